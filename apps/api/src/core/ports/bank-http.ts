import {
  bankCallback,
  bankError,
  bankPayment,
  bankPaymentPage,
  bankTransfer,
  bankTransferPage,
  takeOverResult,
} from '@havan/contract/sales/bank';
import { bankCallbackPath } from '@havan/contract/sales/payment';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { type BankPort, BankRefusal } from './bank-port.ts';
import { exchange } from './exchange.ts';
import { refundBody, startPaymentBody, transferBody } from './bank-requests.ts';
import { bankHeaders, type BankMessage, isFromBank } from './bank-signature.ts';

interface BankConnection {
  /** URL of the bank for this process; browsers may use another host name. */
  readonly url: string;
  readonly secret: string;
  /** The secret before a rotation; messages signed with it are still accepted. */
  readonly formerSecret?: string | null;
  readonly merchantId: string;
  /** URL to which the bank sends its messages. */
  readonly callbackUrl: string;
  readonly clock: Clock;
}

const patienceMs = 10_000;

/**
 * Returns the address at which the API calls the bank. Node does not resolve `*.localhost`, so such a bank is
 * called on the loopback address.
 */
export function bankUrlFor({ bankOrigin, bankPort }: Pick<Config, 'bankOrigin' | 'bankPort'>): string {
  return new URL(bankOrigin).hostname.endsWith('localhost') ? `http://127.0.0.1:${bankPort}` : bankOrigin;
}

/** Returns the bank over HTTP with signed messages. Answers are validated against the contract. */
export function httpBank(connection: BankConnection): BankPort {
  const { url, secret, formerSecret = null, merchantId, callbackUrl, clock } = connection;
  const accepted = [secret, formerSecret].filter((one) => one !== null);
  const send = async <S extends v.GenericSchema>(
    message: BankMessage,
    schema: S,
  ): Promise<v.InferOutput<S>> => {
    const { status, content } = await exchange(url + message.path, {
      method: message.method,
      headers: {
        ...bankHeaders(secret, message, clock.now()),
        ...(message.method === 'POST' && { 'content-type': 'application/json' }),
      },
      body: message.body,
      patienceMs,
    });
    if (status >= 200 && status < 300) return v.parse(schema, content);
    const refusal = v.safeParse(bankError, content);
    if (refusal.success && status < 500) throw new BankRefusal(refusal.output.code, refusal.output.message);
    throw new Error(`The bank answered ${message.method} ${message.path} with ${status}.`);
  };
  const get = <S extends v.GenericSchema>(path: string, schema: S) =>
    send({ method: 'GET', path, body: '' }, schema);
  const post = <S extends v.GenericSchema>(path: string, content: object, schema: S) =>
    send({ method: 'POST', path, body: JSON.stringify(content) }, schema);

  const find: BankPort['find'] = async (attemptId) => {
    try {
      return await get(`/payments/${attemptId}`, bankPayment);
    } catch (error) {
      if (error instanceof BankRefusal && error.code === 'unknownAttempt') return null;
      throw error;
    }
  };

  return {
    abilities: { cardEntry: 'ownForm', lends: true, splits: true, sendsTransfers: true },
    callbackAnswer: null,
    readReturn: () => Promise.resolve(null),
    start: (payment) =>
      post('/payments', startPaymentBody(payment, { merchantId, callbackUrl }), bankPayment),
    find,
    findWithRefunds: find,
    refund: async ({ bankPaymentId, refundId, amount }) => {
      const path = `/payments/${encodeURIComponent(bankPaymentId)}/refunds`;
      await post(path, refundBody({ refundId, amount }), bankPayment);
    },
    takeOver: (payments) => post('/payments/taken-over', { merchantId, payments }, takeOverResult),
    transfer: (transfer) => post('/transfers', transferBody(transfer, { merchantId }), bankTransfer),
    transfersSince: (from) => get(`/transfers?from=${from}`, bankTransferPage),
    deleteCard: async (cardToken) => {
      const path = `/tokens/${encodeURIComponent(cardToken)}`;
      await send({ method: 'DELETE', path, body: '' }, v.object({}));
    },
    changedSince: (from) => get(`/payments?from=${from}`, bankPaymentPage),
    readCallback: (rawBody, headers, now) => {
      const message: BankMessage = { method: 'POST', path: bankCallbackPath, body: rawBody.toString('utf8') };
      if (!accepted.some((one) => isFromBank(one, message, headers, now))) return Promise.resolve(null);
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), bankCallback), message.body);
      return Promise.resolve(parsed.success ? parsed.output : null);
    },
  };
}
