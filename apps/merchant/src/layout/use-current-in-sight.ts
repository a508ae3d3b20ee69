import { type RefObject, useLayoutEffect } from 'react';

/** After these the user moves the menu or the page, and the menu stays as it is. */
const moves = ['wheel', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Scrolls a menu that is higher than the window to its current entry, whenever `current` changes and while its own room
 * settles; the page stays where it is. The menu's `scroll-padding` keeps the entry above the foot.
 */
export function useCurrentInSight(menu: RefObject<HTMLElement | null>, current: string): void {
  useLayoutEffect(() => {
    const box = menu.current;
    if (current === '' || !box) return undefined;
    const bring = () => {
      if (box.scrollHeight > box.clientHeight)
        box.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
    };
    bring();
    const sizes = new ResizeObserver(bring);
    sizes.observe(box);
    // The foot comes later.
    for (const content of box.children) sizes.observe(content);
    const stop = () => {
      sizes.disconnect();
      for (const move of moves) removeEventListener(move, stop);
    };
    for (const move of moves) addEventListener(move, stop, { passive: true });
    return stop;
  }, [menu, current]);
}
