import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getProductRequests,
  ProductRequest,
  requestProduct as requestProductCall,
} from '@havan/contract/listings/product-requests';
import { permissionRefusals } from '@havan/domain/product-permission';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Operator } from '../../../core/operator.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { claimFiles } from '../../identity/files/files.service.ts';
import { productOfBarcode, requireSeller } from '../permission/permission.service.ts';
import { presentProductRequest } from './product-requests.presenter.ts';
import * as sql from './product-requests.sql.ts';

const defaultPageSize = 20;

/**
 * Requests a product from the operator. For a pending barcode of this company the existing request is returned.
 *
 * @throws AppError `conflict` when the catalogue knows the barcode by now, `productNotPermitted` for a medicine,
 * `forbidden` when the company may sell nothing
 */
export async function requestProduct(
  ctx: Context,
  actor: Actor,
  request: ParsedRequestOf<typeof requestProductCall>,
): Promise<ProductRequest> {
  const { pictureFileIds = [], category = '', psf = null, ...said } = request;
  await requireSeller(ctx, actor);
  const known = await productOfBarcode(ctx, said.barcode);
  // Law 6197, article 24: medicines cannot be requested.
  if (known === 'medicine' || said.kind === 'medicine')
    throw new AppError('productNotPermitted', { message: permissionRefusals.medicine.sentence });
  if (known) throw new AppError('conflict', { message: 'Bu barkod katalogda var. Yeniden okutunuz.' });
  return withTransaction(ctx.db, async (trx) => {
    const { companyId, userId } = actor;
    const at = ctx.clock.now();
    const id = await sql.insertProductRequest(trx, { ...said, category, psf, companyId, userId, at });
    if (id !== undefined) {
      await claimFiles({ ...ctx, db: trx }, actor, 'productPhoto', pictureFileIds);
      await sql.insertPictures(trx, id, pictureFileIds);
    }
    const row =
      id === undefined ? await sql.findWaiting(trx, companyId, said.barcode) : await sql.findRequest(trx, id);
    // The pending request was decided concurrently.
    if (!row) throw new AppError('conflict');
    return presentProductRequest(row);
  });
}

/** Lists the product requests of a company, newest first. An invalid cursor starts at the newest. */
export async function listProductRequests(
  ctx: Context,
  { companyId }: Actor,
  { state, barcode, cursor, pageSize = defaultPageSize }: ParsedRequestOf<typeof getProductRequests>,
): Promise<ResultOf<typeof getProductRequests>> {
  const filter = { companyId, state: state ?? null, barcode: barcode ?? null };
  const before = cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;
  const [rows, total] = await Promise.all([
    sql.findRequests(ctx.db, filter, { before, limit: pageSize + 1 }),
    sql.countRequests(ctx.db, filter),
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    items: page.map(presentProductRequest),
    nextCursor: rows.length > pageSize && last ? String(last.id) : null,
    total,
  };
}

export type ProductRequestRuling =
  | { readonly ruling: 'approved'; readonly productId: number }
  /** The sentence is read by the seller. */
  | { readonly ruling: 'rejected'; readonly reason: string };

/**
 * Stores the operator's decision, once. An approved request names the product of its barcode, which the seller's draft
 * then finds.
 *
 * @throws AppError `recordNotFound` for an unknown request or product, `conflict` when it was ruled on already or the
 * product bears another barcode, `invalidRequest` for a rejection without a reason
 */
export async function ruleProductRequest(
  ctx: Context,
  operator: Pick<Operator, 'operatorId'>,
  requestId: number,
  decision: ProductRequestRuling,
): Promise<ProductRequest> {
  return withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const request = await sql.findRequest(trx, requestId);
    if (!request) throw new AppError('recordNotFound');
    if (decision.ruling === 'approved') await requireSameGoods(inside, request.barcode, decision.productId);
    const reason = decision.ruling === 'rejected' ? decision.reason.trim() : null;
    if (reason !== null && reason.length < 3)
      throw new AppError('invalidRequest', { message: 'Ret nedenini yazınız.' });
    const isWritten = await sql.writeRuling(trx, requestId, {
      state: decision.ruling,
      productId: decision.ruling === 'approved' ? decision.productId : null,
      reason,
      by: operator.operatorId,
      at: ctx.clock.now(),
    });
    if (!isWritten) throw new AppError('conflict', { message: 'Bu istek daha önce karara bağlandı.' });
    const row = await sql.findRequest(trx, requestId);
    if (!row) throw new AppError('recordNotFound');
    return presentProductRequest(row);
  });
}

/** @throws AppError unless the product is the one that the barcode leads to */
async function requireSameGoods(ctx: Context, barcode: string, productId: number): Promise<void> {
  const found = await productOfBarcode(ctx, barcode);
  if (found === null || found === 'medicine') throw new AppError('recordNotFound');
  if (found.id !== productId) throw new AppError('conflict', { message: 'Bu barkod başka bir ürünün.' });
}

/** Returns the number of pending requests, those before `dueSince`, and the oldest time. */
export const countWaitingRequests = (db: Db, dueSince: Date) => sql.countWaiting(db, dueSince);

/** Requests of all companies that wait, the oldest first, after the one with the id `after`. */
export const waitingRequests = (db: Db, after: number, limit: number) => sql.findAllWaiting(db, after, limit);

/** Returns a request of any company, for the operator. @throws AppError `recordNotFound` */
export async function requestForOperator(db: Db, requestId: number): Promise<ProductRequest> {
  const row = await sql.findRequest(db, requestId);
  if (!row) throw new AppError('recordNotFound');
  return presentProductRequest(row);
}
