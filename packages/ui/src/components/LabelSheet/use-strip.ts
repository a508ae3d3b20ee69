import { type RefObject, useEffect, useState } from 'react';

interface Strip {
  /** Whether nothing lies before or behind what is in sight. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly turn: (way: 1 | -1) => void;
}

/** A cell that is in sight but for the width of a line. */
const inSight = 0.98;
/** Of what is in sight so much goes, so that the last cell is met again. */
const turned = 0.85;

/**
 * Returns the position of a scrolling row among its `cells`, and functions to turn it. Watched, not measured:
 * nothing is laid out for it.
 */
export function useStrip(row: RefObject<HTMLElement | null>, cells: number): Strip {
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  useEffect(() => {
    const root = row.current;
    const [first, last] = [root?.firstElementChild, root?.lastElementChild];
    if (cells === 0 || !root || !first || !last) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = (cell: Element, before: boolean) =>
          entries.findLast(({ target }) => target === cell)?.isIntersecting ?? before;
        setEnds((before) => {
          const [atStart, atEnd] = [seen(first, before.atStart), seen(last, before.atEnd)];
          return atStart === before.atStart && atEnd === before.atEnd ? before : { atStart, atEnd };
        });
      },
      { root, threshold: inSight },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [row, cells]);
  return {
    ...ends,
    turn: (way) => {
      const root = row.current;
      root?.scrollBy({ left: way * root.clientWidth * turned });
    },
  };
}
