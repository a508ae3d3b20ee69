import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets `--menu-top` on the menu, px: the distance from the upper edge of the window to the place where the menu begins,
 * beneath the header. It shrinks as the page is scrolled; the menu reaches from there to the lower edge.
 */
export function useRoomOfMenu(menu: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = menu.current;
    const place = element?.parentElement;
    if (!element || !place) return undefined;
    const header = document.querySelector('header');
    const follow = () => {
      const head = header?.getBoundingClientRect().bottom ?? 0;
      const top = Math.max(0, head, place.getBoundingClientRect().top);
      element.style.setProperty('--menu-top', `${Math.round(top)}px`);
    };
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(place);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    // The header hides and returns with a transition.
    header?.addEventListener('transitionend', follow);
    return () => {
      sizes.disconnect();
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
      header?.removeEventListener('transitionend', follow);
    };
  }, [menu]);
}
