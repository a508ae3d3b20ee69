import { welcomeCredits } from '@havan/domain/e-invoice-credit';
import * as v from 'valibot';
import type { Db } from '../../../core/db/database.ts';
import { post } from '../../money/ledger/ledger.service.ts';
import { creditSum, lockCredits } from './credits.sql.ts';
import type { PaymentRow } from '../payment/payment.sql.ts';

/** The package of a payment at its price when the payment started. */
const creditSnapshot = v.object({
  packageId: v.number(),
  name: v.string(),
  credits: v.number(),
  net: v.number(),
  vat: v.number(),
});
export type CreditSnapshot = v.InferOutput<typeof creditSnapshot>;

export const creditsOf = ({ snapshot }: Pick<PaymentRow, 'snapshot'>): CreditSnapshot =>
  v.parse(creditSnapshot, snapshot);

/**
 * Returns the postings of a package: its money from escrow to sales and VAT, its credits from the platform to
 * the company. Credits are counted in an account of their own unit, which balances by itself.
 */
const movementsOf = (companyId: number, { net, vat, credits }: CreditSnapshot, direction: 1 | -1) =>
  [
    { kind: 'escrow', companyId: null, amount: -direction * (net + vat) },
    { kind: 'creditSales', companyId: null, amount: direction * net },
    { kind: 'commissionVat', companyId: null, amount: direction * vat },
    { kind: 'credit', companyId: null, amount: -direction * credits },
    { kind: 'credit', companyId, amount: direction * credits },
  ] as const;

/** Books the purchase of a captured payment, once for each payment. */
export async function completeCreditPurchase(trx: Db, payment: PaymentRow): Promise<void> {
  await openCredits(trx, payment.buyer_company_id);
  await post(
    trx,
    { kind: 'creditPurchase', paymentId: payment.id, orderId: null },
    movementsOf(payment.buyer_company_id, creditsOf(payment), 1),
  );
}

/**
 * Locks the credits of a company until the transaction ends and returns their number; the first call books its welcome
 * credits.
 */
export async function openCredits(trx: Db, companyId: number): Promise<number> {
  await lockCredits(trx, companyId);
  const sum = await creditSum(trx, companyId);
  if (sum !== null) return sum;
  await grantCredits(trx, companyId, welcomeCredits);
  return welcomeCredits;
}

/** Takes the credits of a purchase back, so that escrow can refund it, once for each payment. */
export const takeCreditsBack = (trx: Db, payment: PaymentRow): Promise<void> =>
  post(
    trx,
    { kind: 'creditBack', paymentId: payment.id, orderId: null },
    movementsOf(payment.buyer_company_id, creditsOf(payment), -1),
  );

/** Gives a company credits without a price. */
export const grantCredits = (trx: Db, companyId: number, credits: number): Promise<void> =>
  post(trx, { kind: 'creditGranted', paymentId: null, orderId: null }, [
    { kind: 'credit', companyId: null, amount: -credits },
    { kind: 'credit', companyId, amount: credits },
  ]);

/** Books one credit for an issued invoice. Once an invoice. */
export const postSpentCredit = (trx: Db, companyId: number, eInvoiceId: number): Promise<void> =>
  post(trx, { kind: 'creditSpent', paymentId: null, orderId: null, eInvoiceId }, [
    { kind: 'credit', companyId: null, amount: 1 },
    { kind: 'credit', companyId, amount: -1 },
  ]);
