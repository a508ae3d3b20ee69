import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `total` parts to draw: `first` at once, then as many again at a time, at most `step`, until all of them
 * stand. Each step is a transition, which gives way to a press; one for the whole rest would put hundreds of
 * parts into the page, and lay them out, in one piece.
 */
export function useGrowing(total: number, first: number, step: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + Math.min(step, drawn || step)));
  }, [drawn, step, total]);
  return Math.min(drawn, total);
}
