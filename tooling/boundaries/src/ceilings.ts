import type { Metric } from './source-file.ts';

/**
 * The largest allowed count of each metric. A ceiling is only ever lowered: `pnpm boundaries --lower` writes the
 * current counts. `null` reports without refusing, for code that is about to move.
 */
export const ceilings: Readonly<Record<Metric, number | null>> = {
  upwardImports: 0,
  foreignSql: 0,
  cycles: 0,
  largeFolders: 0,
  avoidedWords: 0,
  libraryPatches: 0,
  unusedModules: 0,
};
