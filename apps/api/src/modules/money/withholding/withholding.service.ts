import type { IncomeWithholdingMonth } from '@havan/contract/backoffice/money/income-withholding';
import { incomeTaxOn, withholdingBase, type WithheldLine } from '@havan/domain/income-withholding';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import type { Operator } from '../../../core/operator.ts';
import { type OrderMoney, postWithholding } from '../ledger/ledger.service.ts';
import { exemptionsFor } from './exemptions.service.ts';
import { isMonthOver, taxPaymentOf } from './tax-payment.service.ts';
import {
  companiesOfMonth,
  findRates,
  insertWithheld,
  putRate,
  rateOn,
  withheldFor,
  type WithholdingRate,
} from './withholding.sql.ts';

export { monthsOfCompany, withheldOf } from './withholding.sql.ts';

/** Returns today's rate for a seller, in hundredths of a percent; 0 while it is exempt. */
export const rateNow = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  sellerCompanyId: number,
): Promise<number> => rateOn(db, istanbulIsoDay(clock.now()), sellerCompanyId);

/**
 * Withholds the income tax on a completed order at today's rate, the day on which it is earned; `ctx.db` is its
 * transaction.
 */
export async function withhold(
  ctx: Pick<Context, 'db' | 'clock'>,
  order: OrderMoney,
  lines: readonly WithheldLine[],
): Promise<void> {
  const base = withholdingBase(lines);
  const basisPoints = await rateNow(ctx, order.sellerCompanyId);
  await move(ctx, order, { base, amount: incomeTaxOn(base, basisPoints), basisPoints }, 'sellerPayable');
}

/**
 * Returns withheld tax to the seller for refunded goods; `lines` are those after the refund. Must run before the refund
 * is booked.
 *
 * @returns kuruş by which the amount owed to the seller grows; 0 when the tax goes to its wallet
 */
export async function giveWithheldBack(
  ctx: Pick<Context, 'db' | 'clock'>,
  order: OrderMoney,
  lines: readonly WithheldLine[],
  { owed }: { readonly owed: number },
): Promise<number> {
  const before = await withheldFor(ctx.db, order.orderId);
  if (!before) return 0;
  const { basisPoints } = before;
  const base = withholdingBase(lines);
  const change = {
    base: base - before.base,
    amount: incomeTaxOn(base, basisPoints) - before.amount,
    basisPoints,
  };
  // The refunded share of an order that was paid out is taken from the wallet, so its tax goes there.
  const account = owed > 0 ? 'sellerPayable' : 'wallet';
  await move(ctx, order, change, account);
  return account === 'sellerPayable' ? -change.amount : 0;
}

async function move(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  order: OrderMoney,
  change: { readonly base: number; readonly amount: number; readonly basisPoints: number },
  account: 'sellerPayable' | 'wallet',
): Promise<void> {
  if (change.base === 0 && change.amount === 0) return;
  const { orderId, sellerCompanyId: companyId } = order;
  await insertWithheld(db, { orderId, companyId, at: clock.now(), ...change });
  await postWithholding(db, order, change.amount, account);
}

/** Returns all rates, and what was withheld in a month, `2026-11`, from each seller. */
export async function withheldInMonth({ db }: Pick<Context, 'db'>, month: string) {
  const companies = await companiesOfMonth(db, month);
  const sum = (of: 'base' | 'amount') => companies.reduce((total, one) => total + one[of], 0);
  return { month, rates: await findRates(db), companies, base: sum('base'), amount: sum('amount') };
}

/** Returns a month as an operator sees it: with its payment to the tax office and the exemptions of sellers. */
export async function withholdingDesk(
  ctx: Pick<Context, 'db' | 'clock'>,
  who: Pick<Operator, 'operatorId'>,
  month: string,
): Promise<IncomeWithholdingMonth> {
  return {
    ...(await withheldInMonth(ctx, month)),
    isClosed: isMonthOver(ctx, month),
    payment: await taxPaymentOf(ctx, who, month),
    exemptions: await exemptionsFor(ctx, who),
  };
}

/**
 * Sets the rate from a later day on.
 *
 * @throws AppError `invalidRequest` for a first day before tomorrow
 */
export async function changeRate(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  rate: WithholdingRate,
): Promise<WithholdingRate> {
  if (rate.firstDay <= istanbulIsoDay(clock.now())) {
    const message = 'Oran en erken yarından başlar.';
    throw new AppError('invalidRequest', {
      message,
      errors: [{ code: 'firstDay', message, path: 'firstDay' }],
    });
  }
  await putRate(db, rate);
  return rate;
}
