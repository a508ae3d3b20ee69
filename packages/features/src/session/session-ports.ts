import type { SessionPorts } from '@havan/api-client/session-refresh';
import type { SessionStore } from './session-store.ts';

/**
 * The browser's side of the session refresh: the storage that all tabs share and, as the lock between them, the Web
 * Locks of the browser. An insecure origin has none; there each tab only waits for itself.
 */
export function browserSessionPorts(session: SessionStore, now: () => number): SessionPorts {
  return {
    storage: { read: session.read, write: session.signIn, clear: session.signOut },
    withLock: async (name, task) =>
      'locks' in navigator ? await navigator.locks.request(name, task) : await task(),
    marks: {
      set: async (name) => {
        if ('locks' in navigator) await holdFor(markedMs, name);
      },
      has: async (name) =>
        'locks' in navigator &&
        (await navigator.locks.query()).held?.some((lock) => lock.name === name) === true,
    },
    now,
    onSignedOut: session.signOut,
    onRefreshing: session.setRefreshing,
  };
}

/** Longer than what is stored takes to the other tabs; they wait for it for a second. */
const markedMs = 5000;

/** Holds a lock that keeps nobody out; resolves as soon as the other tabs see it. */
const holdFor = (ms: number, name: string): Promise<void> =>
  new Promise((resolve) => {
    const held = () => {
      resolve();
      return new Promise<void>((release) => setTimeout(release, ms));
    };
    // A page that is being left gets no lock; its session is stored all the same.
    navigator.locks.request(name, { mode: 'shared' }, held).catch(() => resolve());
  });
