import type { BankPayment } from '@havan/contract/bank';
import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import { type pay as payCall, threeDsReturnPath } from '@havan/contract/payment';
import { needsAcceptance } from '@havan/domain/basket';
import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { loanTerms } from '@havan/domain/loan';
import { nextPaymentState, paymentFailureCodes, stockReservationMinutes } from '@havan/domain/payment';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { withTransaction } from '../../db/transaction.ts';
import { BankRefusal } from '../../ports/bank-port.ts';
import { pricedBasket } from '../basket/basket.service.ts';
import { basketVersion, buyableLines, type PricedGroup, sumOf } from '../basket/priced-basket.ts';
import { bindClaims, returnClaims } from '../campaigns/claims.sql.ts';
import { agreementsFor } from './agreements.ts';
import { payableGroups } from './checkout.service.ts';
import { type Deal, dealOf, type DealTable, dealTable } from './deal.ts';
import { failureOf } from './payment-failures.ts';
import { presentThreeDs } from './payment.presenter.ts';
import { lockOpenPayments } from './open-payments.sql.ts';
import {
  findPayment,
  findPaymentByKey,
  insertPayment,
  lockBuyer,
  lockPayment,
  type PaymentRow,
  setBankFacts,
  setPaymentFailed,
} from './payment.sql.ts';
import { bankAmountOf } from './bank-amount.ts';
import { failPayment, settle, type Settlement, settleFromWallet } from './settle.ts';
import { claimedLinesOf, stockLinesOf, takeSnapshot } from './snapshot.ts';
import { lockShelves, releaseStock, takeStock } from './stock.sql.ts';
import { holdParts, releaseHolds } from './held-money.ts';
import { tokenOf, wayToPay } from './way-to-pay.ts';

type PayRequest = ParsedRequestOf<typeof payCall>;
type PayResult = ResultOf<typeof payCall>;

interface PayScope {
  readonly ctx: Context;
  readonly actor: Pick<Actor, 'companyId' | 'userId' | 'isWalletAvailable'>;
  /** The `Idempotency-Key`: whatever crashed before, a repeated call finds the payment that it began. */
  readonly key: string | null;
  /** Where the buyer's page lives; the bank sends the browser back there. */
  readonly origin: string;
}

/**
 * Reserves the stock, then asks the bank to begin. The reservation is committed before the bank hears of the payment, so
 * there is no charge that we would not know of; the attempt's id is ours, so asking the bank again begins nothing new.
 *
 * @throws AppError `basketChanged` (1992) when price, stock, expiry or quantity is not what the buyer saw;
 * `paymentFailed` when the bank refuses the card; `serviceUnavailable` when the bank cannot be reached
 */
export async function pay(scope: PayScope, request: PayRequest): Promise<PayResult> {
  const { ctx, actor } = scope;
  // Before anything is reserved: a card that cannot pay holds no stock.
  const cardToken = await tokenOf(ctx, actor, request);
  const payment = await reserve(scope, request);
  if (payment.state !== 'created') return answerOf(payment);
  if (bankAmountOf(payment) === 0) await settleFromWallet(ctx, payment.id);
  else {
    const settlement = await begin(scope, payment, cardToken);
    if (settlement === 'captured') return answerOf({ ...payment, state: settlement });
  }
  return answerOf(await findPayment(ctx.db, payment.id));
}

function answerOf(payment: PaymentRow | undefined): PayResult {
  if (!payment) throw new AppError('unexpected');
  if (payment.state === 'failed') {
    const isLoanRefused = payment.failure_code === paymentFailureCodes.creditNotApproved;
    throw new AppError(
      isLoanRefused ? 'creditNotApproved' : 'paymentFailed',
      payment.failure_message ? { message: payment.failure_message } : {},
    );
  }
  return { paymentId: payment.id, state: payment.state, threeDs: presentThreeDs(payment) };
}

/**
 * Checks, prices and reserves in one transaction; a payment of this company that is still open gives way. A payment that
 * this very key began before is answered as it is.
 */
async function reserve(scope: PayScope, request: PayRequest): Promise<PaymentRow> {
  const { ctx, actor, key } = scope;
  const { payment, isNew } = await withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    // One after the other although they travel together: each sees what the locks before it waited for.
    const [, known, openPayments, , basket, table] = await Promise.all([
      lockBuyer(trx, actor.companyId),
      key ? findPaymentByKey(trx, actor.companyId, key) : undefined,
      lockOpenPayments(trx, actor.companyId),
      lockShelves(trx, actor.companyId, request.sellerIds),
      pricedBasket(inside, actor),
      dealTable(trx, actor.companyId),
    ]);
    if (known) return { payment: known, isNew: false };
    const isAlone = openPayments.length === 0;
    if (!isAlone) await giveWay(trx, openPayments, ctx.clock.now());
    const groups = payableGroups(isAlone ? basket : await pricedBasket(inside, actor), request.sellerIds);
    const payment = await takeAndHold({ ...scope, ctx: inside }, request, groups, table);
    return { payment, isNew: true };
  });
  if (isNew) ctx.count('checkoutStarted');
  return payment;
}

