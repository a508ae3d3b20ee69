import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getProductRequests,
  ProductRequest,
  requestProduct as requestProductCall,
} from '@havan/contract/listings/product-requests';
import { notificationKinds } from '@havan/domain/notification-kind';
import { notificationMainCategories } from '@havan/domain/notification';
import { permissionRefusals } from '@havan/domain/product-permission';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Operator } from '../../../core/operator.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { claimFiles } from '../../identity/files/files.service.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { productOfBarcode, requireSeller } from '../permission/permission.service.ts';
import { presentProductRequest } from './product-requests.presenter.ts';
import { approvalNotice, publishApproved } from './publish-approved.ts';
import { requireAgreeable } from './request-terms.service.ts';
import * as sql from './product-requests.sql.ts';

const defaultPageSize = 20;

/**
 * Requests a product from the operators. For a barcode with a waiting request of this company that one is returned,
 * with the terms of this call if it has any.
 *
 * @throws AppError `conflict` when the catalogue has the barcode by now, `productNotPermitted` for a medicine,
 * `forbidden` when the company may sell nothing; those of `requireAgreeable` for its terms
 */
export async function requestProduct(
  ctx: Context,
  actor: Actor,
  request: ParsedRequestOf<typeof requestProductCall>,
): Promise<ProductRequest> {
  const { pictureFileIds = [], category = '', psf = null, terms, ...said } = request;
  await requireSeller(ctx, actor);
  if (terms) requireAgreeable(ctx, actor, terms, psf);
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
    const requestId = id ?? (await sql.findWaiting(trx, companyId, said.barcode))?.id;
    // The pending request was decided concurrently.
    if (requestId === undefined) throw new AppError('conflict');
    if (terms && !(await sql.writeRequestTerms(trx, { companyId, requestId, terms, by: userId })))
      throw new AppError('conflict');
    return presentProductRequest(await requireRequest(trx, requestId));
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
  /** `reason` is a sentence that the seller reads. */
  | { readonly ruling: 'rejected'; readonly reason: string };

/**
 * Stores the operator's decision, once, and notifies the company that asked. An approved request refers to the product
 * of its barcode. Where the company agreed to terms, its listing goes on sale with the approval; what refuses the
 * listing does not refuse the approval. Otherwise the seller's draft finds the product.
 *
 * @throws AppError `recordNotFound` for an unknown request or product, `conflict` when it was decided already or the
 * product has another barcode, `invalidRequest` for a rejection without a reason
 */
export async function ruleProductRequest(
  ctx: Context,
  operator: Pick<Operator, 'operatorId'>,
  requestId: number,
  decision: ProductRequestRuling,
): Promise<ProductRequest> {
  return withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const request = await requireRequest(trx, requestId);
    if (decision.ruling === 'approved') await requireSameGoods(inside, request.barcode, decision.productId);
    const reason = decision.ruling === 'rejected' ? decision.reason.trim() : null;
    const at = ctx.clock.now();
    if (reason !== null && reason.length < 3)
      throw new AppError('invalidRequest', { message: 'Ret nedenini yazınız.' });
    const isWritten = await sql.writeRuling(trx, requestId, {
      state: decision.ruling,
      productId: decision.ruling === 'approved' ? decision.productId : null,
      reason,
      by: operator.operatorId,
      at,
    });
    if (!isWritten) throw new AppError('conflict', { message: 'Bu istek daha önce karara bağlandı.' });
    // Read again: the company may have changed its terms until the row was locked.
    const row = await requireRequest(trx, requestId);
    const notice =
      decision.ruling === 'approved'
        ? approvalNotice(row, await publishApproved(inside, row, decision.productId))
        : {
            body: `“${row.name}” ürün isteğiniz reddedildi. ${reason}`,
            redirectUrl: '/myprofile/listings/new',
          };
    await insertNotifications(trx, [
      {
        companyId: row.company_id,
        mainCategoryId: notificationMainCategories.sales,
        subCategoryId: notificationKinds.productRequestRuled,
        ...notice,
        issueDate: at,
      },
    ]);
    return presentProductRequest(await requireRequest(trx, requestId));
  });
}

/** @throws AppError unless the product is the one of the barcode */
async function requireSameGoods(ctx: Context, barcode: string, productId: number): Promise<void> {
  const found = await productOfBarcode(ctx, barcode);
  if (found === null || found === 'medicine') throw new AppError('recordNotFound');
  if (found.id !== productId) throw new AppError('conflict', { message: 'Bu barkod başka bir ürünün.' });
}

/** Returns the number of pending requests, those before `dueSince`, and the oldest time. */
export const countWaitingRequests = (db: Db, dueSince: Date) => sql.countWaiting(db, dueSince);

/** Returns waiting requests of all companies with ids above `after`, the oldest first. */
export const waitingRequests = (db: Db, after: number, limit: number) => sql.findAllWaiting(db, after, limit);

/** Returns a request of any company, for the operator. @throws AppError `recordNotFound` */
export const requestForOperator = async (db: Db, requestId: number): Promise<ProductRequest> =>
  presentProductRequest(await requireRequest(db, requestId));

async function requireRequest(db: Db, requestId: number): Promise<sql.ProductRequestRow> {
  const row = await sql.findRequest(db, requestId);
  if (!row) throw new AppError('recordNotFound');
  return row;
}
