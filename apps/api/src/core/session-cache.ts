import type { Actor } from './actor.ts';

interface Entry {
  readonly actor: Actor;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/**
 * Recently read actors by their access token. The key is the token and not its hash, which would cost more than the
 * rest of the lookup; expired entries are removed within another second of use.
 */
export interface SessionCache {
  readonly get: (token: string, now: number) => Actor | null;
  readonly put: (token: string, entry: Entry, now: number) => void;
  readonly dropFamily: (familyId: string) => void;
  readonly dropUser: (userId: number) => void;
}

/** How long a session is cached in milliseconds; a session revoked in another process is refused after this time. */
export const sessionCacheMs = 1000;
const maxEntries = 10_000;

export function createSessionCache(): SessionCache {
  const entries = new Map<string, Entry>();
  let swept = 0;
  const drop = (matches: (entry: Entry) => boolean) => {
    for (const [token, entry] of entries) if (matches(entry)) entries.delete(token);
  };
  return {
    get: (token, now) => {
      const entry = entries.get(token);
      return entry && entry.until > now ? entry.actor : null;
    },
    put: (token, entry, now) => {
      if (now - swept >= sessionCacheMs) {
        drop(({ until }) => until <= now);
        swept = now;
      }
      if (entries.size >= maxEntries) entries.clear();
      entries.set(token, entry);
    },
    dropFamily: (familyId) => drop(({ actor }) => actor.familyId === familyId),
    dropUser: (userId) => drop(({ actor }) => actor.userId === userId),
  };
}

/** Caches nothing: for tests, whose clock is manual. */
export const noSessionCache: SessionCache = {
  get: () => null,
  put: () => undefined,
  dropFamily: () => undefined,
  dropUser: () => undefined,
};
