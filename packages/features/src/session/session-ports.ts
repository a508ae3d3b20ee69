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
    now,
    onSignedOut: session.signOut,
    onRefreshing: session.setRefreshing,
  };
}
