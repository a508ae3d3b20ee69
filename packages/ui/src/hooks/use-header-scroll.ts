// @not-memoised
import { useEffect, useState } from 'react';
import { headerHideAfterPx, headerShadowAfterPx, scrollShadowThrottleMs } from '../theme/behaviour.ts';

export type HeaderScroll = { hidden: boolean; raised: boolean };

/**
 * Returns the state of the header after a scroll from `before` to `now`; a page pulled past its top counts as
 * the top.
 */
export function headerScroll(before: number, now: number, was: HeaderScroll): HeaderScroll {
  const raised = now > headerShadowAfterPx;
  if (now <= headerHideAfterPx) return { hidden: false, raised };
  if (now === before) return { hidden: was.hidden, raised };
  return { hidden: now > before, raised };
}

/**
 * Returns the state of the header while the window scrolls. The shadow changes at most once in 500 ms, so
 * that it does not flicker. `onHide` is called when the header hides, to close its open menus.
 */
export function useHeaderScroll(onHide?: () => void): HeaderScroll {
  const [state, setState] = useState<HeaderScroll>({ hidden: false, raised: false });
  useEffect(() => {
    // Read after a frame has been laid out; reading it at once would force a layout of the whole page.
    let before = 0;
    const frame = requestAnimationFrame(() => {
      before = window.scrollY;
    });
    let was: HeaderScroll = { hidden: false, raised: false };
    let turnedAt = -scrollShadowThrottleMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const now = window.scrollY;
      const next = headerScroll(before, now, was);
      before = now;
      clearTimeout(timer);
      if (next.raised !== was.raised) {
        const wait = turnedAt + scrollShadowThrottleMs - performance.now();
        if (wait > 0) {
          next.raised = was.raised;
          timer = setTimeout(follow, wait);
        } else turnedAt = performance.now();
      }
      if (next.hidden && !was.hidden) onHide?.();
      if (next.hidden !== was.hidden || next.raised !== was.raised) setState(next);
      was = next;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('scroll', follow);
    };
  }, [onHide]);
  return state;
}
