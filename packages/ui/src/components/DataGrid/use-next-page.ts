import { useEffect, useRef } from 'react';
import type { GridMore } from './grid-types.ts';

/** Number of rows before the end at which the next page is loaded. */
const ahead = 12;

/**
 * Loads the next page when the last rendered row is within `ahead` rows of the end, once for each length of
 * the list. After an error only the user retries.
 */
export function useNextPage(more: GridMore | undefined, count: number, lastDrawn: number): void {
  const near = count > 0 && lastDrawn >= count - ahead;
  const wanted = more !== undefined && more.hasMore && !more.loading && !more.error && near;
  const load = more?.onLoad;
  // Also when `onLoad` is a new function on every render.
  const asked = useRef(-1);
  useEffect(() => {
    if (!wanted || asked.current === count) return;
    asked.current = count;
    load?.();
  }, [wanted, count, load]);
}
