import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets the height of an element in px as a custom property of the page and keeps it up to date, so that fixed and
 * sticky elements elsewhere stay clear of it; 0 while `isShown` is false, removed on unmount.
 */
export function usePublishedHeight(
  ref: RefObject<HTMLElement | null>,
  name: '--hv-notice-height',
  isShown = true,
): void {
  useLayoutEffect(() => {
    const element = ref.current;
    const { style } = document.documentElement;
    if (!element) return undefined;
    if (!isShown) {
      style.setProperty(name, '0px');
      return undefined;
    }
    const observer = new ResizeObserver((entries) => {
      const size = entries.at(-1)?.borderBoxSize[0];
      if (size) style.setProperty(name, `${Math.round(size.blockSize)}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, name, isShown]);
  useLayoutEffect(
    () => () => {
      document.documentElement.style.removeProperty(name);
    },
    [name],
  );
}
