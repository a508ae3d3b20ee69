import { refreshToken, type SessionTokens } from '@havan/contract/identity/session';
import { invalidRefreshTokenResponse } from '@havan/domain/error-catalogue';
import { openAnswer } from './answer.ts';
import { ApiError } from './api-error.ts';
import type { Transport } from './transport.ts';

/** Environment of a session; every tab of a browser must see the same storage. */
export interface SessionPorts {
  /** `read` always looks at what is stored now: another tab may have written it a moment ago. */
  storage: { read(): SessionTokens | null; write(tokens: SessionTokens): void; clear(): void };
  /** Runs one task of that name at a time among all tabs, as `navigator.locks.request` does. */
  withLock: <T>(name: string, task: () => Promise<T>) => Promise<T>;
  /**
   * Marks that every tab sees as soon as it holds the lock, as `navigator.locks.query` shows them. Values
   * that another tab has stored may reach this one later.
   */
  marks: { set(name: string): Promise<void>; has(name: string): Promise<boolean> };
  now: () => number;
  /** The session is over and its storage empty: time to show the sign-in page. */
  onSignedOut: () => void;
  onRefreshing?: (isRefreshing: boolean) => void;
}

export interface SessionKeeper {
  /** The token to send now; waits for a refresh that is under way. */
  token(): Promise<string | null>;
  /** A successor of a token that was refused; null once the session is over. */
  renew(refused: string | null): Promise<string | null>;
  /** Called once on load: a valid session costs no request, an expired one is refreshed, a dead one cleared. */
  restore(): Promise<boolean>;
}

/** The name of the browser client; the secret only identifies first-party clients and protects nothing. */
const client = { clientName: 'web', clientSecretKey: 'havan-web' } as const;

/** The token was refused and has a successor; it opens nothing any more. */
const renewed = (token: string): string => `havan.renewed ${token}`;

/** Another tab's tokens are awaited for a second, ms: they take a few, on a busy machine twenty. */
const betweenLooks = 10;
const mostLooks = 100;

/**
 * Creates the session refresh, one at a time: requests of this tab share a promise, tabs share a lock
 * (specification §4). An answer that refuses ends the session; no answer at all does not, since the token may
 * still be good.
 */
export function createSessionKeeper(send: Transport, ports: SessionPorts): SessionKeeper {
  const { storage, withLock, marks, now, onSignedOut, onRefreshing } = ports;
  let running: Promise<string | null> | null = null;

  async function exchange(current: SessionTokens): Promise<string | null> {
    try {
      const response = await send({
        call: refreshToken,
        request: { refreshToken: current.refreshToken, ...client },
      });
      const next = await openAnswer(response);
      if (!isTokens(next)) throw new Error(invalidRefreshTokenResponse);
      storage.write(next);
      await marks.set(renewed(current.token));
      return next.token;
    } catch (error) {
      if (error instanceof ApiError && error.isPassing) throw error;
      return end();
    }
  }

  function end(): null {
    storage.clear();
    onSignedOut();
    return null;
  }

  async function renewUnderLock(refused: string | null): Promise<string | null> {
    const current = await readLatest(refused);
    if (!current) return end();
    // Another tab was faster: its token has not been refused yet.
    if (current.token !== refused) return current.token;
    return exchange(current);
  }

  /** Reads the stored tokens, after those that another tab has stored for the refused token have arrived. */
  async function readLatest(refused: string | null): Promise<SessionTokens | null> {
    let current = storage.read();
    if (refused === null || current?.token !== refused || !(await marks.has(renewed(refused))))
      return current;
    for (let looks = 0; looks < mostLooks && current?.token === refused; looks += 1) {
      await new Promise((resolve) => setTimeout(resolve, betweenLooks));
      current = storage.read();
    }
    return current;
  }

  function renew(refused: string | null): Promise<string | null> {
    if (!running) {
      onRefreshing?.(true);
      running = withLock('havan.session-refresh', () => renewUnderLock(refused)).finally(() => {
        running = null;
        onRefreshing?.(false);
      });
    }
    return running;
  }

  return {
    renew,
    async token() {
      // A failed refresh is told to the request that asked for it; the others try their luck with what is stored.
      await running?.catch(() => null);
      return storage.read()?.token ?? null;
    },
    async restore() {
      const current = storage.read();
      if (!current) return false;
      if (Date.parse(current.tokenExpireDate) > now()) return true;
      return (await renew(current.token)) !== null;
    },
  };
}

function isTokens(value: unknown): value is SessionTokens {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'refreshToken' in value &&
    typeof value.refreshToken === 'string' &&
    'tokenExpireDate' in value &&
    'userType' in value
  );
}
