import type { SessionTokens } from '@havan/contract/session';
import type { UserType } from '@havan/domain/company';
import { createStore } from 'zustand';

/** The auth state of specification §3: during a refresh nobody counts as signed in. */
export interface SessionState {
  readonly isAuthenticated: boolean;
  readonly isRefreshing: boolean;
}

export interface SessionStore {
  readonly state: ReturnType<typeof createAuthStore>;
  /** What is stored at this moment, perhaps by another tab. */
  readonly read: () => SessionTokens | null;
  readonly signIn: (tokens: SessionTokens) => void;
  readonly signOut: () => void;
  /** Empties the storage and leaves the screens alone: for the moment before the page is left. */
  readonly forget: () => void;
  readonly setRefreshing: (isRefreshing: boolean) => void;
  /** To be called when another tab changed the storage. */
  readonly storageChanged: (key: string | null) => void;
}

const initial: SessionState = { isAuthenticated: false, isRefreshing: false };
const createAuthStore = (state: SessionState) => createStore<SessionState>()(() => state);

/** Sessions are kept per user type: both areas may be signed in on one host (specification §3). */
export const sessionKey = (userType: UserType): string => `havan.session.${userType}`;

/**
 * The session of one user type in this browser. The storage is the truth that all tabs share; the store only tells the
 * screens of this one. A valid stored session is signed in at once, an expired one waits for its refresh.
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
    forget: () => storage.removeItem(key),
    setRefreshing: (isRefreshing) => {
      state.setState({ isRefreshing, isAuthenticated: !isRefreshing && read() !== null });
    },
    storageChanged: (changed) => {
      if (changed !== key && changed !== null) return;
      state.setState({ isAuthenticated: read() !== null, isRefreshing: false });
    },
  };
}

/** What somebody else may have written into the storage is nobody's session. */
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
