import { useEffect, useState } from 'react';

/** Specification §9: hidden when scrolling down beyond 25 px, a shadow after 80 px. */
const hideBeyond = 25;
const shadowAfter = 80;

export type HeaderScroll = { hidden: boolean; raised: boolean };

/** How the header stands after a scroll from `before` to `now`; a page pulled past its top counts as the top. */
export function headerScroll(before: number, now: number, was: HeaderScroll): HeaderScroll {
  const raised = now > shadowAfter;
  if (now <= hideBeyond) return { hidden: false, raised };
  if (now === before) return { hidden: was.hidden, raised };
  return { hidden: now > before, raised };
}

/** Follows the window's scrolling. `onHide` closes what hangs from the header. */
export function useHeaderScroll(onHide?: () => void): HeaderScroll {
  const [state, setState] = useState<HeaderScroll>({ hidden: false, raised: false });
  useEffect(() => {
    // Where it stands, once a frame has been laid out: asked at once, the whole page would be laid out for the answer.
    let before = 0;
    const frame = requestAnimationFrame(() => {
      before = window.scrollY;
    });
    let was: HeaderScroll = { hidden: false, raised: false };
    const follow = () => {
      const now = window.scrollY;
      const next = headerScroll(before, now, was);
      before = now;
      if (next.hidden && !was.hidden) onHide?.();
      if (next.hidden !== was.hidden || next.raised !== was.raised) setState(next);
      was = next;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
    };
  }, [onHide]);
  return state;
}
