import type { Actor } from '../../context.ts';

interface Entry {
  readonly actor: Actor;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/**
 * Actors that were read from the database a moment ago, by their access token. The token itself and not its hash, which
 * costs more than all else of the look-up; what is no longer remembered is swept out within another second of use.
 */
export interface SessionCache {
  readonly get: (token: string, now: number) => Actor | null;
  readonly put: (token: string, entry: Entry, now: number) => void;
  readonly dropFamily: (familyId: string) => void;
  readonly dropUser: (userId: number) => void;
}

/** How long a session may be remembered, in milliseconds: what another process revoked is refused after this long. */
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

/** Remembers nothing: for tests, in which time stands still. */
export const noSessionCache: SessionCache = {
  get: () => null,
  put: () => undefined,
  dropFamily: () => undefined,
  dropUser: () => undefined,
};
