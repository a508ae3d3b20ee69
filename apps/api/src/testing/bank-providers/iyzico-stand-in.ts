import { createHmac, randomUUID } from 'node:crypto';
import type { BankPort } from '../../core/ports/bank-port.ts';
import { iyzico } from '../../core/ports/bank-providers/iyzico.ts';
import { type ProviderAnswer, type ProviderRequest, providerServer } from './provider-server.ts';

const apiKey = 'sandbox-api-key-of-the-tests';
export const iyzicoSecret = 'sandbox-secret-key-of-the-tests';

interface Form {
  readonly token: string;
  readonly attemptId: string;
  readonly price: number;
  readonly request: Readonly<Record<string, unknown>>;
  state: 'open' | 'FAILURE' | 'SUCCESS';
  fraudStatus: -1 | 0 | 1;
  readonly refunds: { readonly refundConversationId: string; readonly refundPrice: number }[];
}

const hmac = (signed: string): string => createHmac('sha256', iyzicoSecret).update(signed).digest('hex');

/**
 * Starts a stand-in for iyzico that answers the documented messages of the checkout form, for the test file that calls
 * this at its top.
 */
export function iyzicoStandIn() {
  const forms = new Map<string, Form>();
  const asked: string[] = [];
  const standIn = {
    forms,
    /** The paths of all requests. */
    asked,
    /**
     * How the next requests are answered: normally (`well`), with a forged signature (`forged`), without an answer
     * although a refund is done (`mute`), or not at all (`down`).
     */
    mood: 'well' as 'forged' | 'mute' | 'down' | 'well',
    form: (attemptId: string): Form => {
      const found = [...forms.values()].findLast((one) => one.attemptId === attemptId);
      if (!found) throw new Error(`iyzico never heard of ${attemptId}`);
      return found;
    },
  };
  const failure = (errorCode: string, errorMessage: string) => ({
    body: { status: 'failure', errorCode, errorMessage, locale: 'tr', systemTime: 1_790_000_000_000 },
  });
  const signed = (parts: readonly unknown[]): string => {
    const signature = hmac(parts.map(String).join(':'));
    return standIn.mood === 'forged' ? hmac(signature) : signature;
  };
  const success = { status: 'success', locale: 'tr', systemTime: 1_790_000_000_000 };
  const paid = ({ attemptId, price, state, fraudStatus }: Form) => ({
    ...success,
    price,
    paidPrice: price,
    installment: 1,
    paymentId: `9${attemptId.slice(0, 4)}`,
    fraudStatus,
    currency: 'TRY',
    basketId: attemptId,
    cardAssociation: 'MASTER_CARD',
    lastFourDigits: '0008',
    paymentStatus: state,
  });

  const open = (request: Record<string, unknown>): ProviderAnswer => {
    const { price, paidPrice, basketId, conversationId, basketItems, buyer } = request;
    const items = basketItems as { readonly price: string }[];
    const sum = items.reduce((all, item) => all + Number(item.price), 0);
    if (Number(price) !== Number(paidPrice) || sum !== Number(price))
      return failure('5062', 'Gönderilen tutar tüm kırılımların toplam tutarına eşit olmalıdır');
    const { name, email, ip } = buyer as Record<string, string>;
    if (!name || !email || !ip) return failure('5006', 'buyer gönderilmesi zorunludur');
    const token = randomUUID();
    forms.set(token, {
      token,
      attemptId: String(basketId),
      price: Number(price),
      request,
      state: 'open',
      fraudStatus: 1,
      refunds: [],
    });
    return {
      body: {
        ...success,
        conversationId,
        token,
        checkoutFormContent: '<script></script>',
        tokenExpireTime: 1800,
        paymentPageUrl: `https://sandbox-cpp.iyzipay.com?token=${token}&lang=tr`,
        signature: signed([conversationId, token]),
      },
    };
  };

  const handle = ({ path, body, query }: ProviderRequest): ProviderAnswer => {
    const request = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
    if (path.endsWith('/initialize/auth/ecom')) return open(request);
    if (path.endsWith('/auth/ecom/detail')) {
      const found = forms.get(String(request['token']));
      if (!found || found.state === 'open') return failure('5', 'token bulunamadı');
      const one = { ...paid(found), conversationId: request['conversationId'], token: found.token };
      const conversationId = request['conversationId'] ?? '';
      const { paymentStatus, paymentId, currency, basketId, paidPrice, price, token } = one;
      const parts = [paymentStatus, paymentId, currency, basketId, conversationId, paidPrice, price, token];
      return { body: { ...one, signature: signed(parts) } };
    }
    if (path === '/payment/detail') {
      const id = String(request['paymentConversationId']);
      const found = [...forms.values()].findLast((one) => one.attemptId === id && one.state !== 'open');
      if (!found) return failure('5122', 'Ödeme bulunamadı');
      const one = paid(found);
      const { paymentId, currency, basketId, paidPrice, price } = one;
      return { body: { ...one, signature: signed([paymentId, currency, basketId, '', paidPrice, price]) } };
    }
    if (path === '/v2/reporting/payment/details') {
      const found = [...forms.values()].filter(
        (one) => one.attemptId === query.get('paymentConversationId') && one.state === 'SUCCESS',
      );
      return {
        body: { ...success, payments: found.map(({ refunds }) => ({ itemTransactions: [{ refunds }] })) },
      };
    }
    if (path === '/v2/payment/refund') {
      const found = [...forms.values()].find((one) => paid(one).paymentId === request['paymentId']);
      const price = Number(request['price']);
      const refunded = found?.refunds.reduce((sum, one) => sum + one.refundPrice, 0) ?? 0;
      if (!found || refunded + price > found.price) return failure('5093', 'İade tutarı fazla');
      found.refunds.push({ refundConversationId: String(request['conversationId']), refundPrice: price });
      return { body: { ...success, paymentId: request['paymentId'], price } };
    }
    return { status: 404, body: {} };
  };

  const url = providerServer((request) => {
    asked.push(request.path);
    if (standIn.mood === 'down') return null;
    const [scheme, content] = String(request.headers['authorization']).split(' ');
    const given = new Map(
      Buffer.from(content ?? '', 'base64')
        .toString()
        .split('&')
        .map((part) => part.split(':') as [string, string]),
    );
    const randomKey = given.get('randomKey') ?? '';
    const isOurs =
      scheme === 'IYZWSv2' &&
      given.get('apiKey') === apiKey &&
      given.get('signature') === hmac(randomKey + request.path + request.body) &&
      request.headers['x-iyzi-rnd'] === randomKey;
    if (!isOurs) return failure('1000', 'Geçersiz imza');
    const answer = handle(request);
    return standIn.mood === 'mute' && request.path.endsWith('/refund') ? null : answer;
  });

  const portWith = (secretKey: string): BankPort =>
    iyzico({
      url: url(),
      apiKey,
      secretKey,
      merchantId: 'havan',
      clock: { now: () => new Date() },
    });
  /** Returns a webhook about a form, signed as iyzico does. */
  const notice = (attemptId: string, status: 'SUCCESS' | 'FAILURE' = 'SUCCESS') => {
    const { token } = standIn.form(attemptId);
    const fields = {
      paymentConversationId: attemptId,
      merchantId: 3_382_172,
      token,
      status,
      iyziReferenceCode: randomUUID(),
      iyziEventType: 'CHECKOUT_FORM_AUTH',
      iyziEventTime: 1_721_825_036_103,
      iyziPaymentId: 22_483_975,
    };
    const { iyziEventType, iyziPaymentId, paymentConversationId } = fields;
    const signature = hmac(
      `${iyzicoSecret}${iyziEventType}${iyziPaymentId}${token}${paymentConversationId}${status}`,
    );
    return {
      body: JSON.stringify(fields),
      headers: { 'content-type': 'application/json', 'x-iyz-signature-v3': signature },
    };
  };
  return Object.assign(standIn, { portWith, notice });
}
