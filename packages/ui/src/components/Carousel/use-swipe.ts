import { type PointerEvent, useRef } from 'react';

/** Minimum horizontal distance of a swipe, in px. */
const leastPx = 40;

type Handler = (event: PointerEvent) => void;

/**
 * Returns pointer handlers that call `onTurn` after a horizontal swipe by touch or pen: 1 for the next slide,
 * -1 for the previous. The element needs `touch-action: pan-y`: the browser then handles vertical scrolling
 * and sends `pointercancel`, which ends the swipe.
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
