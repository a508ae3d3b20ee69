// @not-memoised
import { startTransition, useEffect, useState } from 'react';

/**
 * Returns how many of `total` parts to render: `first` at once, then doubling by at most `step` until all are rendered.
 * Each step is a transition, which yields to a press, and waits for the frame of the previous one: two steps in one
 * frame would be laid out and painted together.
 */
export function useIncrementalRender(total: number, first: number, step: number): number {
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
