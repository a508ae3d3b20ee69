import { type RefObject, useEffect } from 'react';

/**
 * Marks on a row that scrolls sideways whether more is before or behind the visible part (`data-more`: start,
 * end, both), so that the edge can fade there: a cut is a hint and not a fault. Written to the element
 * itself, without another render.
 */
export function useOverflowEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const follow = () => {
      const behind = element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft) > 1;
      const before = Math.abs(element.scrollLeft) > 1;
      const more = before && behind ? 'both' : before ? 'start' : behind ? 'end' : '';
      if (more) element.dataset['more'] = more;
      else delete element.dataset['more'];
    };
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [row]);
}
