import type { PersistStorage, StorageValue } from 'zustand/middleware';

/** A press is answered first; whatever else the page has to do may hold the list back for this long, in ms. */
const longestWait = 1_000;

/**
 * This browser's storage for a state that changes with each press: what is written last is turned into text and put
 * there when the page has nothing else to do, and at the latest when it goes out of sight, so that nothing is lost.
 */
export function createIdleStorage<S>(): PersistStorage<S> {
  const waiting = new Map<string, StorageValue<S>>();
  const write = () => {
    for (const [name, value] of waiting) localStorage.setItem(name, JSON.stringify(value));
    waiting.clear();
  };
  const writeSoon = () => {
    // Safari knows no idle time.
    if ('requestIdleCallback' in window) window.requestIdleCallback(write, { timeout: longestWait });
    else setTimeout(write, longestWait / 4);
  };
  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
  }
  return {
    getItem: (name) => {
      const text = typeof localStorage === 'undefined' ? null : localStorage.getItem(name);
      return text === null ? null : (JSON.parse(text) as StorageValue<S>);
    },
    setItem: (name, value) => {
      if (waiting.size === 0) writeSoon();
      waiting.set(name, value);
    },
    removeItem: (name) => {
      waiting.delete(name);
      localStorage.removeItem(name);
    },
  };
}
