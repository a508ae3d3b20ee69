import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { type pay as payCall, threeDsReturnPath } from '@havan/contract/sales/payment';
import { needsAcceptance } from '@havan/domain/cart';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { stockReservationMinutes } from '@havan/domain/payment';
import { mayUseWallet, type WalletActor } from '../../identity/access/wallet-access.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { pricedCart } from '../../cart/cart/cart.service.ts';
import { basketVersion, buyableLines, type PricedGroup, sumOf } from '../../cart/cart/priced-cart.ts';
import { bindClaims } from '../../cart/campaign-reservation/campaign-reservation.ts';
import { agreementsFor } from '../checkout/checkout-agreements.ts';
import { payableGroups } from '../checkout/checkout.service.ts';
import {
  type CheckoutContext,
  checkoutContextOf,
  type AgreementTable,
  agreementTable,
} from '../checkout/checkout-context.ts';
import { lockOpenPayments } from './open-payments.sql.ts';
import { findPayment, findPaymentByKey, insertPayment, lockBuyer, type PaymentRow } from './payment.sql.ts';
import { bankAmountOf } from './bank-amount.ts';
import { settleFromWallet } from './settle.ts';
import { answerOf, giveWay, startAtBank } from './start-payment.ts';
import { claimedLinesOf, stockLinesOf, takeSnapshot } from '../order-placement/payment-snapshot.ts';
import { lockShelves, takeStock } from '../order-placement/stock.sql.ts';
import { holdParts } from '../checkout/balance-hold.ts';
import { placePreOrders } from '../transfers/place-pre-orders.ts';
import { transferExpiry } from '../transfers/transfer-expiry.ts';
import { tokenOf, chosenMethod } from '../checkout/payment-method.ts';

type PayRequest = ParsedRequestOf<typeof payCall>;
type PayResult = ResultOf<typeof payCall>;

interface PayScope {
  readonly ctx: Context;
  readonly actor: WalletActor;
  /** The `Idempotency-Key`: after a crash, a repeated call finds the payment that it started. */
  readonly key: string | null;
  /** Origin of the buyer's page to which the bank returns the browser. */
  readonly origin: string;
  /** IP address of the browser. */
  readonly ip: string;
}

/**
 * Reserves the stock, then starts the payment at the bank. The reservation is committed first, so that every charge
 * belongs to a known payment; the id of the attempt is ours, so a repeated start creates no second payment.
 *
 * @throws AppError `basketChanged` (1992) when price, stock, expiry or quantity is not what the buyer saw;
 * `paymentFailed` when the bank refuses the card; `serviceUnavailable` when the bank cannot be reached
 */
export async function pay(scope: PayScope, request: PayRequest): Promise<PayResult> {
  const { ctx, actor } = scope;
  // Checked before reserving, so that an invalid card holds no stock.
  const cardToken = await tokenOf(ctx, actor, request);
  const payment = await reserve(scope, request);
  if (payment.state !== 'created' || payment.method === 'transfer') return answerOf(payment);
  if (bankAmountOf(payment) === 0) await settleFromWallet(ctx, payment.id);
  else {
    const returnUrl = `${scope.origin}${threeDsReturnPath}?paymentId=${payment.id}`;
    const settlement = await startAtBank(ctx, payment, { cardToken, returnUrl, ip: scope.ip });
    if (settlement === 'captured') return answerOf({ ...payment, state: settlement });
  }
  return answerOf(await findPayment(ctx.db, payment.id));
}

/**
 * Checks, prices and reserves in one transaction; an open payment of this company is superseded. A payment that this
 * key started before is returned unchanged.
 */
async function reserve(scope: PayScope, request: PayRequest): Promise<PaymentRow> {
  const { ctx, actor, key } = scope;
  const { payment, isNew } = await withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    // The server runs the pipeline in order: each statement sees the state after the locks before it.
    const [, known, openPayments, , basket, table] = await pipeline(trx, [
      (one) => lockBuyer(one, actor.companyId),
      (one) => (key ? findPaymentByKey(one, actor.companyId, key) : undefined),
      (one) => lockOpenPayments(one, actor.companyId, 'cart'),
      (one) => lockShelves(one, actor.companyId, request.sellerIds),
      () => pricedCart(inside, actor),
      (one) => agreementTable(one, actor.companyId),
    ]);
    if (known) return { payment: known, isNew: false };
    const isAlone = openPayments.length === 0;
    if (!isAlone) await giveWay(trx, openPayments, ctx.clock.now());
    const groups = payableGroups(isAlone ? basket : await pricedCart(inside, actor), request.sellerIds);
    const payment = await takeAndHold({ ...scope, ctx: inside }, request, groups, table);
    return { payment, isNew: true };
  });
  if (isNew) ctx.count('checkoutStarted');
  return payment;
}

