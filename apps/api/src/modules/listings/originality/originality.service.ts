import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getPurchaseInvoices,
  getRiskyListings,
  RiskyProductListing,
  sendPurchaseInvoice,
} from '@havan/contract/listings/originality';
import { isFlagOn } from '@havan/domain/feature-flag';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { needsInvoice } from '@havan/domain/originality';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { flagValues, listFlags } from '../../identity/access/access-rules.ts';
import { claimFiles } from '../../identity/files/files.service.ts';
import { presentPurchaseInvoice, presentRiskyListing } from './originality.presenter.ts';
import * as sql from './originality.sql.ts';
import { findInvoicesOf, findLastInvoices, insertPurchaseInvoice } from './purchase-invoices.sql.ts';

const defaultPageSize = 50;

/** Returns whether invoices of risky products are requested from this user, or at all without a user. */
export const asksForInvoices = async (ctx: Context, userId: number | null): Promise<boolean> =>
  isFlagOn('riskyProductInvoice', flagValues(await listFlags(ctx.db)), userId);

async function requireFlag(ctx: Context, { userId }: Actor): Promise<void> {
  if (!(await asksForInvoices(ctx, userId))) throw new AppError('forbidden');
}

/**
 * Returns listings of the company that need an invoice. @throws AppError `forbidden` while the flag is off,
 * `invalidRequest`
 */
export async function riskyListings(
  ctx: Context,
  actor: Actor,
  { state, cursor, pageSize = defaultPageSize }: ParsedRequestOf<typeof getRiskyListings>,
): Promise<ResultOf<typeof getRiskyListings>> {
  await requireFlag(ctx, actor);
  const list = ['riskyListings', state ?? ''] as const;
  const position = cursor === undefined ? null : decodeCursor(list, cursor);
  const filter = { sellerId: actor.companyId, state: state ?? null };
  const after = position && { dueMs: position.rank, id: position.id };
  const [rows, counts] = await Promise.all([
    sql.findChecks(ctx.db, filter, { after, limit: pageSize + 1 }),
    sql.countChecks(ctx.db, actor.companyId),
  ]);
  const page = rows.slice(0, pageSize);
  const invoices = await findLastInvoices(
    ctx.db,
    page.map((row) => row.listing_id),
  );
  const last = page.at(-1);
  return {
    items: page.map((row) => presentRiskyListing(row, invoices.get(row.listing_id))),
    nextCursor:
      rows.length > pageSize && last
        ? encodeCursor(list, { rank: last.due_at.getTime(), id: last.listing_id })
        : null,
    total: null,
    counts: {
      missing: counts.missing ?? 0,
      submitted: counts.submitted ?? 0,
      approved: counts.approved ?? 0,
      rejected: counts.rejected ?? 0,
    },
  };
}

/** Returns all invoices that were uploaded for a listing. @throws AppError `forbidden`, `recordNotFound` */
export async function invoicesOfListing(
  ctx: Context,
  actor: Actor,
  { listingId }: ParsedRequestOf<typeof getPurchaseInvoices>,
): Promise<ResultOf<typeof getPurchaseInvoices>> {
  await requireFlag(ctx, actor);
  if (!(await sql.findCheck(ctx.db, listingId, { sellerId: actor.companyId })))
    throw new AppError('recordNotFound');
  return { invoices: (await findInvoicesOf(ctx.db, listingId)).map(presentPurchaseInvoice) };
}

/**
 * Sends the purchase invoice of a risky listing to the operators.
 *
 * @throws AppError `forbidden` while the flag is off, `recordNotFound` for a listing that needs none, `conflict` while
 * one waits or after an approval, `invalidRequest` for a future day or a file that is not the company's
 */
export async function sendInvoice(
  ctx: Context,
  actor: Actor,
  request: ParsedRequestOf<typeof sendPurchaseInvoice>,
): Promise<RiskyProductListing> {
  await requireFlag(ctx, actor);
  const { listingId, fileId } = request;
  return withTransaction(ctx.db, async (trx) => {
    const at = ctx.clock.now();
    const check = await sql.findCheck(trx, listingId, { sellerId: actor.companyId, lock: true });
    if (!check) throw new AppError('recordNotFound');
    if (!needsInvoice(check.state))
      throw new AppError('conflict', {
        message:
          check.state === 'approved' ? 'Bu ilanın faturası onaylandı.' : 'Gönderdiğiniz fatura inceleniyor.',
      });
    if (request.invoiceDate > istanbulIsoDay(at)) {
      const message = 'Fatura tarihi ileri bir gün olamaz.';
      throw new AppError('invalidRequest', {
        errors: [{ code: 'invoiceDate', message, path: 'invoiceDate' }],
      });
    }
    await claimFiles({ ...ctx, db: trx }, actor, 'purchaseInvoice', [fileId]);
    const { companyId: sellerId, userId } = actor;
    await insertPurchaseInvoice(trx, { ...request, sellerId, userId, at });
    await sql.writeCheck(trx, listingId, { state: 'submitted' });
    const invoices = await findLastInvoices(trx, [listingId]);
    return presentRiskyListing({ ...check, state: 'submitted' }, invoices.get(listingId));
  });
}
