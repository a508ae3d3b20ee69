import type { Actor } from '../../context.ts';

interface Entry {
  readonly actor: Actor;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** Actors that were read from the database a moment ago, by the hash of their access token. */
export interface SessionCache {
  readonly get: (hash: string, now: number) => Actor | null;
  readonly put: (hash: string, entry: Entry) => void;
  readonly dropFamily: (familyId: string) => void;
  readonly dropUser: (userId: number) => void;
}

/** How long a session may be remembered, in milliseconds: what another process revoked is refused after this long. */
export const sessionCacheMs = 1000;
const maxEntries = 10_000;

export function createSessionCache(): SessionCache {
  const entries = new Map<string, Entry>();
  const drop = (matches: (actor: Actor) => boolean) => {
    for (const [hash, { actor }] of entries) if (matches(actor)) entries.delete(hash);
  };
  return {
    get: (hash, now) => {
      const entry = entries.get(hash);
      if (!entry) return null;
      if (entry.until > now) return entry.actor;
      entries.delete(hash);
      return null;
    },
    put: (hash, entry) => {
      if (entries.size >= maxEntries) entries.clear();
      entries.set(hash, entry);
    },
    dropFamily: (familyId) => drop((actor) => actor.familyId === familyId),
    dropUser: (userId) => drop((actor) => actor.userId === userId),
  };
}

/** Remembers nothing: for tests, in which time stands still. */
export const noSessionCache: SessionCache = {
  get: () => null,
  put: () => undefined,
  dropFamily: () => undefined,
  dropUser: () => undefined,
};
