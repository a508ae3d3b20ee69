import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { createAddressMemory, type AddressMemory } from './address-memory.ts';

/** Data may still be on its way when a page comes back; its height is waited for this long. */
const patienceMs = 6000;

/**
 * Remembers the scroll position of each address in the history of the tab and restores it on back, forward and a reload;
 * a new navigation begins at the top. A query that was replaced (a filter that was switched) leaves the page where it is.
 */
export function useScrollMemory(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const entry = `${key} ${pathname}${search}`;
  const shown = useRef({ entry, pathname });
  const memory = useRef<AddressMemory | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = () => memory.current?.save();
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);

  useLayoutEffect(() => {
    const isTyped = memory.current === null && isNewDocument();
    memory.current ??= createAddressMemory(sessionStorage, 'havan.scroll');
    const places = memory.current;
    let way = arrived;
    if (isTyped) places.remember(entry, 0);
    else if (type === NavigationType.Pop) way = scrollWhenTallEnough(places.recall(entry));
    else if (type === NavigationType.Push || shown.current.pathname !== pathname) scrollTo(0, 0);
    else places.remember(entry, places.recall(shown.current.entry));
    shown.current = { entry, pathname };
    // A place on the way back is none that was left: a second reload before the end leads to the first one.
    const note = () => {
      if (way.hasEnded()) places.remember(entry, scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      way.end();
      removeEventListener('scroll', note);
    };
  }, [entry, pathname, type]);
}

/** The address was typed, or a link from elsewhere led to it: the router calls that a way back as well. */
const isNewDocument = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((load) => load instanceof PerformanceNavigationTiming && load.type === 'navigate');

interface WayBack {
  /** The place is reached, was given up, or the person went elsewhere. */
  readonly hasEnded: () => boolean;
  readonly end: () => void;
}

const arrived: WayBack = { hasEnded: () => true, end: () => {} };

/**
 * Scrolls as soon as the page is tall enough, unless the person has begun to scroll. Within a window of the place it goes
 * as far as there is: the foot of a page may come long after what somebody looks for.
 */
function scrollWhenTallEnough(top: number): WayBack {
  if (top <= 0) return arrived;
  const root = document.documentElement;
  let hasEnded = false;
  const observer = new ResizeObserver(() => {
    const lowest = root.scrollHeight - innerHeight;
    if (lowest < top - innerHeight) return;
    scrollTo(0, top);
    if (lowest >= top) end();
  });
  const giveUp = setTimeout(() => end(), patienceMs);
  const end = () => {
    hasEnded = true;
    observer.disconnect();
    clearTimeout(giveUp);
    for (const event of ownScrolling) removeEventListener(event, end);
  };
  for (const event of ownScrolling) addEventListener(event, end, { passive: true });
  observer.observe(root);
  return { hasEnded: () => hasEnded, end };
}

/** `pointerdown` takes the bar at the side. */
const ownScrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
