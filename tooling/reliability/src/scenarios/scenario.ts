import type { Books } from '../harness/checkouts.ts';

/**
 * The result of a scenario: figures for the table, and a sentence for every fault. A scenario without faults has
 * passed.
 */
export interface Verdict {
  readonly scenario: string;
  readonly metrics: string;
  readonly faults: readonly string[];
  /** The results of a scenario with checkouts. */
  readonly books?: Books;
  /** The reason why it did not run on this machine. */
  readonly skipped?: string;
}

/** Returns the verdict of a scenario that cannot run on this machine, with the reason. */
export const skipped = (scenario: string, why: string): Verdict => ({
  scenario,
  metrics: `skipped: ${why}`,
  faults: [],
  skipped: why,
});

export interface ScenarioOptions {
  readonly seed: number;
  /** The size that `pnpm test` can afford. */
  readonly isSmall: boolean;
  /** Reports progress. */
  readonly notify: (progress: string) => void;
}

/** One topic of `pnpm reliability`. */
export type Scenario = (options: ScenarioOptions) => Promise<Verdict>;

/** Runs tasks with at most `width` at a time. Returns the results in the order of the input. */
export async function inParallel<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T, at);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}

/** `count 200, count 409 1992 …`: how often each outcome came. */
export function tally(outcomes: readonly string[]): string {
  const counts = Map.groupBy(outcomes, (outcome) => outcome);
  return [...counts].map(([outcome, all]) => `${all.length} × ${outcome}`).join(', ');
}

/** Inverts the verdict of a scenario without its guard: it has passed when it found a fault like `sign`. */
export function mustBeRed(verdict: Verdict, sign: RegExp): Verdict {
  const { scenario, faults } = verdict;
  if (verdict.skipped !== undefined) return verdict;
  const red = faults.find((fault) => sign.test(fault));
  return {
    scenario: `${scenario} without its guard`,
    metrics: red ? `red as it must be: ${red}` : 'stayed green',
    faults: red
      ? []
      : [`the drill does not notice that the guard is gone; its faults: ${faults.join('; ') || 'none'}`],
  };
}
