import type {
  endRecall,
  getRecall,
  getRecalls,
  previewRecall,
  Recall,
  startRecall,
} from '@havan/contract/backoffice/risk/recalls';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { freeListings } from '../../listings/suspension/suspension.service.ts';
import { record } from '../audit/record.ts';
import { freeze, gatherOrders, reportEnd } from './recall-work.ts';
import { presentRecall, presentRecallOrder } from './recalls.presenter.ts';
import * as sql from './recalls.sql.ts';

const defaultPageSize = 50;

/**
 * Counts the goods and companies that a recall would reach. @throws AppError `recordNotFound` for a barcode that no
 * product bears
 */
export async function reachOf(
  { db }: Context,
  { barcode, lot = '' }: ParsedRequestOf<typeof previewRecall>,
): Promise<ResultOf<typeof previewRecall>> {
  const product = await sql.findRecalledProduct(db, { barcode });
  if (!product) throw new AppError('recordNotFound', { message: 'Bu barkodla ürün yok.' });
  const [lots, reach] = await Promise.all([
    sql.findLots(db, product.id),
    sql.countReach(db, { productId: product.id, lot: lot === '' ? null : lot }),
  ]);
  return { productId: product.id, productName: product.name, lots, ...reach };
}

/** @throws AppError `recordNotFound` */
async function one({ db }: Context, recallId: number): Promise<Recall> {
  const row = await sql.findRecall(db, recallId);
  if (!row) throw new AppError('recordNotFound');
  return presentRecall(row);
}

/**
 * Recalls goods: their listings are frozen in this transaction, and a job notifies the buyers.
 *
 * @throws AppError `recordNotFound` for an unknown product, `conflict` while a recall of the same goods is open
 */
export const start = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { productId: wanted, lot, reason }: ParsedRequestOf<typeof startRecall>,
): Promise<Recall> =>
  withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const at = ctx.clock.now();
    const product = await sql.findRecalledProduct(trx, { id: wanted });
    if (!product) throw new AppError('recordNotFound');
    const productId = product.id;
    const { operatorId } = me;
    const id = await sql.insertRecall(trx, { productId, lot, reason, operatorId, at });
    if (id === undefined)
      throw new AppError('conflict', { message: 'Bu ürün ve parti için süren bir geri çağırma var.' });
    const recall = { id, product_name: product.name, lot, reason };
    await freeze(inside, recall, operatorId);
    await gatherOrders(inside, recall);
    const started = await one(inside, id);
    await record(trx, at, me, caller, {
      action: 'recall.start',
      subject: ['recall', id],
      before: null,
      after: { productId, lot, reason, listings: started.listings, orders: started.orders },
    });
    return started;
  });

/**
 * Ends a recall, frees the listings that it has frozen, and notifies its buyers and sellers.
 *
 * @throws AppError `recordNotFound`, `conflict` for one that has ended
 */
export const end = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { recallId, reason }: ParsedRequestOf<typeof endRecall>,
): Promise<Recall> =>
  withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const at = ctx.clock.now();
    const standing = await one(inside, recallId);
    const { operatorId } = me;
    const frozen = await sql.writeEnd(trx, recallId, { operatorId, reason, at });
    if (!frozen) throw new AppError('conflict', { message: 'Bu geri çağırma sona ermiş.' });
    const freed = await freeListings(trx, frozen, {
      causes: ['recall'],
      reason: `Geri çağırma sona erdi. ${reason}`,
      operatorId,
      at,
    });
    await reportEnd(inside, standing, reason);
    await record(trx, at, me, caller, {
      action: 'recall.end',
      subject: ['recall', recallId],
      before: { state: 'standing' },
      after: { state: 'ended', reason, listings: freed.length },
    });
    return one(inside, recallId);
  });

/** Returns recalls, the newest first. @throws AppError `invalidRequest` for a cursor of another list */
export async function recalls(
  { db }: Context,
  { cursor, pageSize = defaultPageSize }: ParsedRequestOf<typeof getRecalls>,
): Promise<ResultOf<typeof getRecalls>> {
  const list = ['recalls'] as const;
  const beforeId = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const rows = await sql.findRecalls(db, beforeId, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map(presentRecall),
    nextCursor: rows.length > pageSize && last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total: null,
  };
}

/**
 * Returns one recall with a page of its orders. @throws AppError `recordNotFound`, `invalidRequest` for a
 * foreign cursor
 */
export async function recallWhole(
  ctx: Context,
  { recallId, cursor, pageSize = defaultPageSize }: ParsedRequestOf<typeof getRecall>,
): Promise<ResultOf<typeof getRecall>> {
  const list = ['recall', recallId] as const;
  const beforeId = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const recall = await one(ctx, recallId);
  const rows = await sql.findRecallOrders(ctx.db, recallId, beforeId, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    recall,
    items: page.map(presentRecallOrder),
    nextCursor: rows.length > pageSize && last ? encodeCursor(list, { rank: 0, id: last.order_id }) : null,
    total: null,
  };
}
