import { storageKeys } from '@havan/domain/storage-key';

/** A visitor is known for thirteen months at most (specification §9: removed when expired). */
export const visitorLifeMs = 395 * 24 * 60 * 60 * 1000;
const key = storageKeys.visitorId;

interface Stored {
  readonly id: string;
  readonly until: number;
}

function read(storage: Storage): Stored | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { id, until } = value as Partial<Record<string, unknown>>;
    return typeof id === 'string' && typeof until === 'number' ? { id, until } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the id of this browser; creates one on first use or after the old one has expired. Call it only
 * with consent.
 */
export function visitorIdOf(storage: Storage, now: number, newId: () => string): string {
  dropExpiredVisitor(storage, now);
  const known = read(storage);
  if (known) return known.id;
  const id = newId();
  storage.setItem(key, JSON.stringify({ id, until: now + visitorLifeMs } satisfies Stored));
  return id;
}

/** Removes an id that has expired or cannot be read. */
export function dropExpiredVisitor(storage: Storage, now: number): void {
  const known = read(storage);
  if (!known || known.until <= now) storage.removeItem(key);
}

/** Deletes the visitor id, as a missing consent requires. */
export function removeVisitor(storage: Storage): void {
  storage.removeItem(key);
}
