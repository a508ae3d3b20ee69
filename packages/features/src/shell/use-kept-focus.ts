import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type FocusPlace, heirOf, placeOf } from './focus-heir.ts';

/**
 * The focus is never lost to the page: what goes away with it hands it to its neighbour, a new page takes it itself, by
 * its title. Dialogs give it back where they were opened, and a field that a screen focuses keeps it.
 */
export function useKeptFocus(): void {
  const { pathname } = useLocation();
  const place = useRef<FocusPlace | null>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      place.current = target instanceof HTMLElement ? placeOf(target) : null;
    };
    if (document.activeElement instanceof HTMLElement) place.current = placeOf(document.activeElement);
    let frame = 0;
    const look = () => {
      const lost = place.current;
      if (lost === null || lost.element.isConnected || frame !== 0) return;
      // Two frames later, whoever gives the focus back by itself has done so.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          frame = 0;
          if (place.current !== lost || hasFocus()) return;
          const heir = heirOf(lost);
          if (heir) heir.focus({ preventScroll: true });
          else focusPage();
        });
      });
    };
    const observer = new MutationObserver(look);
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
    if (!document.activeElement?.closest('main')) focusPage();
  }, [pathname]);
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** Reads out what page it is. */
function focusPage(): void {
  const main = document.querySelector('main');
  main?.setAttribute('aria-label', document.title);
  main?.focus({ preventScroll: true });
}
