import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls a row so that its chosen entry is in the middle. */
function bringIntoSight(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-current="page"], [aria-selected="true"]');
  if (!row || !chosen) return;
  const [own, whole] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2);
}

/**
 * Scrolls a row that is wider than its place so that its chosen entry (`aria-current` or `aria-selected`) is in the
 * middle: at first, and whenever `state` changes. The page itself does not scroll.
 *
 * @param state what decides the place of the entry: which one it is, and how many counts stand before it
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, state: string): void {
  const seen = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (seen.current !== state) bringIntoSight(row.current);
    seen.current = state;
  }, [row, state]);
}
