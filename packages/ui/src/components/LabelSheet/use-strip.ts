import { type RefObject, useEffect, useState } from 'react';

interface Strip {
  /** Whether the first, respectively the last cell is in view. */
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly turn: (way: 1 | -1) => void;
}

/** Share of a cell that must be visible; less than 1 because of borders. */
const inSight = 0.98;
/** Share of the visible width to scroll by, so that the last visible cell stays in view. */
const turned = 0.85;

/**
 * Returns whether a scrolling row of `cells` is at its ends, and a function that scrolls it. An
 * IntersectionObserver is used because measuring would force a layout.
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
