import type { Plugin, Rolldown } from 'vite';

const styleModule = /\.css\.ts$/;
const styleSheet = /\.vanilla\.css/;

/** The modules of the styles as the build of the app has drawn them, by their file. */
type StyleModules = Map<string, string>;

/**
 * Two plugins that share the names of classes: the first notes them while the app is built, the second hands them to
 * the build that paints its frames. So a style is drawn once, and both builds call it the same.
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
