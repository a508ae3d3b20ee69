// @not-memoised
import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a row that is wider than its container to the entry that was pressed, or released without another being
 * pressed, and to one that is focused by a key. The row has to be positioned and present from the first render.
 */
export function usePressedInSight(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current as HTMLElement;
    const presses = new MutationObserver((changes) => {
      const entries = changes.map(({ target }) => target as HTMLElement);
      // Where one entry releases another, both change, in the order of the row.
      const entry = entries.find(({ ariaPressed }) => ariaPressed === 'true') ?? entries[0];
      // A third of the width shows the entries before it.
      if (entry) element.scrollLeft = entry.offsetLeft - element.clientWidth / 3;
    });
    presses.observe(element, { subtree: true, attributeFilter: ['aria-pressed'] });
    // Browsers leave a focused entry as it is while most of it is in view. Between the press of a pointer and its release
    // the row must not move.
    const follow = ({ target }: FocusEvent) => {
      const entry = target as HTMLElement;
      if (entry.matches(':focus-visible')) entry.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    element.addEventListener('focusin', follow);
    return () => {
      presses.disconnect();
      element.removeEventListener('focusin', follow);
    };
  }, [row]);
}
