import type { SessionPorts } from '@havan/api-client/session-refresh';
import type { SessionStore } from './session-store.ts';

/**
 * Returns the browser ports of the session refresh: the storage that all tabs share, and the Web Locks API as
 * the lock between them. An insecure origin has no Web Locks; there each tab waits only for itself.
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

/** Longer than a storage event takes to reach the other tabs, which wait a second for it. */
const markedMs = 5000;

/** Holds a shared lock; resolves once the other tabs can see it. */
const holdFor = (ms: number, name: string): Promise<void> =>
  new Promise((resolve) => {
    const held = () => {
      resolve();
      return new Promise<void>((release) => setTimeout(release, ms));
    };
    // A page that is being unloaded cannot get the lock; its session is stored nevertheless.
    navigator.locks.request(name, { mode: 'shared' }, held).catch(() => resolve());
  });
