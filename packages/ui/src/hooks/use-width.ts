import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns the width of the content of an element in whole px, followed as it changes; 0 until the browser has
 * laid it out. It is told, never asked for: to ask lays the page out in the middle of drawing it. Who uses it
 * keeps the height free.
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
