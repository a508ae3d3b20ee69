import { randomUUID } from 'node:crypto';
import { bankCallback, bankPayment, type BankCallback, type BankPayment } from '@havan/contract/sales/bank';
import type { LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { buildBank, type Bank } from './app.ts';
import { signatureHeaders } from './callbacks/signature.ts';
import { openStore } from './store.ts';
import { testCards, type CardBehaviour } from './test-cards.ts';

const secret = 'a-secret-of-the-tests';
export const shopOrigin = 'http://buyer.localhost:4000';

/** A bank in memory with its own clock, and a shop that records the messages it receives. */
export class BankBench {
  readonly bank: Bank;
  readonly received: BankCallback[];
  now = new Date('2026-03-02T09:00:00Z');
  /** Statuses that the shop returns to the next messages, oldest first; 200 when it runs out. */
  readonly answers: (number | null)[] = [];

  private constructor(bank: Bank, received: BankCallback[]) {
    this.bank = bank;
    this.received = received;
  }

  static async open(file = ':memory:'): Promise<BankBench> {
    const received: BankCallback[] = [];
    const parts: { bench?: BankBench } = {};
    const bank = await buildBank({
      db: openStore(file),
      config: { secret, appOrigins: [shopOrigin], origin: 'http://bank.localhost:4100' },
      now: () => parts.bench?.now ?? new Date(0),
      send: (_url, body) => {
        const answer = parts.bench?.answers.shift();
        if (answer === undefined || answer === 200) received.push(v.parse(bankCallback, JSON.parse(body)));
        return Promise.resolve(answer === undefined ? 200 : answer);
      },
    });
    parts.bench = new BankBench(bank, received);
    return parts.bench;
  }

  passSeconds(seconds: number): Promise<void> {
    this.now = new Date(this.now.getTime() + seconds * 1000);
    return this.bank.tick();
  }

  /** A request of the merchant's server, signed as it should be. */
  signed(method: 'GET' | 'POST', path: string, content?: object): Promise<LightMyRequestResponse> {
    const body = content ? JSON.stringify(content) : '';
    return this.bank.server.inject({
      method,
      url: path,
      headers: {
        ...signatureHeaders(secret, { method, path, body }, this.now),
        ...(content ? { 'content-type': 'application/json' } : {}),
      },
      ...(content ? { payload: body } : {}),
    });
  }

  async token(behaviour: CardBehaviour): Promise<string> {
    const card = testCards.find((each) => each.behaviour === behaviour);
    const answer = await this.tokenise(card?.number ?? '');
    return answer.json<{ cardToken: string }>().cardToken;
  }

  tokenise(cardNumber: string, rest: object = {}): Promise<LightMyRequestResponse> {
    return this.bank.server.inject({
      method: 'POST',
      url: '/tokens',
      headers: { origin: shopOrigin },
      payload: {
        cardHolder: 'Deniz Yılmaz',
        cardNumber,
        expiryMonth: 3,
        expiryYear: 2026,
        cvv: '123',
        ...rest,
      },
    });
  }

  async start(behaviour: CardBehaviour, rest: object = {}): Promise<BankPayment> {
    const answer = await this.signed('POST', '/payments', {
      merchantId: 'havan',
      merchantName: 'Havan',
      attemptId: randomUUID(),
      amount: 125_050,
      currency: 'TRY',
      installments: 1,
      cardToken: await this.token(behaviour),
      callbackUrl: 'http://127.0.0.1:4000/api/v1/Payment/BankCallback',
      returnUrl: `${shopOrigin}/api/v1/Payment/Return?paymentId=1`,
      ...rest,
    });
    return v.parse(bankPayment, answer.json());
  }

  async status(payment: BankPayment): Promise<BankPayment> {
    const answer = await this.signed('GET', `/payments/${payment.attemptId}`);
    return v.parse(bankPayment, answer.json());
  }

  /** Presses a button of the page; `action` is the form's end of the address. */
  press(payment: BankPayment, action: 'code' | 'cancel', code = ''): Promise<LightMyRequestResponse> {
    return this.bank.server.inject({
      method: 'POST',
      url: `${new URL(payment.threeDsUrl ?? 'http://none/').pathname}/${action}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ code }).toString(),
    });
  }
}
