import type { ListingBatch } from '@havan/contract/listings/listing-bulk';
import type { ListingWarningCode } from '@havan/domain/listing-warning';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { ListingChanges } from '../listings/listing-history.sql.ts';
import type { AskedChange } from './bulk-decision.ts';

export interface BatchRow {
  readonly id: string;
  readonly seq: number;
  readonly seller_id: number;
  readonly user_id: number;
  readonly kind: ListingBatch['kind'];
  readonly summary: string;
  readonly state: ListingBatch['state'];
  readonly change: AskedChange;
  readonly ticked: readonly ListingWarningCode[];
  readonly total: number;
  readonly done: number;
  readonly changed: number;
  readonly refused: number;
  readonly undone: number;
  readonly kept: number;
  readonly by_name: string;
  readonly created_at: Date;
  readonly undo_until: Date;
}

const batches = sql`
  select b.id, b.seq, b.seller_id, b.user_id, b.kind, b.summary, b.state, b.change, b.ticked, b.total, b.done,
    b.changed, b.refused, b.undone, b.kept, u.name || ' ' || u.surname as by_name, b.created_at, b.undo_until
  from listing_batch b join app_user u on u.id = b.user_id`;

/** Stores a batch and the listings that it is about. */
export async function insertBatch(
  trx: Db,
  batch: Pick<BatchRow, 'id' | 'seller_id' | 'user_id' | 'kind' | 'summary' | 'change' | 'ticked'> & {
    readonly listingIds: readonly number[];
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into listing_batch (id, seller_id, user_id, kind, summary, state, change, ticked, total, created_at, undo_until)
    values (${batch.id}, ${batch.seller_id}, ${batch.user_id}, ${batch.kind}, ${batch.summary}, 'running',
      ${JSON.stringify(batch.change)}::jsonb, ${batch.ticked}::text[], ${batch.listingIds.length}, ${batch.at},
      ${batch.at})`.execute(trx);
  await sql`
    insert into listing_batch_row (batch_id, listing_id)
    select ${batch.id}::uuid, unnest(${batch.listingIds}::bigint[])`.execute(trx);
}

/** Returns one batch of a seller; with `lock` until the transaction ends. */
export async function findBatch(
  db: Db,
  sellerId: number,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`
    ${batches} where b.id = ${id} and b.seller_id = ${sellerId} and b.change is not null
    ${lock ? sql`for no key update of b` : sql``}`.execute(db);
  return rows[0];
}

/** Locks the oldest unfinished batch that is not locked; undefined without one. */
export async function lockOpenBatch(trx: Db): Promise<BatchRow | undefined> {
  const { rows } = await sql<BatchRow>`
    ${batches} where b.state in ('running', 'undoing') and b.change is not null
    order by b.created_at limit 1 for no key update of b skip locked`.execute(trx);
  return rows[0];
}

/** Returns batches of a seller since a time, the newest first. */
export async function findBatches(
  db: Db,
  sellerId: number,
  page: { readonly since: Date; readonly before: number | null; readonly limit: number },
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    ${batches} where b.seller_id = ${sellerId} and b.change is not null and b.created_at >= ${page.since}
      and (${page.before}::bigint is null or b.seq < ${page.before}::bigint)
    order by b.seq desc limit ${page.limit}`.execute(db);
  return rows;
}

export interface BatchListingRow {
  readonly listing_id: number;
  readonly version: number | null;
  readonly changes: ListingChanges | null;
}

/** Returns the next listings of a batch in a state, ascending. */
export async function findBatchListings(
  db: Db,
  batchId: string,
  state: 'waiting' | 'changed',
  limit: number,
): Promise<BatchListingRow[]> {
  const { rows } = await sql<BatchListingRow>`
    select listing_id, version, changes from listing_batch_row
    where batch_id = ${batchId} and state = ${state} order by listing_id limit ${limit}`.execute(db);
  return rows;
}

export interface BatchAnswer {
  readonly listing_id: number;
  readonly state: 'changed' | 'same' | 'refused' | 'undone' | 'kept';
  readonly sentence: string | null;
  readonly version: number | null;
  readonly changes: ListingChanges | null;
}

/** Stores the outcomes of a batch's listings and their counts. */
export async function writeAnswers(trx: Db, batchId: string, answers: readonly BatchAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  await sql`
    update listing_batch_row r set state = n.state, sentence = n.sentence,
      version = coalesce(n.version, r.version), changes = coalesce(n.changes, r.changes)
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as n (
      listing_id bigint, state text, sentence text, version integer, changes jsonb)
    where r.batch_id = ${batchId} and r.listing_id = n.listing_id`.execute(trx);
  const count = (state: BatchAnswer['state']) => answers.filter((each) => each.state === state).length;
  const [undone, kept] = [count('undone'), count('kept')];
  await sql`
    update listing_batch set done = done + ${answers.length - undone - kept}, changed = changed + ${count('changed')},
      refused = refused + ${count('refused')}, undone = undone + ${undone}, kept = kept + ${kept}
    where id = ${batchId}`.execute(trx);
}

/** Sets the state of a locked batch; `undoUntil` when it has ended and may be undone. */
export async function writeBatchState(
  trx: Db,
  batchId: string,
  {
    state,
    at,
    undoUntil,
  }: { readonly state: ListingBatch['state']; readonly at: Date; readonly undoUntil?: Date },
): Promise<void> {
  await sql`
    update listing_batch set state = ${state}, undo_until = coalesce(${undoUntil ?? null}::timestamptz, undo_until),
      undone_at = case when ${state} = 'undone' then ${at}::timestamptz end
    where id = ${batchId}`.execute(trx);
}

export interface LeftRow {
  readonly listing_id: number;
  readonly product_name: string;
  readonly sentence: string;
}

/** Returns the first hundred refused or skipped listings of a batch. */
export async function findLeft(db: Db, batchId: string): Promise<LeftRow[]> {
  const { rows } = await sql<LeftRow>`
    select r.listing_id, p.name as product_name, coalesce(r.sentence, '') as sentence
    from listing_batch_row r join listing l on l.id = r.listing_id join product p on p.id = l.product_id
    where r.batch_id = ${batchId} and r.state in ('refused', 'kept') order by r.listing_id limit 100`.execute(
    db,
  );
  return rows;
}

/** Deletes the listings of batches that ended before a time; the history of each listing stays. */
export async function purgeBatchListings(db: Db, before: Date): Promise<void> {
  await sql`
    delete from listing_batch_row r using listing_batch b
    where b.id = r.batch_id and b.created_at < ${before} and b.state in ('done', 'undone')`.execute(db);
}
