import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type BankPayment, bankPayment } from '@havan/contract/sales/bank';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import { type BankPort, BankRefusal, type StartPayment } from '../bank-port.ts';
import { liraOf, providerAmount } from './provider-amount.ts';
import { askProvider } from './provider-exchange.ts';

interface IyzicoConnection {
  readonly url: string;
  readonly apiKey: string;
  readonly secretKey: string;
  /** Our own id of the merchant, which the records of payments carry. */
  readonly merchantId: string;
  readonly clock: Clock;
}

const paths = {
  initialize: '/payment/iyzipos/checkoutform/initialize/auth/ecom',
  retrieve: '/payment/iyzipos/checkoutform/auth/ecom/detail',
  detail: '/payment/detail',
  refund: '/v2/payment/refund',
  report: '/v2/reporting/payment/details',
} as const;

const text = v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)));

/** Fields that report the failure of a call; every answer has `status`. */
const outcome = {
  status: v.picklist(['success', 'failure']),
  errorCode: text,
  errorMessage: text,
};

const initialized = v.object({
  ...outcome,
  conversationId: text,
  token: v.nullish(v.string()),
  paymentPageUrl: v.nullish(v.pipe(v.string(), v.url())),
  signature: v.nullish(v.string()),
});

const payment = v.object({
  ...outcome,
  paymentStatus: text,
  /** 1 approved, 0 in review, -1 rejected. */
  fraudStatus: v.nullish(v.number()),
  paymentId: text,
  currency: text,
  basketId: text,
  conversationId: text,
  token: text,
  price: v.nullish(v.union([v.number(), v.string()])),
  paidPrice: v.nullish(v.union([v.number(), v.string()])),
  installment: v.nullish(v.number()),
  cardAssociation: text,
  lastFourDigits: text,
  systemTime: v.nullish(v.number()),
  signature: v.nullish(v.string()),
});
type IyzicoPayment = v.InferOutput<typeof payment>;

const refunded = v.object({ ...outcome });

const report = v.object({
  ...outcome,
  payments: v.nullish(
    v.array(
      v.object({
        itemTransactions: v.nullish(
          v.array(
            v.object({
              refunds: v.nullish(
                v.array(v.object({ refundConversationId: text, refundPrice: v.nullish(providerAmount) })),
              ),
            }),
          ),
        ),
      }),
    ),
  ),
});

/** A message about a hosted form (`X-IYZ-SIGNATURE-V3`). */
const notice = v.object({
  iyziEventType: v.string(),
  iyziPaymentId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  token: v.string(),
  paymentConversationId: v.string(),
  status: v.string(),
  iyziReferenceCode: v.string(),
});

/** Codes for a fault of our request or of their server, which say nothing about the payment. */
const notAboutThePayment: ReadonlySet<string> = new Set(['1', '1000', '1001', '100000']);

