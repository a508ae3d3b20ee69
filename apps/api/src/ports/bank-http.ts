import {
  bankCallback,
  bankError,
  bankPayment,
  bankPaymentPage,
  bankTransfer,
  bankTransferPage,
} from '@havan/contract/bank';
import { bankCallbackPath } from '@havan/contract/payment';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { type BankPort, BankRefusal } from './bank-port.ts';
import { exchange } from './exchange.ts';
import { bankHeaders, type BankMessage, isFromBank } from './bank-signature.ts';

interface BankConnection {
  /** Where this process reaches the bank; browsers may know it under another name. */
  readonly url: string;
  readonly secret: string;
  readonly merchantId: string;
  /** Where the bank reaches the API. */
  readonly callbackUrl: string;
  readonly clock: Clock;
}

const patienceMs = 10_000;

/** Node does not resolve `*.localhost`, so a bank of that name is asked on the loopback address. */
export function bankUrlFor({ bankOrigin, bankPort }: Pick<Config, 'bankOrigin' | 'bankPort'>): string {
  return new URL(bankOrigin).hostname.endsWith('localhost') ? `http://127.0.0.1:${bankPort}` : bankOrigin;
}

/** The bank over HTTP, every message signed. Answers are checked against the contract before anybody believes them. */
export function httpBank({ url, secret, merchantId, callbackUrl, clock }: BankConnection): BankPort {
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

  return {
    start: ({ cardToken, loanMonths, ...payment }) =>
      post(
        '/payments',
        {
          ...payment,
          ...(loanMonths === null ? { cardToken } : { loanMonths }),
          merchantId,
          merchantName: 'Havan',
          currency: 'TRY',
          callbackUrl,
        },
        bankPayment,
      ),
    find: async (attemptId) => {
      try {
        return await get(`/payments/${attemptId}`, bankPayment);
      } catch (error) {
        if (error instanceof BankRefusal && error.code === 'unknownAttempt') return null;
        throw error;
      }
    },
    refund: ({ bankPaymentId, refundId, amount }) =>
      post(`/payments/${encodeURIComponent(bankPaymentId)}/refunds`, { refundId, amount }, bankPayment),
    transfer: (transfer) => post('/transfers', { ...transfer, merchantId, currency: 'TRY' }, bankTransfer),
    transfersSince: (from) => get(`/transfers?from=${from}`, bankTransferPage),
    forgetCard: async (cardToken) => {
      const path = `/tokens/${encodeURIComponent(cardToken)}`;
      await send({ method: 'DELETE', path, body: '' }, v.object({}));
    },
    changedSince: (from) => get(`/payments?from=${from}`, bankPaymentPage),
    readCallback: (rawBody, headers, now) => {
      const message: BankMessage = { method: 'POST', path: bankCallbackPath, body: rawBody.toString('utf8') };
      if (!isFromBank(secret, message, headers, now)) return null;
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), bankCallback), message.body);
      return parsed.success ? parsed.output : null;
    },
  };
}
