import { randomUUID } from 'node:crypto';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  applyListingBatch,
  BulkPreview,
  getListingBatch,
  getListingBatches,
  ListingBatch,
  previewListingBatch,
  undoListingBatch,
} from '@havan/contract/listings/listing-bulk';
import { listingWarningCodes } from '@havan/domain/listing-warning';
import { parsePriceChange, priceChangeFormat } from '@havan/domain/price-change';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { filterOf, requireFilterAllowed } from '../listings/listings.service.ts';
import { requireSeller } from '../permission/permission.service.ts';
import { presentBatch, presentLeft, summaryOf, valueText } from './batches.presenter.ts';
import * as batches from './batches.sql.ts';
import { type AskedChange } from './bulk-decision.ts';
import { chunkSize, decisionOf, needsNoRight, readForChange, workAt } from './bulk-work.ts';
import { findTargetIds, type TargetFilter } from './bulk.sql.ts';

type Asked = ParsedRequestOf<typeof previewListingBatch>;

const samplesMax = 20;
const refusalsMax = 100;
const defaultPageSize = 20;
const daysShown = 30;

function targetOf(ctx: Context, actor: Actor, target: Asked['target']): TargetFilter {
  return target.by === 'filter'
    ? { by: 'filter', filter: filterOf(ctx, actor, target.filter) }
    : { by: 'selection', sellerId: actor.companyId, listingIds: target.listingIds };
}

/**
 * @throws AppError `invalidRequest` for a text that is not a price change, `forbidden` for a company that may not sell
 */
async function requireChange(ctx: Context, actor: Actor, change: AskedChange): Promise<void> {
  if (change.kind === 'price' && !parsePriceChange(change.text))
    throw new AppError('invalidRequest', {
      message: priceChangeFormat,
      errors: [{ code: 'priceChange', message: priceChangeFormat, path: 'change.text' }],
    });
  if (!needsNoRight(change)) await requireSeller(ctx, actor);
}

/** Returns ids of the company's listings that a filter of the table holds, ascending. */
export async function idsOfFilter(
  ctx: Context,
  actor: Actor,
  filter: Extract<Asked['target'], { by: 'filter' }>['filter'],
): Promise<number[]> {
  await requireFilterAllowed(ctx, actor, filter);
  return findTargetIds(ctx.db, targetOf(ctx, actor, { by: 'filter', filter }));
}

/** @throws AppError `recordNotFound` for an empty selection */
async function idsOf(ctx: Context, actor: Actor, target: Asked['target']): Promise<number[]> {
  if (target.by === 'filter') await requireFilterAllowed(ctx, actor, target.filter);
  const ids = await findTargetIds(ctx.db, targetOf(ctx, actor, target));
  if (ids.length === 0) throw new AppError('recordNotFound');
  return ids;
}

/**
 * Returns the outcome of a bulk change without writing.
 *
 * @throws AppError `invalidRequest`, `forbidden` or `recordNotFound` as `applyBatch` does
 */
export async function previewBatch(
  ctx: Context,
  actor: Actor,
  { target, change }: Asked,
): Promise<ResultOf<typeof previewListingBatch>> {
  await requireChange(ctx, actor, change);
  const ids = await idsOf(ctx, actor, target);
  const facts = { now: ctx.clock.now(), ticked: listingWarningCodes };
  const seen = { same: 0, refused: 0, changed: 0, worthBefore: 0, worthAfter: 0 };
  const warnings = new Map<string, BulkPreview['warnings'][number]>();
  const samples: BulkPreview['samples'] = [];
  const refusals: BulkPreview['refusals'] = [];
  for (let from = 0; from < ids.length; from += chunkSize) {
    // A thousand at a time limits the memory.
    const read = await readForChange(ctx, actor, ids.slice(from, from + chunkSize), change);
    for (const row of read.rows) {
      const decision = decisionOf(row, change, read.refusals, facts);
      seen[decision.state] += 1;
      const about = { listingId: row.id, productName: row.product_name };
      if (decision.state === 'refused' && refusals.length < refusalsMax)
        refusals.push({ ...about, sentence: decision.sentence });
      if (decision.state !== 'changed') continue;
      const after = { ...row, ...decision.after };
      seen.worthBefore += row.price * row.available;
      seen.worthAfter += after.is_deleted ? 0 : after.price * after.available;
      for (const { code, sentence } of decision.warnings) {
        const counted = warnings.get(code) ?? { code, count: 0, sentence };
        warnings.set(code, { ...counted, count: counted.count + 1 });
      }
      if (samples.length < samplesMax)
        samples.push({
          ...about,
          expiration: row.expiration,
          before: valueText(change.kind, row),
          after: valueText(change.kind, after),
        });
    }
  }
  return {
    total: ids.length,
    changed: seen.changed,
    same: seen.same,
    refused: seen.refused,
    worth: { before: seen.worthBefore, after: seen.worthAfter },
    warnings: [...warnings.values()],
    samples,
    refusals,
  };
}

