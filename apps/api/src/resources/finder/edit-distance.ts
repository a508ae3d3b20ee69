/** Rows of the table are reused: a search compares a word with thousands. */
const longest = 40;
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const;

export interface Distances {
  /** To the whole of `b`. */
  readonly whole: number;
  /** To some beginning of `b`: whatever follows is free. */
  readonly begun: number;
}

const tooFar = (limit: number): Distances => ({ whole: limit + 1, begun: limit + 1 });

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to make `a` into `b`, and into a
 * beginning of it; `limit + 1` for what must be more than `limit`.
 */
export function editDistances(a: string, b: string, limit: number): Distances {
  if (a.length > longest) return tooFar(limit);
  const width = Math.min(b.length, a.length + limit, longest);
  let [before, last, current]: [Uint8Array, Uint8Array, Uint8Array] = [rows[0], rows[1], rows[2]];
  for (let j = 0; j <= width; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    current[0] = i;
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((last[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped =
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      current[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return tooFar(limit);
    [before, last, current] = [last, current, before];
  }
  let begun = limit + 1;
  for (let j = 0; j <= width; j++) begun = Math.min(begun, last[j] ?? begun);
  return { whole: width < b.length ? limit + 1 : Math.min(last[width] ?? 0, limit + 1), begun };
}