/** The listings were locked before they were read, so `groups` cannot change. */
async function takeAndHold(
  { ctx, actor, key }: PayScope,
  request: PayRequest,
  groups: readonly PricedGroup[],
  table: AgreementTable,
): Promise<PaymentRow> {
  const { db: trx } = ctx;
  const now = ctx.clock.now();
  requireUnchanged(groups, request);
  const checkoutContext = checkoutContextOf(table, actor, groups, request);
  const amount = sumOf(groups, 'total');
  requireMinimum(groups);
  const hasWallet = request.walletAmount === 0 || (await mayUseWallet(trx, actor));
  const way = chosenMethod(request, amount, { hasWallet, bank: ctx.ports.bank.abilities });
  const agreements = requireAgreements(checkoutContext, request);
  const snapshot = takeSnapshot(checkoutContext);
  const id = ctx.ports.random.uuid();
  const isTransfer = way.method === 'transfer';
  if (isTransfer && ctx.config.transferIban === null) throw new AppError('actionNotAllowed');
  const expiresAt = isTransfer
    ? transferExpiry(ctx)
    : new Date(now.getTime() + stockReservationMinutes * 60_000);
  const claimant = { id, companyId: actor.companyId, now, expiresAt };
  const [isTaken, payment, isClaimed] = await pipeline(trx, [
    (one) => takeStock(one, stockLinesOf(snapshot), formatIsoDay(istanbulDayOf(now))),
    (one) =>
      insertPayment(one, {
        id,
        buyerCompanyId: actor.companyId,
        buyerUserId: actor.userId,
        amount,
        way,
        purpose: 'cart',
        snapshot,
        lines: stockLinesOf(snapshot),
        agreements,
        idempotencyKey: key,
        createdAt: now,
        expiresAt,
      }),
    (one) => bindClaims(one, claimant, claimedLinesOf(snapshot)),
  ]);
  if (!isTaken || !isClaimed) throw new AppError('basketChanged');
  const short = await holdParts(trx, payment);
  if (short !== null) throw new AppError('conflict', { message: short });
  return isTransfer ? placePreOrders(ctx, payment, snapshot) : payment;
}

function requireUnchanged(
  groups: readonly PricedGroup[],
  { sellerIds, basketVersion: seen }: PayRequest,
): void {
  const isWhole = sellerIds.every((id) => groups.some((group) => group.seller.seller_id === id));
  const isPayable = !buyableLines(groups).some((line) => needsAcceptance(line.notices));
  if (!isWhole || !isPayable || basketVersion(groups) !== seen) throw new AppError('basketChanged');
}

function requireMinimum(groups: readonly PricedGroup[]): void {
  const short = groups.find((group) => group.missingForMinBasket > 0);
  if (!short) return;
  throw new AppError('belowMinimumAmount', {
    message: `${short.seller.seller_username} için en düşük sipariş tutarına ulaşılmadı.`,
  });
}

/** Only the texts that the buyer's page showed are accepted; other texts count as a changed cart. */
function requireAgreements(
  checkoutContext: CheckoutContext,
  { acceptedAgreements, agreementHashes }: PayRequest,
) {
  const agreements = agreementsFor(checkoutContext);
  if (!agreements.every(({ slug }) => acceptedAgreements.includes(slug))) {
    throw new AppError('invalidRequest', {
      errors: [{ code: 'agreement', message: 'Sözleşmeleri onaylayın.', path: 'acceptedAgreements' }],
    });
  }
  if (agreementHashes && !agreements.every(({ sha256 }) => agreementHashes.includes(sha256)))
    throw new AppError('basketChanged');
  return agreements;
}