const brands: Readonly<Record<string, NonNullable<BankPayment['cardBrand']>>> = {
  VISA: 'visa',
  MASTER_CARD: 'mastercard',
  TROY: 'troy',
  AMERICAN_EXPRESS: 'amex',
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Returns a price without zeros at the end of its decimals, as iyzico signs it. */
const signedPrice = (price: string | number | null | undefined): string =>
  price === null || price === undefined ? '' : String(Number(price));

const failureOf = ({ errorCode, errorMessage }: { errorCode?: unknown; errorMessage?: unknown }): Error =>
  new Error(`iyzico refused with ${String(errorCode)}: ${String(errorMessage)}`);

/**
 * Returns the port to iyzico, by its public documents: the card is typed on the page of its checkout form, which runs
 * the 3-D secure step. The id of our attempt is the `basketId` of the form, which iyzico signs in its answers.
 */
export function iyzico({ url, apiKey, secretKey, merchantId, clock }: IyzicoConnection): BankPort {
  const sign = (signed: string): string => createHmac('sha256', secretKey).update(signed).digest('hex');

  const ask = <S extends v.GenericSchema>(
    method: 'GET' | 'POST',
    path: string,
    body: string,
    schema: S,
    query = '',
  ): Promise<v.InferOutput<S>> => {
    const randomKey = `${clock.now().getTime()}${randomBytes(4).readUInt32BE()}`;
    const signature = sign(randomKey + path + body);
    const content = `apiKey:${apiKey}&randomKey:${randomKey}&signature:${signature}`;
    const headers = {
      authorization: `IYZWSv2 ${Buffer.from(content).toString('base64')}`,
      'x-iyzi-rnd': randomKey,
      'content-type': 'application/json',
    };
    return askProvider({ method, url: url + path + query, headers, body }, schema);
  };
  const post = <S extends v.GenericSchema>(path: string, content: object, schema: S) =>
    ask('POST', path, JSON.stringify({ locale: 'tr', ...content }), schema);

  /** @throws Error when iyzico did not sign this answer */
  const requireSigned = (
    parts: readonly (string | null | undefined)[],
    signature: string | null | undefined,
  ) => {
    if (isSame(sign(parts.map((part) => part ?? '').join(':')), signature ?? '')) return;
    throw new Error('The answer of iyzico has a wrong signature.');
  };

  /** Returns the record of a payment; null when it is not one of ours. */
  const recordOf = (found: IyzicoPayment, isOver: boolean): BankPayment | null => {
    const parsed = v.safeParse(bankPayment, {
      bankPaymentId: found.basketId,
      merchantId,
      attemptId: found.basketId,
      amount: v.parse(providerAmount, found.price ?? 0),
      refundedAmount: 0,
      currency: 'TRY',
      installments: found.installment ?? 1,
      status: statusOf(found, isOver),
      cardBrand: brands[found.cardAssociation ?? ''] ?? null,
      cardLastFour: found.lastFourDigits ?? null,
      threeDsUrl: null,
      failureReason: null,
      updatedAt: new Date(found.systemTime ?? clock.now()).toISOString(),
    } satisfies Record<keyof BankPayment, unknown>);
    return parsed.success ? parsed.output : null;
  };

  /** Queries the outcome of a form. @throws Error when it cannot be told */
  const retrieve = async (token: string): Promise<IyzicoPayment> => {
    const found = await post(paths.retrieve, { token }, payment);
    if (found.status === 'failure' && found.paymentStatus === undefined) throw failureOf(found);
    const { paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price } = found;
    if (paymentStatus !== 'SUCCESS') return found;
    requireSigned(
      [
        paymentStatus,
        paymentId,
        currency,
        basketId,
        conversationId,
        signedPrice(paidPrice),
        signedPrice(price),
        token,
      ],
      found.signature,
    );
    return found;
  };

  const detailOf = async (attemptId: string): Promise<IyzicoPayment | null> => {
    const found = await post(paths.detail, { paymentConversationId: attemptId }, payment);
    if (found.status === 'failure') {
      if (notAboutThePayment.has(found.errorCode ?? '')) throw failureOf(found);
      return null;
    }
    const { paymentId, currency, basketId, conversationId, paidPrice, price } = found;
    if (found.paymentStatus !== 'SUCCESS') return found;
    requireSigned(
      [paymentId, currency, basketId, conversationId, signedPrice(paidPrice), signedPrice(price)],
      found.signature,
    );
    return found;
  };

  const refundsOf = async (attemptId: string) => {
    const query = `?paymentConversationId=${encodeURIComponent(attemptId)}`;
    const found = await ask('GET', paths.report, '', report, query);
    if (found.status === 'failure') throw failureOf(found);
    return (found.payments ?? []).flatMap(({ itemTransactions }) =>
      (itemTransactions ?? []).flatMap(({ refunds }) => refunds ?? []),
    );
  };

  const find: BankPort['find'] = async (attemptId) => {
    const found = await detailOf(attemptId);
    return found && recordOf(found, false);
  };

  return {
    abilities: { cardEntry: 'bankPage', lends: false, splits: true, sendsTransfers: false },
    callbackAnswer: null,
    changedSince: null,
    start: async (started) => {
      const made = await post(paths.initialize, await formOf(started), initialized);
      if (made.status === 'failure') {
        if (notAboutThePayment.has(made.errorCode ?? '')) throw failureOf(made);
        throw new BankRefusal(made.errorCode ?? 'refused', made.errorMessage ?? '');
      }
      const { token, paymentPageUrl } = made;
      if (!token || !paymentPageUrl) throw new Error('iyzico opened a form without a page.');
      requireSigned([made.conversationId, token], made.signature);
      return {
        bankPaymentId: started.attemptId,
        merchantId,
        attemptId: started.attemptId,
        amount: started.amount,
        refundedAmount: 0,
        currency: 'TRY',
        installments: started.installments,
        status: 'threeDsPending',
        cardBrand: null,
        cardLastFour: null,
        threeDsUrl: paymentPageUrl,
        failureReason: null,
        updatedAt: clock.now().toISOString(),
      };
    },
    find,
    findWithRefunds: async (attemptId) => {
      const found = await find(attemptId);
      if (found?.status !== 'captured') return found;
      const refundedAmount = (await refundsOf(attemptId)).reduce(
        (sum, one) => sum + (one.refundPrice ?? 0),
        0,
      );
      return { ...found, refundedAmount };
    },
    refund: async ({ bankPaymentId: attemptId, refundId, amount }) => {
      // iyzico executes a repeated refund again, so the first one is looked up.
      if ((await refundsOf(attemptId)).some((one) => one.refundConversationId === refundId)) return;
      const found = await detailOf(attemptId);
      if (!found?.paymentId) throw new BankRefusal('unknownPayment', 'Böyle bir ödeme yok.');
      const answer = await post(
        paths.refund,
        { conversationId: refundId, paymentId: found.paymentId, price: liraOf(amount), ip: '127.0.0.1' },
        refunded,
      );
      if (answer.status === 'success') return;
      if (notAboutThePayment.has(answer.errorCode ?? '')) throw failureOf(answer);
      throw new BankRefusal(answer.errorCode ?? 'refused', answer.errorMessage ?? '');
    },
    takeOver: () => Promise.reject(new Error('Payments of a demo market stay at the sandbox.')),
    transfer: () => Promise.reject(new Error('iyzico sends no transfers.')),
    transfersSince: () => Promise.resolve({ transfers: [], next: null }),
    deleteCard: () => Promise.resolve(),
    readCallback: async (rawBody, headers) => {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), notice), rawBody.toString('utf8'));
      const given = headers['x-iyz-signature-v3'];
      if (!parsed.success || typeof given !== 'string') return null;
      const { iyziEventType, iyziPaymentId, token, paymentConversationId, status, iyziReferenceCode } =
        parsed.output;
      const signed = secretKey + iyziEventType + iyziPaymentId + token + paymentConversationId + status;
      if (!isSame(sign(signed), given.toLowerCase())) return null;
      // A form can be tried again after a failed card, so only success and the fraud check end a payment here.
      const record = recordOf(await retrieve(token), false);
      return record && { eventId: iyziReferenceCode, payment: record };
    },
    readReturn: async (rawBody) => {
      const token = new URLSearchParams(rawBody.toString('utf8')).get('token');
      return token === null || !/^[\w-]{1,100}$/.test(token) ? null : recordOf(await retrieve(token), true);
    },
  };
}

