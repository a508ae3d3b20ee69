import { paymentCalls, threeDsReturnPath } from '@havan/contract/sales/payment';
import { orderCalls } from '@havan/contract/sales/orders';
import { cartCalls } from '@havan/contract/cart/cart';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { askAboutOpenPayments, expirePayments, reconcileWithBank, sendRefunds } from './payment-jobs.ts';
import { anyOrder, playRounds, roundsOf } from '../../../testing/any-order.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const stock = 4;

/** All events around a payment; they happen in any order and concurrently. */
const moves = [
  'pay',
  'bankCaptures',
  'bankDeclines',
  'bankReports',
  'bankReportsOld',
  'forgerSends',
  'browserReturns',
  'pageAsks',
  'jobAsks',
  'jobExpires',
  'jobReconciles',
  'jobRefunds',
  'sellerCancels',
  'bankLeaves',
  'bankReturns',
  'tenMinutesPass',
] as const;
type Move = (typeof moves)[number];

class Run {
  readonly seller: Person & { listingId: number };
  readonly buyer: Person;
  readonly attempts: string[] = [];
  /** The HTTP statuses of the answers to forged messages. */
  readonly forged: number[] = [];
  readonly reported: { body: string; headers: Record<string, string> }[] = [];

  constructor(seller: Person & { listingId: number }, buyer: Person) {
    this.seller = seller;
    this.buyer = buyer;
  }

  readonly #own = () => this.attempts.flatMap((id) => bank.payments.get(id) ?? []);
  readonly #last = () => this.attempts.at(-1) ?? '';

  readonly play: Readonly<Record<Move, () => unknown>> = {
    pay: async () => {
      await app.call(
        cartCalls.addOrRemove,
        { listingId: this.seller.listingId, type: 'set', count: 2 },
        this.buyer,
      );
      // A capture at the same moment may have emptied the cart.
      const request = await shop.payRequest(this.buyer).catch((error: unknown) => {
        if (String(error).includes('emptyBasket')) return null;
        throw error;
      });
      if (!request) return;
      const answer = await app.call(paymentCalls.pay, request, this.buyer);
      if (answer.body.result) this.attempts.push(answer.body.result.paymentId);
    },
    bankCaptures: () =>
      this.#own()
        .filter(isPending)
        .forEach(({ attemptId }) => bank.capture(attemptId)),
    bankDeclines: () =>
      this.#own()
        .filter(isPending)
        .slice(0, 1)
        .forEach(({ attemptId }) => bank.decline(attemptId, 'timedOut')),
    bankReports: async () => {
      const messages = this.#own()
        .filter(({ status }) => status === 'captured' || status === 'failed')
        .map((payment) => bank.message(payment, app.clock.now()));
      this.reported.push(...messages);
      await Promise.all(messages.map((message) => shop.deliver(message)));
    },
    bankReportsOld: () => Promise.all(this.reported.map((message) => shop.deliver(message))),
    // One message whose body was changed after signing, and one signed for another amount; both must be refused.
    forgerSends: async () => {
      for (const payment of this.#own()) {
        const paid = { ...payment, status: 'captured' as const, threeDsUrl: null };
        const forged = bank.message(paid, app.clock.now());
        const turned = forged.body.replace('"captured"', '"captureD"');
        this.forged.push(await shop.deliver({ ...forged, body: turned }));
        const cheaper = bank.message({ ...paid, amount: payment.amount - 1 }, app.clock.now());
        this.forged.push(await shop.deliver(cheaper));
      }
    },
    browserReturns: () =>
      app.fastify.inject({ method: 'GET', url: `${threeDsReturnPath}?paymentId=${this.#last()}` }),
    pageAsks: () => app.call(paymentCalls.getPaymentStatus, { paymentId: this.#last() }, this.buyer),
    jobAsks: () => askAboutOpenPayments(app.ctx),
    jobExpires: () => expirePayments(app.ctx),
    jobReconciles: () => reconcileWithBank(app.ctx).catch(() => undefined),
    jobRefunds: () => sendRefunds(app.ctx),
    sellerCancels: async () => {
      const { items } = (await app.call(orderCalls.getOrders, { type: 'sold', stateMask: '1' }, this.seller))
        .result;
      await Promise.all(
        items.map(({ orderId }) =>
          app.call(orderCalls.cancelOrder, { orderId, reason: 'stok yok' }, this.seller),
        ),
      );
    },
    bankLeaves: () => {
      bank.isAway = true;
    },
    bankReturns: () => {
      bank.isAway = false;
    },
    tenMinutesPass: () => app.clock.advance(10 * 60_000),
  };

  /** Makes the bank available, lets time pass and runs the jobs; afterwards every payment must be settled. */
  async rest(): Promise<void> {
    bank.isAway = false;
    app.clock.advance(60 * 60_000);
    await expirePayments(app.ctx);
    await reconcileWithBank(app.ctx);
    app.clock.advance(2 * 60 * 60_000);
    await sendRefunds(app.ctx);
  }
}

const isPending = ({ status }: { status: string }): boolean => status === 'threeDsPending';

// @spec §4 payment-states
// @spec defects looked-then-taken

test('after any sequence of events the captures equal the orders, and the stock is consistent', async () => {
  await fc.assert(
    fc.asyncProperty(roundsOf(moves, { least: 3, most: 12, atOnce: 4 }), async (rounds) => {
      const seller = await shop.seller(stock);
      const run = new Run(seller, await shop.buyer());
      // The moves of a round run concurrently. Most runs begin with a purchase.
      await run.play.pay();
      await playRounds(run.play, rounds);
      await run.rest();
      await shop.requireSound();
      expect(run.forged.filter((status) => status < 400)).toEqual([]);

      const { items } = (await app.call(orderCalls.getOrders, { type: 'purchased' }, run.buyer)).result;
      const standing = items.filter(({ state }) => state !== 'cancelled');
      const ordered = standing.reduce((sum, { total }) => sum + total, 0);
      const held = run.attempts
        .flatMap((id) => bank.payments.get(id) ?? [])
        .filter(({ status }) => status === 'captured' || status === 'refunded')
        .reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0);
      expect(held).toBe(ordered);
      const units = standing.reduce((sum, { unitCount }) => sum + unitCount, 0);
      expect(await shop.stockOf(seller.listingId)).toBe(stock - units);
    }),
    anyOrder,
  );
}, 120_000);
