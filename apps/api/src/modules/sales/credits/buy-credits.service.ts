import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { eInvoiceCreditCalls as calls } from '@havan/contract/sales/e-invoice-credits';
import { creditPurchaseMark, threeDsReturnPath } from '@havan/contract/sales/payment';
import { creditRefundDays, creditRefundHindrance, packagePrice } from '@havan/domain/e-invoice-credit';
import { nextPaymentState, stockReservationMinutes } from '@havan/domain/payment';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { postRefund } from '../../money/ledger/ledger.service.ts';
import { insertBankRefund } from '../payment/bank-refunds.sql.ts';
import { lockOpenPayments } from '../payment/open-payments.sql.ts';
import { presentThreeDs } from '../payment/payment.presenter.ts';
import {
  findOwnPayment,
  findPayment,
  findPaymentByKey,
  insertPayment,
  lockBuyer,
  lockPayment,
  type PaymentRow,
  setPaymentRefunded,
} from '../payment/payment.sql.ts';
import { tokenGiven } from '../checkout/payment-method.ts';
import { answerOf, giveWay, startAtBank } from '../payment/start-payment.ts';
import { paymentStatus } from '../payment/status.service.ts';
import { creditsOf, openCredits, takeCreditsBack } from './credit-purchase.ts';
import { creditBalanceOf } from './credits.service.ts';
import { findPackageOnSale, purchaseOf } from './credits.sql.ts';

interface BuyScope {
  readonly ctx: Context;
  readonly actor: Actor;
  /** The `Idempotency-Key`: after a crash, a repeated call finds the payment that it started. */
  readonly key: string | null;
  /** Origin of the seller's page to which the bank returns the browser. */
  readonly origin: string;
  /** IP address of the browser. */
  readonly ip: string;
}

/**
 * Starts the payment of a credit package at the bank, through the same code as other payments.
 *
 * @throws AppError `basketChanged` (1992) when the price is not the one that the page showed; `paymentFailed` when the
 * bank refuses the card
 */
export async function buyCredits(
  scope: BuyScope,
  request: ParsedRequestOf<typeof calls.buyCredits>,
): Promise<ResultOf<typeof calls.buyCredits>> {
  const { ctx, origin } = scope;
  // Checked before anything is written.
  const cardToken = tokenGiven(ctx.ports.bank.abilities, request.cardToken);
  const payment = await open(scope, request);
  if (payment.state !== 'created') return answerOf(payment);
  const settlement = await startAtBank(ctx, payment, {
    cardToken,
    ip: scope.ip,
    returnUrl: `${origin}${threeDsReturnPath}?paymentId=${payment.id}&${creditPurchaseMark}`,
  });
  if (settlement === 'captured') return answerOf({ ...payment, state: settlement });
  return answerOf(await findPayment(ctx.db, payment.id));
}

/**
 * Opens a purchase of credits and supersedes an earlier open one; a payment that this key started is returned
 * unchanged.
 */
const open = (
  { ctx, actor, key }: BuyScope,
  { packageId, total }: ParsedRequestOf<typeof calls.buyCredits>,
): Promise<PaymentRow> =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    await lockBuyer(trx, actor.companyId);
    const known = key === null ? undefined : await findPaymentByKey(trx, actor.companyId, key);
    if (known) return known;
    const found = await findPackageOnSale(trx, packageId);
    if (!found) throw new AppError('recordNotFound', { message: 'Bu kontör paketi artık satılmıyor.' });
    const price = packagePrice(found.net_price);
    if (price.total !== total)
      throw new AppError('basketChanged', {
        message: 'Paketin fiyatı değişti. Yeni fiyatı görmek için sayfayı yenileyin.',
      });
    await giveWay(trx, await lockOpenPayments(trx, actor.companyId, 'credits'), now);
    const { net, vat } = price;
    return insertPayment(trx, {
      id: ctx.ports.random.uuid(),
      buyerCompanyId: actor.companyId,
      buyerUserId: actor.userId,
      amount: price.total,
      way: {
        method: 'card',
        installments: 1,
        walletAmount: 0,
        pointsAmount: 0,
        loanMonths: null,
        keepCardToken: null,
      },
      purpose: 'credits',
      snapshot: { packageId, name: found.name, credits: found.credits, net, vat },
      lines: [],
      agreements: [],
      idempotencyKey: key,
      createdAt: now,
      expiresAt: new Date(now.getTime() + stockReservationMinutes * 60_000),
    });
  });

/** Returns the state of a purchase; while it is open the bank is queried. */
export async function creditPurchase(
  ctx: Context,
  actor: Pick<Actor, 'companyId'>,
  { paymentId }: ParsedRequestOf<typeof calls.getCreditPurchase>,
): Promise<ResultOf<typeof calls.getCreditPurchase>> {
  const found = await findOwnPayment(ctx.db, paymentId, actor.companyId);
  if (found?.purpose !== 'credits') throw new AppError('recordNotFound');
  const { state, failureMessage } = await paymentStatus(ctx, actor, { paymentId });
  return {
    paymentId,
    state,
    threeDs: state === 'threeDsPending' ? presentThreeDs(found) : null,
    credits: creditsOf(found).credits,
    total: found.amount,
    failureMessage,
    balance: await creditBalanceOf(ctx.db, actor.companyId),
  };
}

const hindrances = {
  refunded: 'Bu alım daha önce iade edildi.',
  late: `Kontör alımları ${creditRefundDays} gün içinde iade edilebilir.`,
  spent: 'Bu alımın kontörlerinin bir bölümü kullanıldı; iade edilemez.',
} as const;

/**
 * Refunds an unspent purchase to its card: credits, ledger, payment and the instruction to the bank in one transaction.
 *
 * @throws AppError `actionNotAllowed` for a purchase that is spent, too old or refunded already
 */
export const refundCredits = (
  ctx: Context,
  actor: Pick<Actor, 'companyId'>,
  { paymentId }: ParsedRequestOf<typeof calls.refundCredits>,
): Promise<ResultOf<typeof calls.refundCredits>> =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    if (!(await findOwnPayment(trx, paymentId, actor.companyId))) throw new AppError('recordNotFound');
    const payment = await lockPayment(trx, paymentId);
    const balance = await openCredits(trx, actor.companyId);
    const bought = payment?.purpose === 'credits' ? await purchaseOf(trx, paymentId) : null;
    if (!payment || !bought) throw new AppError('recordNotFound');
    const { credits } = creditsOf(payment);
    const hindrance = creditRefundHindrance({ credits, ...bought }, balance, now);
    if (hindrance) throw new AppError('actionNotAllowed', { message: hindrances[hindrance] });
    const state = nextPaymentState(payment.state, 'refund', 'system');
    if (!state) throw new AppError('actionNotAllowed');
    const { id, buyer_company_id: buyerCompanyId, amount } = payment;
    await takeCreditsBack(trx, payment);
    await postRefund(trx, { paymentId: id, orderId: null, buyerCompanyId, amount });
    await setPaymentRefunded(trx, id, state);
    await insertBankRefund(trx, { id: `${id}:credits`, paymentId: id, orderId: null, amount, at: now });
    return { done: true };
  });
