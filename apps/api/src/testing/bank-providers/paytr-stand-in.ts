import { createHmac, randomUUID } from 'node:crypto';
import type { BankPort } from '../../core/ports/bank-port.ts';
import { paytr } from '../../core/ports/bank-providers/paytr.ts';
import { type ProviderAnswer, providerServer } from './provider-server.ts';

const merchantNo = '123456';
const merchantKey = 'key-of-the-tests';
const merchantSalt = 'salt-of-the-tests';

interface Order {
  readonly fields: URLSearchParams;
  state: 'open' | 'paid';
  testMode: '0' | '1';
  readonly returns: { readonly return_amount: string; readonly reference_no: string }[];
}

const hash = (signed: string): string => createHmac('sha256', merchantKey).update(signed).digest('base64');

/**
 * Starts a stand-in for PayTR that answers the documented messages of the iFrame API, for the test file that calls this
 * at its top.
 */
export function paytrStandIn() {
  const orders = new Map<string, Order>();
  const asked: string[] = [];
  const standIn = {
    orders,
    /** The paths of all requests. */
    asked,
    /** How the next requests are answered: normally, without an answer although a refund is done, or not at all. */
    mood: 'well' as 'mute' | 'down' | 'well',
    order: (attemptId: string): Order => {
      const found = orders.get(attemptId.replaceAll('-', ''));
      if (!found) throw new Error(`PayTR never heard of ${attemptId}`);
      return found;
    },
  };
  const handle = (path: string, fields: URLSearchParams): ProviderAnswer => {
    const read = (name: string) => fields.get(name) ?? '';
    const oid = read('merchant_oid');
    const isSigned = (...names: string[]) =>
      read('paytr_token') === hash([...names.map(read), merchantSalt].join(''));
    if (path === '/odeme/api/get-token') {
      const names = ['merchant_id', 'user_ip', 'merchant_oid', 'email', 'payment_amount', 'user_basket'];
      const ways = ['no_installment', 'max_installment', 'currency', 'test_mode'];
      if (!isSigned(...names, ...ways)) return { body: { status: 'failed', reason: 'paytr_token geçersiz' } };
      if (!/^[\dA-Za-z]{1,64}$/.test(oid))
        return { body: { status: 'failed', reason: 'merchant_oid alfanumerik olmalı' } };
      orders.set(oid, {
        fields,
        state: 'open',
        testMode: read('test_mode') === '1' ? '1' : '0',
        returns: [],
      });
      return { body: { status: 'success', token: randomUUID().replaceAll('-', '') } };
    }
    const order = orders.get(oid);
    if (path === '/odeme/durum-sorgu') {
      if (!isSigned('merchant_id', 'merchant_oid'))
        return { body: { status: 'error', err_no: '003', err_msg: 'paytr_token geçersiz' } };
      if (order?.state !== 'paid')
        return {
          body: { status: 'error', err_no: '004', err_msg: 'merchant_oid ile basarili odeme bulunamadi' },
        };
      const lira = (Number(order.fields.get('payment_amount')) / 100).toFixed(2).replace('.', ',');
      return {
        body: {
          status: 'success',
          payment_amount: lira,
          payment_total: lira,
          payment_date: '2026-11-24',
          currency: 'TL',
          taksit: '0',
          kart_marka: 'WORLD',
          masked_pan: '455359AAA6747',
          odeme_tipi: 'KART',
          test_mode: order.testMode,
          returns: order.returns,
        },
      };
    }
    if (path === '/odeme/iade') {
      if (!isSigned('merchant_id', 'merchant_oid', 'return_amount'))
        return { body: { status: 'error', err_no: '003', err_msg: 'paytr_token geçersiz' } };
      const returned = order?.returns.reduce((sum, one) => sum + Number(one.return_amount), 0) ?? 0;
      const amount = Number(read('return_amount'));
      if (!order || (returned + amount) * 100 > Number(order.fields.get('payment_amount')))
        return {
          body: { status: 'error', err_no: '009', err_msg: 'Kalan tutardan fazla iade yapamazsınız' },
        };
      order.returns.push({ return_amount: read('return_amount'), reference_no: read('reference_no') });
      return {
        body: { status: 'success', is_test: 0, merchant_oid: oid, return_amount: read('return_amount') },
      };
    }
    return { status: 404, body: {} };
  };
  const url = providerServer(({ path, body }) => {
    asked.push(path);
    if (standIn.mood === 'down') return null;
    const answer = handle(path, new URLSearchParams(body));
    return standIn.mood === 'mute' && path === '/odeme/iade' ? null : answer;
  });
  const portWith = ({ isTest = false, key = merchantKey } = {}): BankPort =>
    paytr({
      url: url(),
      merchantNo,
      merchantKey: key,
      merchantSalt,
      isTest,
      merchantId: 'havan',
      clock: { now: () => new Date() },
    });
  /** Returns the message about an order, signed as PayTR does. */
  const notice = (
    attemptId: string,
    changes: {
      readonly status?: 'success' | 'failed';
      readonly total?: string;
      readonly reason?: string;
    } = {},
  ): string => {
    const { fields, testMode } = standIn.order(attemptId);
    const oid = fields.get('merchant_oid') ?? '';
    const { status = 'success', reason } = changes;
    const total = changes.total ?? (status === 'success' ? (fields.get('payment_amount') ?? '') : '0');
    return new URLSearchParams({
      merchant_oid: oid,
      status,
      total_amount: total,
      hash: hash(oid + merchantSalt + status + total),
      test_mode: testMode,
      payment_type: 'card',
      currency: 'TL',
      payment_amount: fields.get('payment_amount') ?? '',
      ...(reason !== undefined && { failed_reason_code: reason, failed_reason_msg: 'Onaylanmadı' }),
    }).toString();
  };
  return Object.assign(standIn, { portWith, notice });
}
