import type { PersistStorage, StorageValue } from 'zustand/middleware';

/** Longest delay of a write, in ms, while the page is busy. */
const longestWait = 1_000;

/** Parts of a page that the storage uses. */
interface PageToStoreBy {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Calls `work` once, when the page is idle. */
  readonly whenIdle: (work: () => void) => void;
  /** Calls `work` whenever the page is hidden, because it may not be shown again. */
  readonly whenHidden: (work: () => void) => void;
}

/**
 * Returns this browser's storage for a state that changes with each press: the last value is serialised and
 * stored when the page is idle, and at the latest when it is hidden, so that nothing is lost.
 */
export function createIdleStorage<S>(page = browserPage()): PersistStorage<S> {
  const waiting = new Map<string, StorageValue<S>>();
  const write = () => {
    for (const [name, value] of waiting) page?.storage.setItem(name, JSON.stringify(value));
    waiting.clear();
  };
  page?.whenHidden(write);
  return {
    getItem: (name) => {
      const text = page?.storage.getItem(name) ?? null;
      return text === null ? null : (JSON.parse(text) as StorageValue<S>);
    },
    setItem: (name, value) => {
      if (waiting.size === 0) page?.whenIdle(write);
      waiting.set(name, value);
    },
    removeItem: (name) => {
      waiting.delete(name);
      page?.storage.removeItem(name);
    },
  };
}

/** Returns the page of this browser; null outside a browser. */
function browserPage(): PageToStoreBy | null {
  if (typeof window === 'undefined') return null;
  return {
    storage: localStorage,
    whenIdle: (work) => {
      // Safari has no `requestIdleCallback`.
      if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: longestWait });
      else setTimeout(work, longestWait / 4);
    },
    whenHidden: (work) => {
      window.addEventListener('pagehide', work);
      document.addEventListener('visibilitychange', work);
    },
  };
}
