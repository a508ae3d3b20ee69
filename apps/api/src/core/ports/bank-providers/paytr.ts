import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { BankFailureReason, BankPayment } from '@havan/contract/sales/bank';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import { type BankPort, BankRefusal, type StartPayment } from '../bank-port.ts';
import { liraOf, providerAmount } from './provider-amount.ts';
import { askProvider } from './provider-exchange.ts';

interface PaytrConnection {
  readonly url: string;
  readonly merchantNo: string;
  readonly merchantKey: string;
  readonly merchantSalt: string;
  /** Whether test payments are taken; otherwise they are refused. */
  readonly isTest: boolean;
  /** Our own id of the merchant, which the records of payments carry. */
  readonly merchantId: string;
  readonly clock: Clock;
}

const paths = {
  token: '/odeme/api/get-token',
  page: '/odeme/guvenli/',
  status: '/odeme/durum-sorgu',
  refund: '/odeme/iade',
} as const;

/** How long the page of a payment stays open, in minutes: shorter than the stock is held. */
const pageMinutes = 14;

const tokenAnswer = v.object({
  status: v.string(),
  token: v.optional(v.string()),
  reason: v.optional(v.string()),
});

const text = v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)));

const statusAnswer = v.object({
  status: v.string(),
  payment_amount: v.nullish(providerAmount),
  payment_total: v.nullish(providerAmount),
  taksit: text,
  masked_pan: text,
  test_mode: text,
  returns: v.nullish(v.union([v.array(v.record(v.string(), v.unknown())), v.string()])),
  reference_no: text,
  err_no: text,
  err_msg: text,
});

const refundAnswer = v.object({ status: v.string(), err_no: text, err_msg: text });

/** Error code: no successful payment under this order number. */
const notFound = '004';

