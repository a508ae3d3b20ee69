// @not-memoised
import { storageKeys } from '@havan/domain/storage-key';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType } from 'react-router';
import { createAddressMemory, type AddressMemory } from './address-memory.ts';

/** How long a restored page may change its height, because its data is still loading. */
const patienceMs = 6000;

/**
 * Stores the scroll position of each address in the history of the tab and restores it on back, forward and reload; a
 * new navigation starts at the top. A replaced query (a changed filter) keeps the position.
 */
export function useScrollMemory({
  location,
  type,
}: {
  readonly location: Location;
  readonly type: NavigationType;
}): void {
  const { key, pathname, search } = location;
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
    memory.current ??= createAddressMemory(sessionStorage, storageKeys.scrollPositions);
    const places = memory.current;
    let way = arrived;
    if (isTyped) places.store(entry, 0);
    else if (type === NavigationType.Pop) way = scrollWhenTallEnough(places.recall(entry));
    else if (type === NavigationType.Push || shown.current.pathname !== pathname) scrollTo(0, 0);
    else places.store(entry, places.recall(shown.current.entry));
    shown.current = { entry, pathname };
    // A position during a restoration is not stored: a second reload before its end uses the first one.
    const note = () => {
      if (way.hasEnded()) places.store(entry, scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      way.end();
      removeEventListener('scroll', note);
    };
  }, [entry, pathname, type]);
}

/** The address was typed or opened from another site: the router reports that as a POP, too. */
const isNewDocument = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((load) => load instanceof PerformanceNavigationTiming && load.type === 'navigate');

interface WayBack {
  /** The time is over, the user scrolls, or has navigated away. */
  readonly hasEnded: () => boolean;
  readonly end: () => void;
}

const arrived: WayBack = { hasEnded: () => true, end: () => {} };

/**
 * Scrolls as soon as the page is tall enough, unless the user has started to scroll, and again whenever its height
 * changes, because content above may first have another height, such as text in a fallback font. Within one window
 * height of the position it scrolls as far as possible, because the end of a page may load much later.
 */
function scrollWhenTallEnough(top: number): WayBack {
  if (top <= 0) return arrived;
  const root = document.documentElement;
  let hasEnded = false;
  const observer = new ResizeObserver(() => {
    if (root.scrollHeight >= top) scrollTo(0, top);
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

/** `pointerdown` covers the scroll bar. */
const ownScrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
