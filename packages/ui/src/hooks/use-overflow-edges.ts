import { type RefObject, useEffect } from 'react';

/**
 * Marks on a row that scrolls sideways whether more is before or behind the visible part (`data-more`: start,
 * end, both, or empty), so that the edge can fade there: a cut is a hint and not a fault. Written to the element
 * itself, without another render.
 */
export function useOverflowEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const follow = () => {
      const before = element.scrollLeft;
      const behind = element.scrollWidth - element.clientWidth - before;
      element.dataset['more'] = before > 1 ? (behind > 1 ? 'both' : 'start') : behind > 1 ? 'end' : '';
    };
    const observer = new ResizeObserver(follow);
    // A count that loads into a child widens the row without resizing the row itself.
    const observe = () => {
      for (const each of [element, ...element.children]) observer.observe(each);
    };
    observe();
    const children = new MutationObserver(observe);
    children.observe(element, { childList: true });
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      children.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [row]);
}
