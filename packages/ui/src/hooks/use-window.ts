// @not-memoised
import { type RefObject, useEffect, useMemo, useState } from 'react';

export type Range = { from: number; to: number };

/**
 * Margin rendered beyond each edge of the viewport, for fast scrolling: `height` in px, but at most `rows`
 * rows, because an update of all rows costs time for each.
 */
const margin = { height: 600, rows: 12 };

/** Heights of rows in px: measured ones, and the average for the others. */
export class RowHeights {
  readonly #known = new Map<string, number>();
  readonly #usual: number;
  #sum = 0;

  /** @param usual height of a row before any is measured */
  constructor(usual: number) {
    this.#usual = usual;
  }

  get average(): number {
    return this.#known.size === 0 ? this.#usual : this.#sum / this.#known.size;
  }

  /** Stores the height of a rendered row; returns whether it has changed. */
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

  /** Returns the total height of a range of rows. */
  between(keys: readonly string[], { from, to }: Range): number {
    const { average } = this;
    let sum = 0;
    for (let i = from; i < to; i++) sum += this.#known.get(keys[i] ?? '') ?? average;
    return sum;
  }
}

/**
 * Returns the rows in the viewport with their margin. `top` is the start of the first row relative to the top
 * of the viewport, in px.
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

/** Returns the row at which the margin ends that starts at `at` and goes up (-1) or down (1). */
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
  /** Total number of rows. */
  readonly count: number;
  /** Heights of the rows before and after the rendered ones, in px. */
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
 * Returns the rows to render while the window scrolls; all rows without `usual`, the usual height of a row in
 * px. Rows may have any height: rendered rows are measured, and keep their height when they are removed. Rows
 * are the children of `body` with `aria-rowindex` (of a table whose header is row 1) or `aria-posinset` (of a
 * list). `atFirst` rows are rendered before the first measurement.
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
      // Measured here, when a layout is due anyway, and not after each render of rows, which would force a
      // layout within the same task.
      if (body.current) measure(body.current, keys, heights);
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const range = visibleRange(top, window.innerHeight, keys, heights);
      // The average changes with each measured row; while the same rows are in view, the gaps do not change
      // with it.
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

/** Measures the rendered rows, each up to the start of the next one, so that an expanded detail counts with its row. */
function measure(body: HTMLElement, keys: readonly string[], heights: RowHeights): void {
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > :is([aria-rowindex], [aria-posinset])')];
  const from = rows[0]?.ariaPosInSet ? Number(rows[0].ariaPosInSet) - 1 : Number(rows[0]?.ariaRowIndex) - 2;
  const tops = rows.map((row) => row.getBoundingClientRect().top);
  for (let i = 0; i + 1 < rows.length && from + i < keys.length; i++)
    heights.keep(keys[from + i] ?? '', (tops[i + 1] ?? 0) - (tops[i] ?? 0));
}
