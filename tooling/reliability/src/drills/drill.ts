/** What a drill found: figures for the table, and every fault in words. A drill without faults held. */
export interface Verdict {
  readonly drill: string;
  readonly figures: string;
  readonly faults: readonly string[];
}

export interface DrillOptions {
  readonly seed: number;
  /** The size that `pnpm test` can afford. */
  readonly isSmall: boolean;
  /** Says how far it is, as often as it likes. */
  readonly tell: (progress: string) => void;
}

/** One topic of `pnpm reliability`. */
export type Drill = (options: DrillOptions) => Promise<Verdict>;

/** Many at a time, never more than `width`; in the order of the input. */
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
