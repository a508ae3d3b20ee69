import { useEffect, useRef } from 'react';
import type { GridMore } from './grid-types.ts';

/** How many rows before the end the next page is asked for. */
const ahead = 12;

/** Loads the next page as its place becomes visible; after a failure only the user retries. */
export function useNextPage(more: GridMore | undefined, count: number, lastDrawn: number): void {
  const near = count > 0 && lastDrawn >= count - ahead;
  const wanted = more !== undefined && more.hasMore && !more.loading && !more.error && near;
  const load = more?.onLoad;
  // Called once for each length of the list, however often the function is recreated.
  const asked = useRef(-1);
  useEffect(() => {
    if (!wanted || asked.current === count) return;
    asked.current = count;
    load?.();
  }, [wanted, count, load]);
}
