import { type RefObject, useEffect, useState } from 'react';

export type Range = { from: number; to: number };

/** How many rows are drawn beyond the edges of the window, so that fast scrolling finds them there. */
const margin = 12;

/**
 * Which rows lie in the window: `top` is where the first row begins relative to the window's top edge, all in px.
 * Pure, so that ten thousand rows can be tested without drawing one.
 */
export function visibleRange(top: number, height: number, rowHeight: number, count: number): Range {
  const first = Math.floor(-top / rowHeight) - margin;
  const last = Math.ceil((height - top) / rowHeight) + margin;
  const from = Math.max(0, Math.min(first, count - 1));
  return { from, to: Math.max(from, Math.min(last, count)) };
}

/** Follows the window's scrolling; without a row height every row is drawn. */
export function useWindowedRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number | undefined,
): Range {
  const [range, setRange] = useState<Range>({
    from: 0,
    to: rowHeight === undefined ? count : Math.min(count, 60),
  });
  useEffect(() => {
    if (rowHeight === undefined) return undefined;
    const follow = () => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const next = visibleRange(top, window.innerHeight, rowHeight, count);
      setRange((was) => (was.from === next.from && was.to === next.to ? was : next));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [body, count, rowHeight]);
  return rowHeight === undefined ? { from: 0, to: count } : range;
}
