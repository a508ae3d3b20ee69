import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type FocusPlace, heirOf, placeOf } from './focus-heir.ts';

/**
 * The focus is never lost to the page: what goes away with it hands it to its neighbour, a new page takes it itself, by
 * its title. Dialogs give it back where they were opened, and a field that a screen focuses keeps it. It stands with the
 * frame, not with what comes later: the first press may already take away what it pressed.
 */
export function useKeptFocus(): void {
  const { pathname } = useLocation();
  const place = useRef<FocusPlace | null>(null);
  const shown = useRef(pathname);
  const isNew = useRef(false);
  const look = useRef(() => {});

  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) place.current = placeOf(document.activeElement);
    const note = ({ target }: FocusEvent) => {
      place.current = target instanceof HTMLElement ? placeOf(target) : null;
    };
    let frame = 0;
    const settle = () => {
      frame = 0;
      const lost = place.current;
      if (isNew.current) isNew.current = !takePage();
      else if (lost && !lost.element.isConnected && !hasFocus())
        (heirOf(lost) ?? document.querySelector('main'))?.focus({ preventScroll: true });
    };
    look.current = () => {
      const isLost = place.current?.element.isConnected === false;
      // Two frames later, whoever gives the focus back by itself has done so.
      if ((isNew.current || isLost) && frame === 0)
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(settle);
        });
    };
    const observer = new MutationObserver(() => look.current());
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', note);
    };
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    isNew.current = true;
    look.current();
  }, [pathname]);
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** The new page takes the focus, unless a field of it has it, and reads out what it is; false while there is none yet. */
function takePage(): boolean {
  const main = document.querySelector('main');
  if (!main) return false;
  if (!main.contains(document.activeElement)) {
    main.setAttribute('aria-label', document.title);
    main.focus({ preventScroll: true });
  }
  return true;
}
