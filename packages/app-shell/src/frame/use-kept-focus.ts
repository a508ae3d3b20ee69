// @not-memoised
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type FocusPlace, nextFocusOf, placeOf } from './next-focus.ts';

/**
 * Keeps the focus from falling back to the document: a removed element passes it to its neighbour, and a new page
 * receives it on its title. Dialogs return it to their opener; a field that a screen focuses, or that the user focused
 * before the page loaded, keeps it. It is mounted with the frame, because the first press may already remove the
 * pressed element.
 */
export function useKeptFocus(): void {
  const { pathname } = useLocation();
  const place = useRef<FocusPlace | null>(null);
  const shown = useRef(pathname);
  const isNew = useRef(false);
  const isTyping = useRef(false);
  const restore = useRef(() => {});

  useEffect(() => {
    if (document.activeElement instanceof HTMLElement) place.current = placeOf(document.activeElement);
    const note = ({ target }: FocusEvent) => {
      place.current = target instanceof HTMLElement ? placeOf(target) : null;
      if (isField(target)) isTyping.current = true;
    };
    const type = () => {
      isTyping.current = true;
    };
    // Navigation starts with a press or the Enter key.
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
        (nextFocusOf(lost) ?? document.querySelector('main'))?.focus({ preventScroll: true });
    };
    restore.current = () => {
      const isLost = place.current?.element.isConnected === false;
      // After two frames, components that restore the focus themselves have done so.
      if ((isNew.current || isLost) && frame === 0)
        frame = requestAnimationFrame(() => {
          frame = requestAnimationFrame(settle);
        });
    };
    const observer = new MutationObserver(() => restore.current());
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
    restore.current();
  }, [pathname]);
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Moves the focus to the title of the new page, unless a field of it has the focus, so that screen readers announce it;
 * false while the page has no title yet.
 */
function takePage(): boolean {
  const main = document.querySelector('main');
  if (!main) return false;
  if (!main.contains(document.activeElement)) {
    main.setAttribute('aria-label', document.title);
    main.focus({ preventScroll: true });
  }
  return true;
}
