import type { Highs } from 'highs';

/** Loads the solver (60 to 90 ms). One instance serves any number of searches in sequence. */
export async function loadSolver(): Promise<Highs> {
  // The package ships one declaration file for its CommonJS and its ES build; under Node's own resolution the default
  // export is typed as the CommonJS namespace, while the ES build that Node loads exports the loader itself.
  const { default: load } = (await import('highs')) as unknown as { default: () => Promise<Highs> };
  return load();
}
