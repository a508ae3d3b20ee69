import { join } from 'node:path';
import { rolldown, type OutputChunk } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';
import { type Chunk, declaredChunks } from './declared-chunks.ts';
import { frameChunk, pageFiles, type Pages } from './page-files.ts';

/**
 * Pure functions that the bundler may drop when their result is unused. The contract declares each call beside its
 * schemas (`v.object(…)`), and an app uses the call alone: these functions only create schemas.
 */
export const treeshake: Rolldown.TreeshakingOptions = {
  propertyReadSideEffects: false,
  manualPureFunctions: [
    'v',
    'defineCall',
    'withSchemas',
    'pageOf',
    'envelope',
    'choices',
    'listed',
    'someLines',
    'text',
    'words',
  ],
};

/** Helper modules that the build adds. */
const ofTheBuild = /@vanilla-extract|^\0?(?:vite|rolldown)\//;

/**
 * Groups the modules that a page needs for its first paint into a few files: React, the `base` that the entry imports,
 * the `shell` around the signed-in screens, the shared parts of main screens, and one for each chunk that `lazyScreen`
 * or `lazyPart` declares. A hundred small files would compress badly. Modules without a declared chunk are left to the
 * bundler.
 */
export function pageChunks(pages: Pages): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let placeOf: ReadonlyMap<string, Place> = new Map();
  return {
    plugin: {
      name: 'havan:page-chunks',
      apply: 'build',
      async configResolved({ root }) {
        placeOf = layOut(await scout(join(root, 'src/main.tsx')), pages);
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
 * Bundles the app once without styles: within a second this shows which screen needs which module after tree shaking,
 * which the imports alone do not.
 */
async function scout(entry: string): Promise<Scouted> {
  const declared = new Map<string, Chunk>();
  const bundle = await rolldown({
    input: entry,
    external: /^@vanilla-extract\/|\?url$/,
    treeshake,
    transform: { define: { 'import.meta.env.DEV': 'false', 'process.env.NODE_ENV': '"production"' } },
    moduleTypes: { '.woff2': 'empty', '.png': 'empty', '.svg': 'empty', '.css': 'empty' },
    plugins: [declaredChunks(declared)],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate();
  await bundle.close();
  const files = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  return { files, declared };
}

interface Scouted {
  /** The files that the bundler makes by itself, by name. */
  readonly files: ReadonlyMap<string, OutputChunk>;
  readonly declared: ReadonlyMap<string, Chunk>;
}

/** The files of a module and of the rules that it holds. */
interface Place {
  readonly file: string;
  readonly sheet: string;
}

/** Returns the file of each module; none for modules that no page imports statically. */
function layOut({ files, declared }: Scouted, pages: Pages): Map<string, Place> {
  const { fileOf, sheetOf } = pageFiles(pages);
  const reachOf = (roots: readonly string[]): Set<string> => {
    const reached = new Set(roots);
    for (const name of reached) for (const next of files.get(name)?.imports ?? []) reached.add(next);
    return reached;
  };
  const all = [...files.values()];
  const base = reachOf(all.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  const chunkOf = ({ facadeModuleId }: OutputChunk) => declared.get(facadeModuleId ?? '');
  const screens = all.filter((file) => chunkOf(file)?.partOf === undefined && chunkOf(file));
  const parts = all.filter((file) => chunkOf(file)?.partOf !== undefined);
  const needs = new Map(screens.map((screen) => [screen, reachOf([screen.fileName])]));
  // A later part needs the modules that its screen has not loaded.
  for (const part of parts) {
    const opens = (name: string) => files.get(name)?.dynamicImports.includes(part.fileName) ?? false;
    const there = [...needs.values()].filter((reached) => [...reached].some(opens));
    const missing = [...reachOf([part.fileName])].filter((name) =>
      there.every((reached) => !reached.has(name)),
    );
    needs.set(part, new Set(missing));
  }
  const frame = [...needs].flatMap(([file, reached]) =>
    chunkOf(file)?.chunk === frameChunk ? [...reached] : [],
  );
  const screenFiles = new Set(screens.map(({ fileName }) => fileName));
  const opened = reachOf(
    [...base, ...frame]
      .flatMap((name) => files.get(name)?.dynamicImports ?? [])
      .filter((name) => !screenFiles.has(name)),
  );
  return new Map(
    all.flatMap(({ fileName, moduleIds }) => {
      const users = [...needs].flatMap(([file, reached]) =>
        reached.has(fileName) ? (chunkOf(file) ?? []) : [],
      );
      const openedAs = opened.has(fileName) ? (moduleIds.some(isOverlay) ? 'overlay' : 'notices') : undefined;
      const file = base.has(fileName) ? 'base' : fileOf(users, openedAs);
      const place = file && { file, sheet: sheetOf(users, file) };
      return place ? moduleIds.map((id) => [sourceOf(id), place] as const) : [];
    }),
  );
}

/** The overlay library: large and seldom needed, so it must not be loaded with a small notice. */
const isOverlay = (id: string): boolean => /[\\/]node_modules[\\/]@base-ui[\\/]/.test(id);

/** Returns the source module of a stylesheet. */
const sourceOf = (id: string): string => id.replace(/\.vanilla\.css.*$|\?.*$/, '');