/** Reasons of a failed payment, for those codes of PayTR that match one of ours. */
const failureReasons: Readonly<Record<string, BankFailureReason>> = {
  '2': 'wrongCode',
  '6': 'cancelled',
  '10': 'notEnrolled',
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Returns the order number of an attempt; PayTR takes letters and digits only. */
const orderNoOf = (attemptId: string): string => attemptId.replaceAll('-', '');
const attemptOf = (orderNo: string): string | null => {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(orderNo);
  return parts && parts.slice(1).join('-');
};
const referenceOf = (refundId: string): string => createHash('sha256').update(refundId).digest('hex');

/**
 * Returns the port to PayTR, by its public documents: the card is typed on the page of its iFrame API, which runs the
 * 3-D secure step. The order number is the id of our attempt without its hyphens.
 */
export function paytr(connection: PaytrConnection): BankPort {
  const { url, merchantNo, merchantKey, merchantSalt, isTest, merchantId, clock } = connection;
  const sign = (signed: string): string => createHmac('sha256', merchantKey).update(signed).digest('base64');
  const post = <S extends v.GenericSchema>(path: string, fields: Record<string, string>, schema: S) =>
    askProvider(
      {
        method: 'POST',
        url: url + path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ merchant_id: merchantNo, ...fields }).toString(),
      },
      schema,
    );

  const recordOf = (
    attemptId: string,
    { amount, ...facts }: Pick<BankPayment, 'amount' | 'status'> & Partial<BankPayment>,
  ): BankPayment => ({
    bankPaymentId: attemptId,
    merchantId,
    attemptId,
    amount,
    refundedAmount: 0,
    currency: 'TRY',
    installments: 1,
    cardBrand: null,
    cardLastFour: null,
    threeDsUrl: null,
    failureReason: null,
    updatedAt: clock.now().toISOString(),
    ...facts,
  });

  /**
   * Returns PayTR's record of a successful payment; null when it has none.
   *
   * @throws Error for any other refusal
   */
  const statusOf = async (attemptId: string) => {
    const merchantOid = orderNoOf(attemptId);
    const answer = await post(
      paths.status,
      { merchant_oid: merchantOid, paytr_token: sign(merchantNo + merchantOid + merchantSalt) },
      statusAnswer,
    );
    if (answer.status === 'success') return answer;
    if (answer.err_no === notFound) return null;
    throw new Error(`PayTR refused with ${answer.err_no}: ${answer.err_msg}`);
  };

  const find: BankPort['find'] = async (attemptId) => {
    const found = await statusOf(attemptId);
    if (!found || (found.test_mode === '1' && !isTest)) return null;
    const returns = Array.isArray(found.returns) ? found.returns : [];
    return recordOf(attemptId, {
      status: 'captured',
      amount: found.payment_total ?? found.payment_amount ?? 0,
      installments: Math.max(1, Number(found.taksit ?? 1)),
      cardLastFour: /\d{4}$/.exec(found.masked_pan ?? '')?.[0] ?? null,
      refundedAmount: returns.reduce((sum, one) => sum + refundedBy(one), 0),
    });
  };

  return {
    abilities: { cardEntry: 'bankPage', lends: false, splits: false, sendsTransfers: false },
    callbackAnswer: 'OK',
    changedSince: null,
    start: async (started) => {
      const fields = await formOf(started, isTest);
      const { user_ip, merchant_oid, email, payment_amount, user_basket } = fields;
      const answer = await post(
        paths.token,
        {
          ...fields,
          paytr_token: sign(
            merchantNo +
              user_ip +
              merchant_oid +
              email +
              payment_amount +
              user_basket +
              fields.no_installment +
              fields.max_installment +
              fields.currency +
              fields.test_mode +
              merchantSalt,
          ),
        },
        tokenAnswer,
      );
      if (answer.status !== 'success' || answer.token === undefined)
        throw new BankRefusal('refused', answer.reason ?? '');
      return recordOf(started.attemptId, {
        amount: started.amount,
        status: 'threeDsPending',
        threeDsUrl: url + paths.page + encodeURIComponent(answer.token),
      });
    },
    find,
    findWithRefunds: find,
    refund: async ({ bankPaymentId: attemptId, refundId, amount }) => {
      const found = await statusOf(attemptId);
      if (!found) throw new BankRefusal('unknownPayment', 'Böyle bir ödeme yok.');
      const reference = referenceOf(refundId);
      // PayTR executes a repeated refund again, so the first one is looked up.
      if (JSON.stringify([found.returns, found.reference_no]).includes(reference)) return;
      const merchantOid = orderNoOf(attemptId);
      const returnAmount = liraOf(amount);
      const answer = await post(
        paths.refund,
        {
          merchant_oid: merchantOid,
          return_amount: returnAmount,
          reference_no: reference,
          paytr_token: sign(merchantNo + merchantOid + returnAmount + merchantSalt),
        },
        refundAnswer,
      );
      if (answer.status !== 'success')
        throw new BankRefusal(answer.err_no ?? 'refused', answer.err_msg ?? 'İade edilemedi.');
    },
    takeOver: () => Promise.reject(new Error('Payments of a demo market stay at the sandbox.')),
    transfer: () => Promise.reject(new Error('PayTR sends no transfers.')),
    transfersSince: () => Promise.resolve({ transfers: [], next: null }),
    deleteCard: () => Promise.resolve(),
    readCallback: (rawBody) => {
      const fields = new URLSearchParams(rawBody.toString('utf8'));
      const [orderNo, status, total, hash] = ['merchant_oid', 'status', 'total_amount', 'hash'].map(
        (name) => fields.get(name) ?? '',
      );
      if (!orderNo || !status || !total || !hash) return Promise.resolve(null);
      if (!isSame(sign(orderNo + merchantSalt + status + total), hash)) return Promise.resolve(null);
      const attemptId = attemptOf(orderNo);
      const isForeign = fields.get('test_mode') === '1' && !isTest;
      if (attemptId === null || isForeign || !/^\d{1,15}$/.test(total)) return Promise.resolve(null);
      const isPaid = status === 'success';
      return Promise.resolve({
        // PayTR repeats messages without an id of their own; an order number has one outcome.
        eventId: `paytr:${orderNo}:${status}`,
        payment: recordOf(attemptId, {
          amount: Number(total),
          status: isPaid ? 'captured' : 'failed',
          failureReason: isPaid ? null : (failureReasons[fields.get('failed_reason_code') ?? ''] ?? null),
        }),
      });
    },
    readReturn: () => Promise.resolve(null),
  };
}

function refundedBy(entry: Readonly<Record<string, unknown>>): number {
  const parsed = v.safeParse(providerAmount, entry['return_amount'] ?? entry['amount']);
  return parsed.success ? parsed.output : 0;
}

/** Returns the request for the page of a payment. */
async function formOf({ attemptId, amount, returnUrl, payer }: StartPayment, isTest: boolean) {
  const { name, surname, email, phone, address, ip } = await payer();
  const basket = [['Havan siparişi', liraOf(amount), 1]];
  return {
    user_ip: ip,
    merchant_oid: orderNoOf(attemptId),
    email,
    payment_amount: String(amount),
    user_basket: Buffer.from(JSON.stringify(basket)).toString('base64'),
    no_installment: '1',
    max_installment: '0',
    currency: 'TL',
    test_mode: isTest ? '1' : '0',
    user_name: `${name} ${surname}`.slice(0, 60),
    user_address: address.slice(0, 400),
    user_phone: phone.slice(0, 20),
    merchant_ok_url: returnUrl,
    merchant_fail_url: returnUrl,
    timeout_limit: String(pageMinutes),
    debug_on: isTest ? '1' : '0',
    lang: 'tr',
  };
}
