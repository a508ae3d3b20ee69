// @not-memoised
import { type RefObject, useEffect } from 'react';

/**
 * Sets `data-more` (`start`, `end`, `both` or empty) on a row that scrolls sideways, by the side where more
 * content is hidden; `edgeFade` fades these edges. It is set on the element directly, to avoid a render.
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
    // The children too, because a child that grows does not resize the row.
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