/** `isOver`: the page of the form has been left, so a failure is final. */
function statusOf({ paymentStatus, fraudStatus }: IyzicoPayment, isOver: boolean): BankPayment['status'] {
  if (fraudStatus === -1) return 'failed';
  if (paymentStatus === 'SUCCESS') return fraudStatus === 0 ? 'threeDsPending' : 'captured';
  return paymentStatus === 'FAILURE' && isOver ? 'failed' : 'threeDsPending';
}

/** Returns the request that opens the form. */
async function formOf({ attemptId, amount, installments, returnUrl, payer }: StartPayment): Promise<object> {
  const { companyId, name, surname, email, phone, taxNumber, companyName, address, cityName, ip } =
    await payer();
  const place = { contactName: companyName, city: cityName, country: 'Turkey', address };
  return {
    conversationId: attemptId,
    basketId: attemptId,
    price: liraOf(amount),
    paidPrice: liraOf(amount),
    currency: 'TRY',
    paymentGroup: 'PRODUCT',
    callbackUrl: returnUrl,
    enabledInstallments: [installments],
    buyer: {
      id: String(companyId),
      name,
      surname,
      identityNumber: taxNumber,
      email,
      gsmNumber: `+90${phone.slice(-10)}`,
      registrationAddress: address,
      city: cityName,
      country: 'Turkey',
      ip,
    },
    shippingAddress: place,
    billingAddress: place,
    basketItems: [
      {
        id: attemptId,
        name: 'Havan siparişi',
        category1: 'Eczane ürünleri',
        itemType: 'PHYSICAL',
        price: liraOf(amount),
      },
    ],
  };
}
