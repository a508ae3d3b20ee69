import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type FocusPlace, heirOf, placeOf } from './focus-heir.ts';

/**
 * The focus is never lost to the page: what goes away with it hands it to its neighbour, a new page takes it itself, by
 * its title. Dialogs give it back where they were opened; a field that a screen focuses keeps it, as does one that somebody
 * has gone on to before the page has come. It stands with the frame, not with what comes later: the first press may already
 * take away what it pressed.
 */
export function useKeptFocus(): void {
  const { pathname } = useLocation();
  const place = useRef<FocusPlace | null>(null);
  const shown = useRef(pathname);
  const isNew = useRef(false);
  const isTyping = useRef(false);
  const look = useRef(() => {});

  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) place.current = placeOf(document.activeElement);
    const note = ({ target }: FocusEvent) => {
      place.current = target instanceof HTMLElement ? placeOf(target) : null;
      if (isField(target)) isTyping.current = true;
    };
    const type = () => {
      isTyping.current = true;
    };
    // What leads to another page is pressed, or entered.
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Enter' : !isField(event.target))
        isTyping.current = false;
    };
    let frame = 0;
    const settle = () => {
      frame = 0;
      const lost = place.current;
      if (isNew.current) isNew.current = !(isTyping.current || takePage());
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
    document.addEventListener('input', type);
    document.addEventListener('keydown', press, true);
    document.addEventListener('click', press, true);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', note);
      document.removeEventListener('input', type);
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('click', press, true);
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

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

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
