import { istanbulIsoDay } from '@havan/domain/istanbul';
import { parsePriceChange } from '@havan/domain/price-change';
import { companyRefusal } from '@havan/domain/product-permission';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { insertListingEvents, type ListingEvent } from '../listings/listing-history.sql.ts';
import { lockListings } from '../listings/listing-writes.sql.ts';
import { holidayRefusal } from '../holidays/holidays.service.ts';
import { listableProducts, type Trader, tradingCompanyOf } from '../permission/permission.service.ts';
import { raiseRefusals } from '../price-raise/price-raise.service.ts';
import * as batches from './batches.sql.ts';
import { type AskedChange, type BulkDecision, decideChange, decideUndo } from './bulk-decision.ts';
import * as sql from './bulk.sql.ts';

/** Listings in one transaction. */
export const chunkSize = 1000;
/** How long a finished batch can be undone, in milliseconds. */
const undoMs = 10 * 60_000;

/** By listing: why it may not be sold, and why its price may not be raised. */
interface Refusals {
  readonly sale: ReadonlyMap<number, string>;
  readonly raise: ReadonlyMap<number, string>;
}

/** Reads listings with the data for a change, and what may forbid it for each. */
export async function readForChange(
  ctx: Context,
  trader: Trader,
  ids: readonly number[],
  change: AskedChange,
): Promise<{ readonly rows: sql.BulkRow[]; readonly refusals: Refusals }> {
  const asked = change.kind === 'price' ? parsePriceChange(change.text) : null;
  const rivals = asked?.kind === 'rule' && asked.base === 'cheapest';
  const today = istanbulIsoDay(ctx.clock.now());
  const rows = await sql.findBulkRows(ctx.db, trader.companyId, ids, rivals ? { today } : null);
  const raise = change.kind === 'price' ? await raiseRefusals(ctx, trader.companyId, ids) : new Map();
  return { rows, refusals: { sale: await refusalsOf(ctx, trader, rows, change), raise } };
}

/** Messages by listing, only for changes that put it on sale or need the right to sell. */
async function refusalsOf(
  ctx: Context,
  trader: Trader,
  rows: readonly sql.BulkRow[],
  change: AskedChange,
): Promise<ReadonlyMap<number, string>> {
  // Deactivating is always allowed; its undo activates again.
  const company = await tradingCompanyOf(ctx, trader);
  const general = companyRefusal(company, 'list');
  if (general) return new Map(rows.map(({ id }) => [id, general.sentence]));
  if (change.kind !== 'state' && change.kind !== 'delete') return new Map();
  const holiday = await holidayRefusal(ctx, trader.companyId);
  if (holiday) return new Map(rows.map(({ id }) => [id, holiday]));
  const products = await listableProducts(
    ctx,
    company,
    rows.map(({ product_id }) => product_id),
  );
  return new Map(
    rows.flatMap(({ id, product_id }) => {
      const refusal = products.get(product_id)?.refusal;
      return refusal ? [[id, refusal.sentence] as const] : [];
    }),
  );
}

/** Returns whether a company without the right to sell may make this change. */
export const needsNoRight = (change: AskedChange): boolean =>
  change.kind === 'delete' || (change.kind === 'state' && change.state === 'passive');

/** Returns the outcomes of a change for the read listings. */
export const decisionOf = (
  row: sql.BulkRow,
  change: AskedChange,
  refusals: Refusals,
  facts: { readonly now: Date; readonly ticked: Parameters<typeof decideChange>[2]['ticked'] },
): BulkDecision => {
  const refusal = refusals.sale.get(row.id) ?? null;
  if (refusal !== null && !needsNoRight(change)) return { state: 'refused', sentence: refusal };
  return decideChange(row, change, { ...facts, refusal, raiseRefusal: refusals.raise.get(row.id) });
};

/** Processes a chunk of a locked batch within a transaction; the last chunk ends the batch. */
export async function workAt(ctx: Context, batch: batches.BatchRow): Promise<void> {
  const isUndo = batch.state === 'undoing';
  const now = ctx.clock.now();
  const trader = { companyId: batch.seller_id, userId: batch.user_id };
  const listed = await batches.findBatchListings(ctx.db, batch.id, isUndo ? 'changed' : 'waiting', chunkSize);
  const ids = listed.map(({ listing_id }) => listing_id);
  await lockListings(ctx.db, batch.seller_id, ids);
  const { rows, refusals } = await readForChange(ctx, trader, ids, batch.change);
  const found = new Map(rows.map((row) => [row.id, row]));
  const values: (sql.BulkValues & { readonly id: number })[] = [];
  const events: ListingEvent[] = [];
  const answers = listed.map(({ listing_id, version, changes }): batches.BatchAnswer => {
    const row = found.get(listing_id);
    const decision: BulkDecision =
      !row || (!isUndo && row.is_deleted)
        ? { state: 'refused', sentence: 'Bu ilan bulunamadı.' }
        : isUndo
          ? decideUndo(
              row,
              { version, changes: changes ?? {} },
              {
                now,
                refusal: refusals.sale.get(row.id) ?? null,
                raiseRefusal: refusals.raise.get(row.id),
              },
            )
          : decisionOf(row, batch.change, refusals, { now, ticked: batch.ticked });
    const none = { listing_id, sentence: null, version: null, changes: null };
    if (decision.state === 'same') return { ...none, state: 'same' };
    if (decision.state === 'refused' || !row)
      return {
        ...none,
        state: isUndo ? 'kept' : 'refused',
        sentence: decision.state === 'refused' ? decision.sentence : null,
      };
    values.push({ ...decision.after, id: listing_id });
    events.push({
      listingId: listing_id,
      sellerId: batch.seller_id,
      userId: batch.user_id,
      at: now,
      source: 'screen',
      batchId: batch.id,
      changes: decision.changes,
    });
    return isUndo
      ? { ...none, state: 'undone' }
      : { ...none, state: 'changed', version: row.version + 1, changes: decision.changes };
  });
  await sql.writeBulkValues(ctx.db, values, now);
  await insertListingEvents(ctx.db, events);
  await batches.writeAnswers(ctx.db, batch.id, answers);
  if (listed.length < chunkSize) await end(ctx, batch.id, isUndo, now);
}

async function end(ctx: Context, batchId: string, isUndo: boolean, at: Date): Promise<void> {
  const ended = isUndo
    ? { state: 'undone' as const, at }
    : { state: 'done' as const, at, undoUntil: new Date(at.getTime() + undoMs) };
  await batches.writeBatchState(ctx.db, batchId, ended);
}

/** Processes all unfinished batches, the oldest first, one chunk in each transaction. */
export async function workAtBatches(ctx: Context): Promise<void> {
  for (;;) {
    // One chunk after another: the oldest batch ends first.
    const worked = await withTransaction(ctx.db, async (trx) => {
      const batch = await batches.lockOpenBatch(trx);
      if (batch) await workAt({ ...ctx, db: trx }, batch);
      return batch !== undefined;
    });
    if (!worked) return;
  }
}
