import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `total` parts to draw: `first` at once, then as many again at a time, at most `step`, until all of them
 * stand. Each step is a transition, which gives way to a press, and waits for the frame of the one before: two steps
 * that meet in a frame would be laid out and painted in one piece.
 */
export function useGrowing(total: number, first: number, step: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= total) return undefined;
    const frame = requestAnimationFrame(() =>
      startTransition(() => setDrawn(drawn + Math.min(step, drawn || step))),
    );
    return () => cancelAnimationFrame(frame);
  }, [drawn, step, total]);
  return Math.min(drawn, total);
}
