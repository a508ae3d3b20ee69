import type { Db } from '../../db/database.ts';

interface Kept {
  readonly at: number;
  readonly value: Promise<unknown>;
}

const kept = new WeakMap<Db, Map<string, Kept>>();
const minuteMs = 60_000;
/** Beyond so many everything is forgotten and asked anew. */
const mostKept = 5_000;

/**
 * What `work` gave for this database within the last minute, or a time of its own, else what it gives now; callers that
 * come together share it. Only for choices that cost nobody anything when they are a minute old: which products a shelf shows, never a price.
 */
export function remembered<Value>(
  db: Db,
  key: string,
  work: () => Promise<Value>,
  lastsMs = minuteMs,
): Promise<Value> {
  const own = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, own);
  const known = own.get(key);
  if (known && performance.now() - known.at < lastsMs) return known.value as Promise<Value>;
  if (own.size >= mostKept) own.clear();
  const value = work();
  own.set(key, { at: performance.now(), value });
  // A failure is not kept.
  value.catch(() => own.delete(key));
  return value;
}
