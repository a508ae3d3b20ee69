import { type PointerEvent, useRef } from 'react';

/** So many px sideways are meant; less is a finger that trembles. */
const leastPx = 40;

type Handler = (event: PointerEvent) => void;

/**
 * Returns handlers that turn by a sideways swipe of a finger or a pen: `1` to what follows, `-1` back. What it touches must
 * leave wiping up and down to the browser (`touch-action: pan-y`), which then cancels here.
 */
export function useSwipe(onTurn: (way: 1 | -1) => void): {
  readonly onPointerDown: Handler;
  readonly onPointerUp: Handler;
  readonly onPointerCancel: Handler;
} {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }) => {
      from.current = pointerType !== 'mouse' && isPrimary ? clientX : null;
    },
    onPointerUp: ({ clientX }) => {
      const way = from.current === null ? 0 : from.current - clientX;
      from.current = null;
      if (Math.abs(way) >= leastPx) onTurn(way > 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