/** Ends what the company began before and did not finish. */
async function giveWay(trx: Db, openPayments: readonly PaymentRow[], now: Date): Promise<void> {
  const open = openPayments.map((payment) => payment.id);
  await setPaymentFailed(trx, open, 'failed', failureOf('superseded'), now);
  await releaseStock(trx, open);
  await returnClaims(trx, open, now);
  await releaseHolds(trx, openPayments);
}

/** With the shelves locked before they were read: nobody else can change what `groups` say. */
async function takeAndHold(
  { ctx, actor, key }: PayScope,
  request: PayRequest,
  groups: readonly PricedGroup[],
  table: DealTable,
): Promise<PaymentRow> {
  const { db: trx } = ctx;
  const now = ctx.clock.now();
  requireUnchanged(groups, request);
  const deal = dealOf(table, actor, groups, request);
  const amount = sumOf(groups, 'total');
  requireMinimum(groups);
  const way = wayToPay(request, amount, actor);
  const agreements = requireAgreements(deal, request);
  const snapshot = takeSnapshot(deal);
  const id = ctx.ports.random.uuid();
  const expiresAt = new Date(now.getTime() + stockReservationMinutes * 60_000);
  const claimant = { id, companyId: actor.companyId, now, expiresAt };
  const [isTaken, payment, isClaimed] = await Promise.all([
    takeStock(trx, stockLinesOf(snapshot), formatIsoDay(istanbulDayOf(now))),
    insertPayment(trx, {
      id,
      buyerCompanyId: actor.companyId,
      buyerUserId: actor.userId,
      amount,
      way,
      snapshot,
      agreements,
      idempotencyKey: key,
      createdAt: now,
      expiresAt,
    }),
    bindClaims(trx, claimant, claimedLinesOf(snapshot)),
  ]);
  if (!isTaken || !isClaimed) throw new AppError('basketChanged');
  const short = await holdParts(trx, payment);
  if (short) throw new AppError('conflict', { message: failureOf(short).message });
  return payment;
}

/** Tells the bank and writes down what it said. An outcome that it has at once is settled like any other, and answered. */
async function begin(
  { ctx, origin }: PayScope,
  payment: PaymentRow,
  cardToken: string | null,
): Promise<Settlement | null> {
  const record = await ctx.ports.bank
    .start({
      attemptId: payment.id,
      amount: bankAmountOf(payment),
      installments: payment.installments,
      cardToken,
      loanMonths: loanTerms.find((months) => months === payment.loan_months) ?? null,
      returnUrl: `${origin}${threeDsReturnPath}?paymentId=${payment.id}`,
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof BankRefusal)) {
        throw new AppError('serviceUnavailable', { retryAfterSeconds: 2, cause: error });
      }
      await failPayment(ctx, payment.id, failureOf('refused', error.message));
      return null;
    });
  if (!record) return null;
  if (record.status !== 'threeDsPending') return settle(ctx, record);
  await startThreeDs(ctx, payment.id, record);
  return null;
}

const startThreeDs = (ctx: Context, id: string, record: BankPayment): Promise<void> =>
  withTransaction(ctx.db, async (trx) => {
    const current = await lockPayment(trx, id);
    const state = current && nextPaymentState(current.state, 'startThreeDs', 'buyer');
    if (!state) return;
    await setBankFacts(trx, id, state, {
      bank_payment_id: record.bankPaymentId,
      three_ds_url: record.threeDsUrl,
      card_brand: record.cardBrand,
      card_last_four: record.cardLastFour,
    });
  });

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

/** What is accepted is what was read: other texts than the buyer's page showed are a changed basket. */
function requireAgreements(deal: Deal, { acceptedAgreements, agreementHashes }: PayRequest) {
  const agreements = agreementsFor(deal);
  if (!agreements.every(({ slug }) => acceptedAgreements.includes(slug))) {
    throw new AppError('invalidRequest', {
      errors: [{ code: 'agreement', message: 'Sözleşmeleri onaylayın.', path: 'acceptedAgreements' }],
    });
  }
  if (agreementHashes && !agreements.every(({ sha256 }) => agreementHashes.includes(sha256)))
    throw new AppError('basketChanged');
  return agreements;
}
