import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export const listingSources = ['screen', 'file', 'api', 'rule', 'job', 'platform'] as const;
export type ListingSource = (typeof listingSources)[number];

/** Field → its value before and after; null before a listing existed. */
export type ListingChanges = Readonly<Record<string, readonly [before: unknown, after: unknown]>>;

export interface ListingEvent {
  readonly listingId: number;
  readonly sellerId: number;
  readonly at: Date;
  /** Null for a job and for the platform. */
  readonly userId: number | null;
  readonly source: ListingSource;
  readonly batchId: string | null;
  readonly changes: ListingChanges;
}

/** Appends to the history of listings. */
export async function insertListingEvents(trx: Db, events: readonly ListingEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((each) => ({
    listing_id: each.listingId,
    seller_id: each.sellerId,
    at: each.at.toISOString(),
    user_id: each.userId,
    source: each.source,
    batch_id: each.batchId,
    changes: each.changes,
  }));
  await sql`
    insert into listing_event (listing_id, seller_id, at, user_id, source, batch_id, changes)
    select listing_id, seller_id, at, user_id, source, batch_id, changes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e (
      listing_id bigint, seller_id bigint, at timestamptz, user_id bigint, source text, batch_id uuid, changes jsonb)
    `.execute(trx);
}

export interface ListingEventRow {
  readonly at: Date;
  readonly by_name: string | null;
  readonly source: ListingSource;
  readonly changes: ListingChanges;
}

/** Returns the last hundred changes of a listing, the newest first. */
export async function findListingEvents(db: Db, listingId: number): Promise<ListingEventRow[]> {
  const { rows } = await sql<ListingEventRow>`
    select e.at, u.name || ' ' || u.surname as by_name, e.source, e.changes
    from listing_event e left join app_user u on u.id = e.user_id
    where e.listing_id = ${listingId} order by e.id desc limit 100`.execute(db);
  return rows;
}