/**
 * Changes many listings: the first thousand at once, the others by `workAtBatches`.
 *
 * @throws AppError `invalidRequest` for an invalid price change, `forbidden` for a company that may not sell,
 * `recordNotFound` for an empty selection
 */
export async function applyBatch(
  ctx: Context,
  actor: Actor,
  { target, change, ticked = [] }: ParsedRequestOf<typeof applyListingBatch>,
): Promise<ListingBatch> {
  await requireChange(ctx, actor, change);
  return withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const id = randomUUID();
    await batches.insertBatch(trx, {
      id,
      seller_id: actor.companyId,
      user_id: actor.userId,
      kind: change.kind,
      summary: summaryOf(change),
      change,
      ticked,
      listingIds: await idsOf(inside, actor, target),
      at: ctx.clock.now(),
    });
    await workAt(inside, await lockedBatch(inside, actor, id));
    return presentBatch(await lockedBatch(inside, actor, id), ctx.clock.now());
  });
}

async function lockedBatch(ctx: Context, actor: Actor, id: string): Promise<batches.BatchRow> {
  const batch = await batches.findBatch(ctx.db, actor.companyId, id, { lock: true });
  if (!batch) throw new AppError('recordNotFound');
  return batch;
}

/** Undoes a batch. @throws AppError `recordNotFound`, `conflict` when its time is over or it has not ended yet */
export async function undoBatch(
  ctx: Context,
  actor: Actor,
  { batchId }: ParsedRequestOf<typeof undoListingBatch>,
): Promise<ListingBatch> {
  const now = ctx.clock.now();
  return withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const batch = await lockedBatch(inside, actor, batchId);
    if (presentBatch(batch, now).undoUntil === null)
      throw new AppError('conflict', { message: notUndoable(batch) });
    await batches.writeBatchState(trx, batchId, { state: 'undoing', at: now });
    await workAt(inside, { ...batch, state: 'undoing', user_id: actor.userId });
    return presentBatch(await lockedBatch(inside, actor, batchId), now);
  });
}

function notUndoable({ state, changed }: batches.BatchRow): string {
  if (state === 'running') return 'Bu işlem sürüyor; bitince geri alabilirsiniz.';
  if (state !== 'done') return 'Bu işlem geri alındı.';
  return changed === 0
    ? 'Bu işlem hiçbir ilanı değiştirmedi.'
    : 'Geri alma süresi (10 dakika) doldu. İlanları yeniden değiştirebilirsiniz.';
}

/** Returns batches of the company in the last thirty days. */
export async function listBatches(
  ctx: Context,
  { companyId }: Actor,
  { cursor, pageSize }: ParsedRequestOf<typeof getListingBatches>,
): Promise<ResultOf<typeof getListingBatches>> {
  const limit = pageSize ?? defaultPageSize;
  const now = ctx.clock.now();
  const name = ['listing-batches', companyId] as const;
  const rows = await batches.findBatches(ctx.db, companyId, {
    since: new Date(now.getTime() - daysShown * 86_400_000),
    before: cursor === undefined ? null : decodeCursor(name, cursor).id,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => presentBatch(row, now)),
    nextCursor: rows.length > limit && last ? encodeCursor(name, { rank: 0, id: last.seq }) : null,
    total: null,
  };
}

/** Returns one batch with its skipped listings. @throws AppError `recordNotFound` */
export async function getBatch(
  ctx: Context,
  { companyId }: Actor,
  { batchId }: ParsedRequestOf<typeof getListingBatch>,
): Promise<ResultOf<typeof getListingBatch>> {
  const batch = await batches.findBatch(ctx.db, companyId, batchId);
  if (!batch) throw new AppError('recordNotFound');
  const left = await batches.findLeft(ctx.db, batchId);
  return { batch: presentBatch(batch, ctx.clock.now()), left: left.map(presentLeft) };
}
