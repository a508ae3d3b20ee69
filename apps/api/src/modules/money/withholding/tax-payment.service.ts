import type {
  IncomeTaxPayment,
  payIncomeWithholding,
} from '@havan/contract/backoffice/money/income-withholding';
import type { ParsedRequestOf } from '@havan/contract/call';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { isSettledBy } from '@havan/domain/payout-run';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import type { Operator } from '../../../core/operator.ts';
import { postWithholdingPaid } from '../ledger/ledger.service.ts';
import {
  findTaxPayment,
  lockMonth,
  putTaxPayment,
  settleTaxPayment,
  type TaxPaymentRow,
} from './tax-payment.sql.ts';
import { companiesOfMonth } from './withholding.sql.ts';

type Reporter = Pick<Operator, 'operatorId'>;

/** Returns whether a month, `2026-11`, is over in Istanbul. */
export const isMonthOver = ({ clock }: Pick<Context, 'clock'>, month: string): boolean =>
  month < istanbulIsoDay(clock.now()).slice(0, 7);

const present = (row: TaxPaymentRow, { operatorId }: Reporter): IncomeTaxPayment => ({
  amount: row.amount,
  paidOn: row.paidOn,
  bankReference: row.bankReference,
  operator: row.operator,
  isYou: row.saidBy === operatorId,
  settledAt: row.settledAt?.toISOString() ?? null,
});

/** Returns the reported payment of a month to the tax office; null before the first report. */
export async function taxPaymentOf(
  { db }: Pick<Context, 'db'>,
  who: Reporter,
  month: string,
): Promise<IncomeTaxPayment | null> {
  const row = await findTaxPayment(db, month);
  return row ? present(row, who) : null;
}

/**
 * Books the payment of a month to the tax office within the transaction of `ctx.db`. Above `fourEyesLimit` the report
 * of the first operator is stored, and the same report of another operator books it; a different report replaces the
 * first.
 *
 * @throws AppError `invalidRequest` for a month that is not over, and for a payment day before the end of the month or
 * after today; `conflict` for a month that is paid or owes nothing
 */
export async function payTax(
  ctx: Pick<Context, 'db' | 'clock'>,
  who: Reporter,
  { month, paidOn, bankReference }: ParsedRequestOf<typeof payIncomeWithholding>,
): Promise<IncomeTaxPayment> {
  const { db: trx, clock } = ctx;
  if (!isMonthOver(ctx, month)) throw refused('month', 'Ay bitmeden stopajı ödenmiş sayılamaz.');
  const now = clock.now();
  if (paidOn.slice(0, 7) <= month || paidOn > istanbulIsoDay(now))
    throw refused('paidOn', 'Ödeme günü, ayın bitiminden sonra ve en geç bugün olmalı.');
  await lockMonth(trx, month);
  const before = await findTaxPayment(trx, month);
  if (before?.settledAt) throw new AppError('conflict', { message: 'Bu ayın stopajı zaten ödendi.' });
  const companies = await companiesOfMonth(trx, month);
  const amount = companies.reduce((sum, one) => sum + one.amount, 0);
  if (amount <= 0) throw new AppError('conflict', { message: 'Bu ay için ödenecek stopaj yok.' });
  const word = wordOf(amount, paidOn, bankReference);
  const said = before
    ? { operatorId: before.saidBy, word: wordOf(before.amount, before.paidOn, before.bankReference) }
    : null;
  const isSettled = isSettledBy(amount, { operatorId: who.operatorId, word }, said);
  const id =
    before && isSettled
      ? before.id
      : await putTaxPayment(trx, { month, amount, paidOn, bankReference, ...who, at: now });
  if (isSettled) {
    await settleTaxPayment(trx, id, who.operatorId, now);
    await postWithholdingPaid(trx, id, amount);
  }
  const row = await findTaxPayment(trx, month);
  if (!row) throw new Error(`The payment of ${month} was not stored`);
  return present(row, who);
}

const wordOf = (amount: number, paidOn: string, bankReference: string): string =>
  `${amount} ${paidOn} ${bankReference}`;

const refused = (path: string, message: string): AppError =>
  new AppError('invalidRequest', { message, errors: [{ code: path, message, path }] });
