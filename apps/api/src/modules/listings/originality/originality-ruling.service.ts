import { formatDay, istanbulDayOf } from '@havan/domain/istanbul';
import { notificationKinds } from '@havan/domain/notification-kind';
import {
  dueAfterRejection,
  originalityDueMs,
  originalityRetryMs,
  originalitySentence,
} from '@havan/domain/originality';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { freeListings, notificationsOf, suspendListings } from '../suspension/suspension.service.ts';
import { presentPurchaseInvoice } from './originality.presenter.ts';
import { asksForInvoices } from './originality.service.ts';
import * as sql from './originality.sql.ts';
import * as invoices from './purchase-invoices.sql.ts';

/** Path of the page on which sellers upload their invoices. */
const originalityUrl = '/myprofile/listings/originality-control-system';
/** Largest number of listings that one transaction suspends. */
const chunkSize = 1000;

/** Returns how many invoices wait, how many of them since before `dueSince`, and since when the oldest. */
export const countInvoices = (db: Db, dueSince: Date) => invoices.countWaitingInvoices(db, dueSince);

/** Returns invoices of all sellers that wait, the oldest first. */
export const waitingInvoices = (db: Db, after: number, limit: number) =>
  invoices.findWaitingInvoices(db, after, limit);

/**
 * Returns an invoice with its check and what was sent before it, for the operator. @throws AppError
 * `recordNotFound`
 */
export async function invoiceForOperator(db: Db, invoiceId: number) {
  const row = await invoices.findInvoice(db, invoiceId);
  const check = row && (await sql.findCheck(db, row.listing_id, { sellerId: null }));
  if (!check) throw new AppError('recordNotFound');
  const all = await invoices.findInvoicesOf(db, row.listing_id);
  return {
    invoice: presentPurchaseInvoice(row),
    listingId: row.listing_id,
    cause: check.cause,
    note: check.note,
    dueAt: check.due_at,
    earlier: all.filter(({ id }) => id < invoiceId).map(presentPurchaseInvoice),
  };
}

/**
 * Stores an operator's decision about an invoice; `reason` is null for an approval, which frees the listing if this
 * control has suspended it.
 *
 * @throws AppError `recordNotFound`, `conflict` when it was decided already
 */
export async function ruleInvoice(
  ctx: Context,
  operatorId: number,
  invoiceId: number,
  reason: string | null,
): Promise<{ readonly listingId: number }> {
  const at = ctx.clock.now();
  const row = await invoices.findInvoice(ctx.db, invoiceId);
  if (!row) throw new AppError('recordNotFound');
  const check = await sql.findCheck(ctx.db, row.listing_id, { sellerId: null, lock: true });
  const state = reason === null ? 'approved' : 'rejected';
  const isWritten = await invoices.writeInvoiceRuling(ctx.db, invoiceId, {
    state,
    reason,
    by: operatorId,
    at,
  });
  if (!isWritten) throw new AppError('conflict', { message: 'Bu fatura daha önce karara bağlandı.' });
  if (!check) return { listingId: row.listing_id };
  if (reason === null) {
    await sql.writeCheck(ctx.db, row.listing_id, { state });
    const freed = await freeListings(ctx.db, [row.listing_id], {
      causes: ['originality'],
      reason: 'Alış faturanız onaylandı.',
      operatorId,
      at,
    });
    if (freed.length > 0) return { listingId: row.listing_id };
  } else {
    const dueAt = check.listing_state === 'suspended' ? null : dueAfterRejection(check.due_at, at);
    await sql.writeCheck(ctx.db, row.listing_id, { state, dueAt });
  }
  const one = [{ id: row.listing_id, seller_id: row.seller_id, product_name: check.product_name }];
  await insertNotifications(
    ctx.db,
    notificationsOf(
      one,
      notificationKinds.originalityAsked,
      (listing) =>
        reason === null
          ? `${listing} için gönderdiğiniz alış faturası onaylandı.`
          : `${listing} için gönderdiğiniz alış faturası reddedildi. ${reason}`,
      { redirectUrl: originalityUrl, at },
    ),
  );
  return { listingId: row.listing_id };
}

/**
 * Runs the control: requests the invoices of risky listings, suspends those whose deadline has passed, and
 * frees those whose product is no longer risky. Does nothing while the flag is off.
 */
export async function keepOriginality(ctx: Context): Promise<void> {
  if (!(await asksForInvoices(ctx, null))) return;
  const at = ctx.clock.now();
  await withTransaction(ctx.db, async (trx) => {
    const needless = await sql.endNeedlessChecks(trx);
    await freeListings(trx, needless, {
      causes: ['originality'],
      reason: 'Bu ürün için artık alış faturası istenmiyor.',
      operatorId: null,
      at,
    });
    const asked = await sql.insertMissingChecks(trx, at, new Date(at.getTime() + originalityDueMs));
    await insertNotifications(
      trx,
      [...Map.groupBy(asked, ({ due_at }) => due_at.getTime())].flatMap(([due, rows]) =>
        notificationsOf(
          rows,
          notificationKinds.originalityAsked,
          (listings) =>
            `${listings} için alış faturası isteniyor. Son gün ${formatDay(istanbulDayOf(new Date(due)))}.`,
          { redirectUrl: originalityUrl, at },
        ),
      ),
    );
  });
  for (;;) {
    // Each chunk is its own transaction.
    const suspended = await withTransaction(ctx.db, async (trx) => {
      const overdue = await sql.findOverdue(trx, at, chunkSize);
      const moved = await suspendListings(trx, overdue, {
        cause: 'originality',
        reason: originalitySentence,
        operatorId: null,
        at,
      });
      return moved.length;
    });
    if (suspended < chunkSize) return;
  }
}

/** Moves the deadline of listings that an operator has freed, so that they are not suspended again at once. */
export const extendAfterFreeing = (trx: Db, listingIds: readonly number[], at: Date): Promise<void> =>
  sql.extendDeadlines(trx, listingIds, new Date(at.getTime() + originalityRetryMs));

/** Marks a product after a complaint: the next run requests invoices from its sellers. */
export const markAfterComplaint = (
  trx: Db,
  mark: { readonly productId: number; readonly note: string; readonly operatorId: number; readonly at: Date },
): Promise<void> => sql.markProduct(trx, mark);
