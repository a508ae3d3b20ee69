import type { Plugin, Rolldown } from 'vite';

const styleModule = /\.css\.ts$/;
const styleSheet = /\.vanilla\.css/;

/** The compiled style modules of the app's build, by file. */
type StyleModules = Map<string, string>;

/**
 * Two plugins that share class names: the first records them while the app is built, the second passes them to the
 * build that prerenders frames. Each style is compiled once, with the same names in both builds.
 */
export function styleNames(): { readonly note: Plugin; readonly use: Rolldown.Plugin } {
  const modules: StyleModules = new Map();
  return {
    note: {
      name: 'havan:note-style-names',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: styleModule },
        handler: (code, id) => void modules.set(id, code),
      },
    },
    use: {
      name: 'havan:use-style-names',
      resolveId: { filter: { id: styleSheet }, handler: (id) => ({ id, moduleSideEffects: false }) },
      load: {
        filter: { id: /\.css\.ts$|\.vanilla\.css/ },
        handler: (id) =>
          styleSheet.test(id)
            ? { code: '', moduleType: 'js' }
            : { code: modules.get(id) ?? missing(id), moduleType: 'js' },
      },
    },
  };
}

function missing(id: string): never {
  throw new Error(`${id} is painted but no part of the app`);
}
