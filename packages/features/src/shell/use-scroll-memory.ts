import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { createAddressMemory, type AddressMemory } from './address-memory.ts';

/** Data may still be on its way when a page comes back; its height is waited for this long. */
const patienceMs = 6000;

/**
 * Remembers the scroll position per URL and restores it on back and forward; a new navigation begins at the top. A
 * query that was replaced (a filter that was switched) leaves the page where it is.
 */
export function useScrollMemory(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const url = pathname + search;
  const path = useRef(pathname);
  const memory = useRef<AddressMemory | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const save = () => memory.current?.save();
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, []);

  useLayoutEffect(() => {
    memory.current ??= createAddressMemory(sessionStorage, 'havan.scroll');
    const places = memory.current;
    let release = () => {};
    if (type === NavigationType.Pop) release = scrollWhenTallEnough(places.recall(url));
    else if (type === NavigationType.Push || path.current !== pathname) scrollTo(0, 0);
    path.current = pathname;
    const note = () => places.remember(url, scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => {
      release();
      removeEventListener('scroll', note);
    };
  }, [url, pathname, type]);
}

/**
 * Scrolls as soon as the page is tall enough, unless the person has begun to scroll. Within a window of the place it goes
 * as far as there is: the foot of a page may come long after what somebody looks for.
 */
function scrollWhenTallEnough(top: number): () => void {
  if (top <= 0) return () => {};
  const root = document.documentElement;
  const observer = new ResizeObserver(() => {
    const lowest = root.scrollHeight - innerHeight;
    if (lowest < top - innerHeight) return;
    scrollTo(0, top);
    if (lowest >= top) stop();
  });
  const giveUp = setTimeout(() => stop(), patienceMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(giveUp);
    for (const event of ['wheel', 'touchmove', 'keydown']) removeEventListener(event, stop);
  };
  for (const event of ['wheel', 'touchmove', 'keydown']) addEventListener(event, stop, { passive: true });
  observer.observe(root);
  return stop;
}
