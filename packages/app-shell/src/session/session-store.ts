import type { SessionTokens } from '@havan/contract/identity/session';
import type { UserType } from '@havan/domain/company';
import { storageKeyOf, storageKeys } from '@havan/domain/storage-key';
import { createStore } from 'zustand';

/** The auth state of specification §3: during a refresh it is signed out. */
export interface SessionState {
  readonly isAuthenticated: boolean;
  readonly isRefreshing: boolean;
}

export interface SessionStore {
  readonly state: ReturnType<typeof createAuthStore>;
  /** Returns the stored session, which another tab may have written. */
  readonly read: () => SessionTokens | null;
  readonly signIn: (tokens: SessionTokens) => void;
  readonly signOut: () => void;
  /** Clears the storage without updating the screens, just before the page is left. */
  readonly invalidate: () => void;
  /** Returns the token that marks this browser as one that has signed in before; kept after signing out. */
  readonly deviceToken: () => string | undefined;
  readonly storeDevice: (deviceToken: string) => void;
  readonly setRefreshing: (isRefreshing: boolean) => void;
  /** Call it when another tab has changed the storage. */
  readonly storageChanged: (key: string | null) => void;
}

const initial: SessionState = { isAuthenticated: false, isRefreshing: false };
const createAuthStore = (state: SessionState) => createStore<SessionState>()(() => state);

/** Sessions are stored per user type: both areas may be signed in on one host (specification §3). */
export const sessionKey = (userType: UserType): string => storageKeyOf(storageKeys.session, userType);

/** One for both areas, because it identifies the browser. */
const deviceKey = storageKeys.device;

/**
 * Returns the session of one user type in this browser. The storage shared by all tabs is authoritative; the
 * store only notifies the screens of this tab. A valid stored session is signed in at once, an expired one
 * waits for its refresh.
 */
export function createSessionStore(userType: UserType, storage: Storage, now: () => number): SessionStore {
  const key = sessionKey(userType);
  const read = () => parseTokens(storage.getItem(key));
  const stored = read();
  const isValid = stored !== null && Date.parse(stored.tokenExpireDate) > now();
  const state = createAuthStore({
    isAuthenticated: isValid,
    isRefreshing: stored !== null && !isValid,
  });
  return {
    state,
    read,
    signIn: (tokens) => {
      storage.setItem(key, JSON.stringify(tokens));
      state.setState({ isAuthenticated: true, isRefreshing: false });
    },
    signOut: () => {
      storage.removeItem(key);
      state.setState(initial);
    },
    invalidate: () => storage.removeItem(key),
    deviceToken: () => /^[\w-]{43}$/.exec(storage.getItem(deviceKey) ?? '')?.[0],
    storeDevice: (deviceToken) => storage.setItem(deviceKey, deviceToken),
    setRefreshing: (isRefreshing) => {
      state.setState({ isRefreshing, isAuthenticated: !isRefreshing && read() !== null });
    },
    storageChanged: (changed) => {
      if (changed !== key && changed !== null) return;
      state.setState({ isAuthenticated: read() !== null, isRefreshing: false });
    },
  };
}

/** Returns null for stored values that are no session. */
function parseTokens(text: string | null): SessionTokens | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isTokens(value) ? value : null;
  } catch {
    return null;
  }
}

function isTokens(value: unknown): value is SessionTokens {
  if (typeof value !== 'object' || value === null) return false;
  const { token, refreshToken, tokenExpireDate } = value as Partial<Record<string, unknown>>;
  return [token, refreshToken, tokenExpireDate].every((part) => typeof part === 'string');
}
