import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The channel on which processes announce the companies whose badges may have changed. */
export const announceChannel = 'havan_moved';

/** Announcements within this many milliseconds are sent as one message. */
const gatherMs = 150;
/** Companies in one message: PostgreSQL takes 8,000 bytes, an id at most 19 digits and a comma. */
const companiesInOne = 300;

const gathered = new WeakMap<Db, Set<number>>();
/** Receives the announcements of a database, for reads that must contain the announced changes. */
export interface AnnouncementFollower {
  /** Called with companies whose data is being written; the writes may not be committed yet. */
  readonly owe: (companyIds: readonly number[]) => void;
  /** Awaited after the commit, before pages are notified. */
  readonly settle: () => Promise<void>;
}
const followers = new WeakMap<Db, AnnouncementFollower>();

/** Sets the follower of the announcements on `db`; there is at most one. */
export const followAnnouncements = (db: Db, follower: AnnouncementFollower): void =>
  void followers.set(db, follower);

/**
 * Announces to the open pages of these companies, on every API process, that their badges may have changed. It is a
 * hint: the tables are authoritative, and the next poll makes up for a lost hint. Within a transaction it waits for the
 * commit and is then sent in a separate statement, because PostgreSQL serialises the commits of transactions that
 * notify.
 */
export function announce(db: Db, companyIds: Iterable<number>): void {
  const fresh = new Set(companyIds);
  if (fresh.size === 0) return;
  followers.get(db)?.owe([...fresh]);
  const waiting = gathered.get(db);
  if (waiting) {
    for (const id of fresh) waiting.add(id);
    return;
  }
  gathered.set(db, fresh);
  if (db.isTransaction) return;
  const timer = setTimeout(() => {
    gathered.delete(db);
    void notify(db, [...fresh]).catch(() => undefined);
  }, gatherMs);
  timer.unref();
}

/** Sends the announcements of a committed transaction. */
export function announceCommitted(db: Db, trx: Db): void {
  announce(db, gathered.get(trx) ?? []);
}

/** Announces to all open pages: the change concerns everybody (flags), or the companies are unknown. */
export const announceToAll = (db: Db): Promise<void> => notify(db, []);

async function notify(db: Db, companyIds: readonly number[]): Promise<void> {
  await followers.get(db)?.settle();
  for (let from = 0; from === 0 || from < companyIds.length; from += companiesInOne) {
    const payload = companyIds.slice(from, from + companiesInOne).join(',');
    await sql`select pg_notify(${announceChannel}, ${payload})`.execute(db);
  }
}
