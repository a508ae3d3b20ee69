// @not-memoised
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns the content width of an element in whole px, updated on resize; 0 until the browser has laid it out. A
 * ResizeObserver reports it, because reading it during the render would force a layout. The caller reserves the height.
 */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver((entries) => {
      const reported = entries.at(-1);
      if (reported) setWidth(Math.floor(reported.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
