import { addOrRemove } from '@havan/contract/cart/cart';
import { apiPrefix, type Call, type RequestOf } from '@havan/contract/call';
import { getCheckout, getPaymentStatus, pay } from '@havan/contract/sales/payment';
import { signIn } from '@havan/contract/identity/session';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from './wire.ts';
import { type Offer, password, type Trader } from './people.ts';
import type { Stand } from './harness.ts';

/** Test cards of the bank: one with a 3-D secure step, one without. */
export const cards = { threeDs: '4000123400000016', atOnce: '4000123400000032' } as const;
const code = '123456';

/** A signed-in company that acts like a browser and retries with the same idempotency key. */
export class Shopper {
  readonly trader: Trader;
  readonly #harness: Stand;
  readonly #token: string;
  /** How long to retry without an answer or after 5xx, in milliseconds. */
  readonly #patienceMs: number;

  private constructor(harness: Stand, trader: Trader, token: string, patienceMs: number) {
    this.#harness = harness;
    this.trader = trader;
    this.#token = token;
    this.#patienceMs = patienceMs;
  }

  static async signIn(
    harness: Stand,
    trader: Trader,
    userType: 1 | 2,
    { patienceMs = 60_000 } = {},
  ): Promise<Shopper> {
    const { username } = trader;
    const answer = await ask(urlOf(harness), signIn, { username, password, userType }, { patienceMs });
    if (!answer.result) throw new Error(`${username} cannot sign in: ${answer.statusCode}`);
    return new Shopper(harness, trader, answer.result.token, patienceMs);
  }

  ask<C extends Call>(call: C, request: RequestOf<C>, key: string = randomUUID()): Promise<Answer<C>> {
    return ask(urlOf(this.#harness), call, request, {
      token: this.#token,
      key,
      patienceMs: this.#patienceMs,
    });
  }

  /** Sends a call once and returns its answer, whatever it is. */
  askOnce<C extends Call>(call: C, request: RequestOf<C>): Promise<Answer<C>> {
    return ask(urlOf(this.#harness), call, request, { token: this.#token });
  }

  /** Sends or reads the bytes of a file once. The routes of files are outside the JSON calls. */
  async bytes(path: string, sent?: Buffer): Promise<Response> {
    return fetch(`${urlOf(this.#harness)}${apiPrefix}/${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(sent && { 'content-type': 'application/octet-stream' }),
      },
      ...(sent && { body: new Uint8Array(sent) }),
    });
  }

  /** Sends `add` once. */
  addOnce(offer: Offer, count: number): Promise<Answer<typeof addOrRemove>> {
    return this.askOnce(addOrRemove, { listingId: offer.listingId, type: 'set', count });
  }

  /** Adds a listing to the cart. */
  add(offer: Offer, count: number): Promise<Answer<typeof addOrRemove>> {
    return this.ask(addOrRemove, { listingId: offer.listingId, type: 'set', count });
  }

  /** Returns the payment request for the whole cart; null when nothing can be paid. */
  async payRequest(card: string = cards.threeDs): Promise<RequestOf<typeof pay> | null> {
    const { result } = await this.ask(getCheckout, {});
    const address = result?.addresses[0];
    if (!result || !address || result.groups.length === 0) return null;
    return {
      sellerIds: result.groups.map((group) => group.seller.sellerId),
      basketVersion: result.basketVersion,
      addressId: address.addressId,
      installments: 1,
      cardToken: await this.cardToken(card),
      acceptedAgreements: result.agreements.map(({ slug }) => slug),
    };
  }

  async cardToken(cardNumber: string): Promise<string> {
    const body = JSON.stringify({
      cardHolder: 'Deniz Yılmaz',
      cardNumber,
      expiryMonth: 12,
      expiryYear: 2099,
      cvv: '123',
    });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${this.#harness.bankUrl}/tokens`, { method: 'POST', headers, body });
    const { cardToken } = (await response.json()) as { cardToken: string };
    return cardToken;
  }

  pay(request: RequestOf<typeof pay>, key?: string): Promise<Answer<typeof pay>> {
    return this.ask(pay, request, key);
  }

  /** Enters the right code on the bank's page. */
  async enterCode(threeDsUrl: string): Promise<void> {
    const body = new URLSearchParams({ code });
    await fetch(`${threeDsUrl}/code`, { method: 'POST', body, redirect: 'manual' });
  }

  /** Waits for the outcome of a payment: `captured`, `failed`, or null after a minute. */
  async outcome(paymentId: string): Promise<'captured' | 'failed' | null> {
    for (let tries = 0; tries < 300; tries += 1) {
      const { result } = await this.ask(getPaymentStatus, { paymentId });
      if (result?.state === 'captured' || result?.state === 'failed') return result.state;
      await wait(200);
    }
    return null;
  }
}

const urlOf = (harness: Stand): string => `http://127.0.0.1:${harness.proxy.port}`;

/** Signs in many users, a few at a time, because password hashing is slow on purpose. */
export async function signInAll(
  harness: Stand,
  traders: readonly Trader[],
  userType: 1 | 2,
  options: { readonly patienceMs?: number } = {},
): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  for (let at = 0; at < traders.length; at += 8) {
    const some = traders
      .slice(at, at + 8)
      .map((trader) => Shopper.signIn(harness, trader, userType, options));
    shoppers.push(...(await Promise.all(some)));
  }
  return shoppers;
}
