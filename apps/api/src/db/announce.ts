import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The channel on which processes tell each other whose badges may have moved. */
export const announceChannel = 'havan_moved';

/** What is announced within this many milliseconds travels as one message. */
const gatherMs = 150;
/** Companies in one message: PostgreSQL takes 8,000 bytes, an id at most 19 digits and a comma. */
const companiesInOne = 300;

const gathered = new WeakMap<Db, Set<number>>();

/**
 * Tells the open pages of these companies, on every API process, that their badges may have moved. It is a hint: what is
 * true stands in the tables, and a hint that gets lost is made up for by the next look. Within a transaction it waits for
 * the commit, and then travels in a statement of its own: PostgreSQL commits transactions that notify one after the other.
 */
export function announce(db: Db, companyIds: Iterable<number>): void {
  const waiting = gathered.get(db);
  if (waiting) {
    for (const id of companyIds) waiting.add(id);
    return;
  }
  const fresh = new Set(companyIds);
  if (fresh.size === 0) return;
  gathered.set(db, fresh);
  if (db.isTransaction) return;
  const timer = setTimeout(() => {
    gathered.delete(db);
    void notify(db, [...fresh]).catch(() => undefined);
  }, gatherMs);
  timer.unref();
}

/** Hands on what was announced within a transaction that has been committed. */
export function announceCommitted(db: Db, trx: Db): void {
  announce(db, gathered.get(trx) ?? []);
}

/** Tells all open pages: what changed concerns everybody (flags), or nobody knows whom. */
export const announceToAll = (db: Db): Promise<void> => notify(db, []);

async function notify(db: Db, companyIds: readonly number[]): Promise<void> {
  for (let from = 0; from === 0 || from < companyIds.length; from += companiesInOne) {
    const payload = companyIds.slice(from, from + companiesInOne).join(',');
    await sql`select pg_notify(${announceChannel}, ${payload})`.execute(db);
  }
}
