import { type RefObject, useEffect, useMemo, useState } from 'react';

export type Range = { from: number; to: number };

/**
 * Margin that is drawn beyond each edge of the window, so that fast scrolling finds it there: so many px, and
 * never more than so many rows. A press that moves every row pays for each of them.
 */
const margin = { height: 600, rows: 12 };

/** The heights of rows in px: those that were drawn once, and for the others what they are on the average. */
export class RowHeights {
  readonly #known = new Map<string, number>();
  readonly #usual: number;
  #sum = 0;

  /** @param usual what a row is taken for until one was drawn */
  constructor(usual: number) {
    this.#usual = usual;
  }

  get average(): number {
    return this.#known.size === 0 ? this.#usual : this.#sum / this.#known.size;
  }

  /** Keeps the height of a drawn row; whether it is another one than before. */
  keep(key: string, height: number): boolean {
    const known = this.#known.get(key);
    if (known !== undefined && Math.abs(known - height) < 0.5) return false;
    this.#known.set(key, height);
    this.#sum += height - (known ?? 0);
    return true;
  }

  of(key: string): number {
    return this.#known.get(key) ?? this.average;
  }

  /** Returns the height of rows together. */
  between(keys: readonly string[], { from, to }: Range): number {
    const { average } = this;
    let sum = 0;
    for (let i = from; i < to; i++) sum += this.#known.get(keys[i] ?? '') ?? average;
    return sum;
  }
}

/**
 * Returns the rows in the window: `top` is where the first row begins relative to the window's top edge, in
 * px. Pure, so that ten thousand rows can be tested without drawing one.
 */
export function visibleRange(
  top: number,
  height: number,
  keys: readonly string[],
  heights: RowHeights,
): Range {
  const count = keys.length;
  let at = top;
  let first = 0;
  for (; first < count - 1 && at + heights.of(keys[first] ?? '') <= 0; first++)
    at += heights.of(keys[first] ?? '');
  let last = first;
  for (; last < count && at < height; last++) at += heights.of(keys[last] ?? '');
  return { from: marginFrom(first, -1, keys, heights), to: marginFrom(last, 1, keys, heights) };
}

/** Returns where the margin ends that begins at a row and goes up (-1) or down (1). */
function marginFrom(at: number, step: -1 | 1, keys: readonly string[], heights: RowHeights): number {
  let left = margin.height;
  let row = at;
  for (let rows = 0; rows < margin.rows && left > 0; rows++) {
    const key = keys[step < 0 ? row - 1 : row];
    if (key === undefined) break;
    left -= heights.of(key);
    row += step;
  }
  return row;
}

export type DrawnRows = Range & {
  /** How many rows there are. */
  readonly count: number;
  /** Height of the rows before and behind the drawn ones, in px. */
  readonly before: number;
  readonly behind: number;
};

const drawnRows = ({ from, to }: Range, keys: readonly string[], heights: RowHeights): DrawnRows => ({
  from,
  to,
  count: keys.length,
  before: heights.between(keys, { from: 0, to: from }),
  behind: heights.between(keys, { from: to, to: keys.length }),
});

/**
 * Follows the window's scrolling; without a usual height every row is drawn. Rows may be of any height: what was drawn is
 * measured, and keeps its place when it goes. They are the children of `body` that say their place by `aria-rowindex` (of
 * a table, whose heading is the first) or `aria-posinset` (of a list). `atFirst` rows are drawn before the window is known.
 */
export function useWindowedRows(
  body: RefObject<HTMLElement | null>,
  keys: readonly string[],
  usual: number | undefined,
  atFirst = 60,
): DrawnRows {
  const count = keys.length;
  const heights = useMemo(() => new RowHeights(usual ?? 0), [usual]);
  const [drawn, setDrawn] = useState(() =>
    drawnRows({ from: 0, to: Math.min(count, atFirst) }, keys, heights),
  );
  useEffect(() => {
    if (usual === undefined) return undefined;
    const follow = () => {
      // Measured here, where the browser has laid the rows out for the frame or is about to, and not as soon as they
      // are drawn: that would lay them out within the task that draws them, and make one long task of two.
      if (body.current) measure(body.current, keys, heights);
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const range = visibleRange(top, window.innerHeight, keys, heights);
      // The average moves with each row measured. Rows that stay in sight are no reason to move the gaps with it.
      setDrawn((was) => (isSame(was, range, count) ? was : drawnRows(range, keys, heights)));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [body, keys, count, heights, usual]);
  return usual === undefined ? { from: 0, to: count, count, before: 0, behind: 0 } : drawn;
}

const isSame = (was: DrawnRows, { from, to }: Range, count: number): boolean =>
  was.from === from && was.to === to && was.count === count;

/** Measures the drawn rows, each up to where the next begins: what opened beneath a row is part of it. */
function measure(body: HTMLElement, keys: readonly string[], heights: RowHeights): void {
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > :is([aria-rowindex], [aria-posinset])')];
  const from = rows[0]?.ariaPosInSet ? Number(rows[0].ariaPosInSet) - 1 : Number(rows[0]?.ariaRowIndex) - 2;
  const tops = rows.map((row) => row.getBoundingClientRect().top);
  for (let i = 0; i + 1 < rows.length && from + i < keys.length; i++)
    heights.keep(keys[from + i] ?? '', (tops[i + 1] ?? 0) - (tops[i] ?? 0));
}
