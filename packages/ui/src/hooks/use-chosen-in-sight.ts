import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a row that is wider than its place so that its chosen entry (`aria-current` or `aria-selected`) is in the
 * middle: at first, and whenever `state` changes. The page itself does not scroll.
 *
 * @param state what decides the place of the entry: which one it is, and how many counts stand before it
 */
export function useChosenInSight(row: RefObject<HTMLElement | null>, state: string): void {
  const seen = useRef<string | null>(null);
  useLayoutEffect(() => {
    const element = row.current;
    const chosen = element?.querySelector('[aria-current="page"], [aria-selected="true"]');
    if (element && chosen && seen.current !== state) {
      const [own, whole] = [chosen.getBoundingClientRect(), element.getBoundingClientRect()];
      element.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2);
    }
    seen.current = state;
  }, [row, state]);
}
