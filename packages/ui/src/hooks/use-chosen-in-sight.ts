import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls a row so that its selected entry is in the middle. */
function bringIntoSight(row: HTMLElement | null): void {
  const chosen = row?.querySelector('[aria-current="page"], [aria-selected="true"]');
  if (!row || !chosen) return;
  const [own, whole] = [chosen.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2);
}

/**
 * Scrolls an overflowing row so that its selected entry (`aria-current` or `aria-selected`) is in the middle,
 * on mount and whenever `state` changes. The page does not scroll.
 *
 * @param state changes whenever the position of the selected entry may change, for example with its id and
 * the number of counts
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, state: string): void {
  const seen = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (seen.current !== state) bringIntoSight(row.current);
    seen.current = state;
  }, [row, state]);
}
