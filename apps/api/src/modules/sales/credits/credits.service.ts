import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { eInvoiceCreditCalls as calls } from '@havan/contract/sales/e-invoice-credits';
import {
  creditDaysLeft,
  creditRefundHindrance,
  isNotifiedOfCredits,
  lowCredits,
  packagePrice,
  welcomeCredits,
} from '@havan/domain/e-invoice-credit';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import { idCursor } from '../../money/wallet/wallet.service.ts';
import { grantCredits, openCredits, postSpentCredit } from './credit-purchase.ts';
import * as sql from './credits.sql.ts';

type Member = Pick<Actor, 'companyId'>;
const defaultPageSize = 20;

/** Returns the packages that a company can buy. */
export async function creditPackages({ db }: Context): Promise<ResultOf<typeof calls.getCreditPackages>> {
  const rows = await sql.packagesOnSale(db);
  return rows.map(({ id, name, credits, net_price }) => ({
    packageId: id,
    name,
    credits,
    ...packagePrice(net_price),
  }));
}

/** Returns the credits of a company; its welcome credits are booked with its first movement. */
export const creditBalanceOf = async (db: Db, companyId: number): Promise<number> =>
  (await sql.creditSum(db, companyId)) ?? welcomeCredits;

/** Returns the balance and how long it lasts. */
export async function creditBalance(
  { db, clock }: Context,
  { companyId }: Member,
): Promise<ResultOf<typeof calls.getCreditBalance>> {
  const since = new Date(clock.now().getTime() - 30 * 86_400_000);
  const [balance, spentIn30Days] = await pipeline(db, [
    (one) => creditBalanceOf(one, companyId),
    (one) => sql.spentSince(one, companyId, since),
  ]);
  return {
    balance,
    isLow: balance <= lowCredits,
    spentIn30Days,
    daysLeft: creditDaysLeft(balance, spentIn30Days),
  };
}

/** Returns the movements of a company's credits, the newest first. */
export async function creditMovements(
  { db, clock }: Context,
  { companyId }: Member,
  request: ParsedRequestOf<typeof calls.getCreditMovements>,
): Promise<ResultOf<typeof calls.getCreditMovements>> {
  const limit = request.pageSize ?? defaultPageSize;
  const [rows, balance] = await pipeline(db, [
    (one) => sql.creditMovements(one, companyId, idCursor(request.cursor), limit + 1),
    (one) => creditBalanceOf(one, companyId),
  ]);
  const page = rows.slice(0, limit);
  return {
    items: page.map((row) => ({
      entryId: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      credits: row.credits,
      balance: row.balance,
      invoice: row.invoice_id === null ? null : { invoiceId: row.invoice_id, number: row.invoice_number },
      purchase:
        row.payment_id === null || row.total === null
          ? null
          : {
              paymentId: row.payment_id,
              total: row.total,
              mayRefund:
                row.kind === 'bought' &&
                creditRefundHindrance(
                  { credits: row.credits, at: row.paid_at ?? row.at, isRefunded: row.is_refunded },
                  balance,
                  clock.now(),
                ) === null,
            },
    })),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
    total: null,
  };
}

/** Gives a company credits without a price, in addition to its welcome credits. */
export async function giveCredits(trx: Db, companyId: number, credits: number): Promise<void> {
  await openCredits(trx, companyId);
  await grantCredits(trx, companyId, credits);
}

/**
 * Pays for an issued invoice with one credit; the invoice is issued in the same transaction.
 *
 * @throws AppError `noInvoiceCredits` when none is left
 */
export async function spendCredit(
  { db: trx, clock }: Pick<Context, 'db' | 'clock'>,
  companyId: number,
  eInvoiceId: number,
): Promise<void> {
  const before = await openCredits(trx, companyId);
  if (before < 1) throw new AppError('noInvoiceCredits');
  await postSpentCredit(trx, companyId, eInvoiceId);
  if (isNotifiedOfCredits(before - 1)) await notifyOfCredits({ db: trx, clock }, companyId, before - 1);
}

const notifyOfCredits = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  companyId: number,
  balance: number,
): Promise<void> =>
  insertNotifications(db, [
    {
      companyId,
      mainCategoryId: notificationMainCategories.sales,
      subCategoryId: notificationKinds.creditsLow,
      body:
        balance === 0
          ? 'e-Fatura kontörünüz bitti. <b>Yeni fatura kesmek için kontör alın.</b>'
          : `e-Fatura için <b>${balance} kontörünüz</b> kaldı. Bitince yeni fatura kesilemez.`,
      redirectUrl: '/myprofile/einvoices/buycredits',
      issueDate: clock.now(),
    },
  ]);
