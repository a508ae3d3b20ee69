import type { BankPayment } from '@havan/contract/sales/bank';
import type { ResultOf } from '@havan/contract/call';
import type { pay } from '@havan/contract/sales/payment';
import { loanTerms } from '@havan/domain/loan';
import { nextPaymentState, paymentFailureCodes } from '@havan/domain/payment';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { BankRefusal } from '../../../core/ports/bank-port.ts';
import { returnClaims } from '../../cart/campaign-reservation/campaign-reservation.ts';
import { releaseHolds } from '../checkout/balance-hold.ts';
import { releaseStock } from '../order-placement/stock.sql.ts';
import { bankAmountOf } from './bank-amount.ts';
import { failureOf, refusalOf } from './payment-failures.ts';
import { payerOf } from './payer.sql.ts';
import { presentThreeDs } from './payment.presenter.ts';
import { lockPayment, type PaymentRow, setBankFacts, setPaymentFailed } from './payment.sql.ts';
import { failPayment, settle, type Settlement } from './settle.ts';

type StartedPayment = ResultOf<typeof pay>;

/**
 * Returns the answer to the call that has started a payment. @throws AppError `paymentFailed` when it has
 * failed
 */
export function answerOf(payment: PaymentRow | undefined): StartedPayment {
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

/** Ends the company's earlier open payments, which the new one replaces. */
export async function giveWay(trx: Db, openPayments: readonly PaymentRow[], now: Date): Promise<void> {
  const open = openPayments.map((payment) => payment.id);
  await setPaymentFailed(trx, open, 'failed', failureOf('superseded'), now);
  await releaseStock(trx, open);
  await returnClaims(trx, open, now);
  await releaseHolds(trx, openPayments);
}

interface BankStart {
  /** Token of the card; null when we have none: a loan, or a card that the bank's own page takes. */
  readonly cardToken: string | null;
  /** URL to which the bank returns the browser. */
  readonly returnUrl: string;
  /** IP address of the browser. */
  readonly ip: string;
}

/** Starts the payment at the bank and stores its answer. An immediate outcome is settled like any other. */
export async function startAtBank(
  ctx: Context,
  payment: PaymentRow,
  { cardToken, returnUrl, ip }: BankStart,
): Promise<Settlement | null> {
  const record = await ctx.ports.bank
    .start({
      attemptId: payment.id,
      amount: bankAmountOf(payment),
      installments: payment.installments,
      cardToken,
      loanMonths: loanTerms.find((months) => months === payment.loan_months) ?? null,
      returnUrl,
      payer: () => payerOf(ctx.db, payment, ip),
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof BankRefusal)) {
        throw new AppError('serviceUnavailable', { retryAfterSeconds: 2, cause: error });
      }
      ctx.log.warn({ paymentId: payment.id, code: error.code }, 'the bank refused to start');
      await failPayment(ctx, payment.id, refusalOf(error));
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
