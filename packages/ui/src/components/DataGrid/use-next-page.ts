import { useEffect, useRef } from 'react';
import type { GridMore } from './grid-types.ts';

/** How many rows before the end the next page is asked for. */
const ahead = 12;

/** Asks for the next page as its place comes into sight; after a failure only the person asks again. */
export function useNextPage(more: GridMore | undefined, count: number, lastDrawn: number): void {
  const near = count > 0 && lastDrawn >= count - ahead;
  const wanted = more !== undefined && more.hasMore && !more.loading && !more.error && near;
  const load = more?.onLoad;
  // Asked once for every length the list reaches, however often the function is made anew.
  const asked = useRef(-1);
  useEffect(() => {
    if (!wanted || asked.current === count) return;
    asked.current = count;
    load?.();
  }, [wanted, count, load]);
}
