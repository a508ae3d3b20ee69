import { addOrRemove } from '@havan/contract/basket';
import type { Call, RequestOf } from '@havan/contract/call';
import { getCheckout, getPaymentStatus, pay } from '@havan/contract/payment';
import { signIn } from '@havan/contract/session';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from './wire.ts';
import { type Offer, password, type Trader } from './people.ts';
import type { Stand } from './stand.ts';

/** Test cards of the bank: one asks for the code, one is taken at once. */
export const cards = { threeDs: '4000123400000016', atOnce: '4000123400000032' } as const;
const code = '123456';

/** A signed-in company that does what a browser would, and goes on with the same key when nobody answers. */
export class Shopper {
  readonly trader: Trader;
  readonly #stand: Stand;
  readonly #token: string;
  /** How long silence and 5xx are borne, in milliseconds. */
  readonly #patienceMs: number;

  private constructor(stand: Stand, trader: Trader, token: string, patienceMs: number) {
    this.#stand = stand;
    this.trader = trader;
    this.#token = token;
    this.#patienceMs = patienceMs;
  }

  static async signIn(
    stand: Stand,
    trader: Trader,
    userType: 1 | 2,
    { patienceMs = 60_000 } = {},
  ): Promise<Shopper> {
    const { username } = trader;
    const answer = await ask(urlOf(stand), signIn, { username, password, userType }, { patienceMs });
    if (!answer.result) throw new Error(`${username} cannot sign in: ${answer.statusCode}`);
    return new Shopper(stand, trader, answer.result.token, patienceMs);
  }

  ask<C extends Call>(call: C, request: RequestOf<C>, key: string = randomUUID()): Promise<Answer<C>> {
    return ask(urlOf(this.#stand), call, request, { token: this.#token, key, patienceMs: this.#patienceMs });
  }

  /** One try, whatever comes of it. */
  askOnce<C extends Call>(call: C, request: RequestOf<C>): Promise<Answer<C>> {
    return ask(urlOf(this.#stand), call, request, { token: this.#token });
  }

  /** One try of `add`. */
  addOnce(offer: Offer, count: number): Promise<Answer<typeof addOrRemove>> {
    return this.askOnce(addOrRemove, { listingId: offer.listingId, type: 'set', count });
  }

  /** Puts goods into the basket. */
  add(offer: Offer, count: number): Promise<Answer<typeof addOrRemove>> {
    return this.ask(addOrRemove, { listingId: offer.listingId, type: 'set', count });
  }

  /** What the browser would send for everything in the basket; null when nothing can be paid. */
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
    const response = await fetch(`${this.#stand.bankUrl}/tokens`, { method: 'POST', headers, body });
    const { cardToken } = (await response.json()) as { cardToken: string };
    return cardToken;
  }

  pay(request: RequestOf<typeof pay>, key?: string): Promise<Answer<typeof pay>> {
    return this.ask(pay, request, key);
  }

  /** The right code on the bank's own page. */
  async enterCode(threeDsUrl: string): Promise<void> {
    const body = new URLSearchParams({ code });
    await fetch(`${threeDsUrl}/code`, { method: 'POST', body, redirect: 'manual' });
  }

  /** What a page that waits would see in the end: `captured`, `failed`, or null after a minute without an end. */
  async outcome(paymentId: string): Promise<'captured' | 'failed' | null> {
    for (let tries = 0; tries < 300; tries += 1) {
      const { result } = await this.ask(getPaymentStatus, { paymentId });
      if (result?.state === 'captured' || result?.state === 'failed') return result.state;
      await wait(200);
    }
    return null;
  }
}

const urlOf = (stand: Stand): string => `http://127.0.0.1:${stand.proxy.port}`;

/** Signs many traders in, a few at a time: passwords are slow on purpose. */
export async function signInAll(
  stand: Stand,
  traders: readonly Trader[],
  userType: 1 | 2,
): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  for (let at = 0; at < traders.length; at += 8) {
    const some = traders.slice(at, at + 8).map((trader) => Shopper.signIn(stand, trader, userType));
    shoppers.push(...(await Promise.all(some)));
  }
  return shoppers;
}
