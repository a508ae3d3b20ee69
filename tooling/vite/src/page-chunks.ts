import { join } from 'node:path';
import { rolldown, type OutputChunk } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';
import { leanContract } from './lean-contract.ts';
import { leanRouter } from './lean-router.ts';
import { fileOfScreens, isLaterPart, isLayout, sheetOfScreens } from './page-files.ts';

/** What the build adds to the sources. */
const ofTheBuild = /@vanilla-extract|^\0?(?:vite|rolldown)\//;

/**
 * Puts every module that a page needs to paint into one of a few files: React, the `base` that the entry imports, the
 * `shell` around the signed-in screens, what main screens share, one for each screen. A hundred small files compress
 * badly, each on its own. What opens later, by a click, is left to the bundler.
 */
export function pageChunks(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let placeOf: ReadonlyMap<string, Place> = new Map();
  return {
    plugin: {
      name: 'havan:page-chunks',
      apply: 'build',
      async configResolved({ root }) {
        placeOf = layOut(await scout(join(root, 'src/main.tsx')));
      },
    },
    groups: [
      { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 1 },
      {
        name: (id) => {
          if (ofTheBuild.test(id)) return 'base';
          const source = sourceOf(id);
          const place = placeOf.get(source);
          return (source === id ? place?.file : place?.sheet) ?? null;
        },
        includeDependenciesRecursively: false,
      },
    ],
  };
}

/**
 * Bundles the app once without drawing any style: in a second it is known which screen needs which module after all
 * unused exports are gone, which imports alone would not tell.
 */
async function scout(entry: string): Promise<ReadonlyMap<string, OutputChunk>> {
  const bundle = await rolldown({
    input: entry,
    external: /^@vanilla-extract\/|\?url$/,
    treeshake: { propertyReadSideEffects: false },
    transform: { define: { 'import.meta.env.DEV': 'false', 'process.env.NODE_ENV': '"production"' } },
    moduleTypes: { '.woff2': 'empty', '.png': 'empty', '.svg': 'empty', '.css': 'empty' },
    plugins: [leanContract() as Rolldown.Plugin, leanRouter() as Rolldown.Plugin],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate();
  await bundle.close();
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

/** The files of a module and of the rules that it holds. */
interface Place {
  readonly file: string;
  readonly sheet: string;
}

/** The place of each module; one that no page imports at once has none. */
function layOut(chunks: ReadonlyMap<string, OutputChunk>): Map<string, Place> {
  const reachOf = (roots: readonly string[]): Set<string> => {
    const reached = new Set(roots);
    for (const name of reached) for (const next of chunks.get(name)?.imports ?? []) reached.add(next);
    return reached;
  };
  const all = [...chunks.values()];
  const base = reachOf(all.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const routes = all.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith('routes.tsx')));
  const screens = new Set(routes.flatMap(({ dynamicImports }) => dynamicImports));
  const needs = new Map([...screens].map((screen) => [screen, reachOf([screen])]));
  // A part that comes later needs what is not there yet when its screen opens it.
  for (const { fileName } of all.filter(({ facadeModuleId }) => isLaterPart(facadeModuleId ?? ''))) {
    const opens = (name: string) => chunks.get(name)?.dynamicImports.includes(fileName) ?? false;
    const there = [...needs.values()].filter((reached) => [...reached].some(opens));
    const missing = [...reachOf([fileName])].filter((name) => there.every((reached) => !reached.has(name)));
    needs.set(fileName, new Set(missing));
  }
  const needsByModule = [...needs].map(
    ([name, reached]) => [chunks.get(name)?.facadeModuleId ?? '', reached] as const,
  );
  const frame = [
    ...base,
    ...needsByModule.flatMap(([screen, reached]) => (isLayout(screen) ? [...reached] : [])),
  ];
  const opened = reachOf(
    frame.flatMap((name) => chunks.get(name)?.dynamicImports ?? []).filter((name) => !screens.has(name)),
  );
  const files = all.map(({ fileName, moduleIds }) => {
    const users = needsByModule.filter(([, reached]) => reached.has(fileName)).map(([screen]) => screen);
    const openedAs = opened.has(fileName) ? (moduleIds.some(isOverlay) ? 'overlay' : 'notices') : undefined;
    const file = base.has(fileName) ? 'base' : fileOfScreens(users, openedAs);
    return { moduleIds, place: file && { file, sheet: sheetOfScreens(users, file) } };
  });
  return new Map(
    files.flatMap(({ moduleIds, place }) =>
      place ? moduleIds.map((id) => [sourceOf(id), place] as const) : [],
    ),
  );
}

/** What lies over a page is large, and seldom there: it is not to come with a small notice. */
const isOverlay = (id: string): boolean => /@base-ui|\/components\/(?:Modal|Drawer)\//.test(id);

/** A stylesheet belongs to the module that it was written in. */
const sourceOf = (id: string): string => id.replace(/\.vanilla\.css.*$|\?.*$/, '');
