import type { Call, RequestOf } from '@havan/contract/call';
import { addOrRemove } from '@havan/contract/cart/cart';
import { applyListingBatch } from '@havan/contract/listings/listing-bulk';
import { createListing, getListing, updateListings } from '@havan/contract/listings/listings';
import { cancelOrder } from '@havan/contract/sales/orders';
import { pay } from '@havan/contract/sales/payment';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anyOrder, playRounds, roundsOf } from '../../../testing/any-order.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { workAtBatches } from '../../listings/bulk/bulk-work.ts';
import { expirePayments } from '../payment/payment-jobs.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const initial = 10;

/** All causes that change the stock of a listing: the seller (in three ways), the buyers, the bank and the clock. */
const moves = [
  'pays',
  'bankCaptures',
  'bankDeclines',
  'aQuarterPasses',
  'buyerCancels',
  'setsStock',
  'setsStockFromOldPage',
  'scansAgain',
  'setsStockOfAll',
] as const;
type Move = (typeof moves)[number];

/** Creates a seller that may edit its listing. */
async function sellerOf(stock: number): Promise<Person & { listingId: number }> {
  const seller = await shop.seller(stock);
  await sql`update company set kep_address = 'firma@hs01.kep.tr', mersis_no = '0123456789012345'
    where id = ${seller.companyId}`.execute(app.database.db);
  return seller;
}

class Run {
  readonly seller: Person & { listingId: number };
  readonly buyers: readonly Person[];
  readonly #open: string[] = [];
  #turn = 0;

  constructor(seller: Person & { listingId: number }, buyers: readonly Person[]) {
    this.seller = seller;
    this.buyers = buyers;
  }

  /** Sends a request. A refusal is accepted; a server error fails the run. */
  async #ask<C extends Call>(call: C, request: RequestOf<C>, who: Person) {
    const answer = await app.call(call, request, who);
    if (answer.status >= 500) throw new Error(`${call.path}: ${JSON.stringify(answer.body)}`);
    return answer;
  }

  /** Returns the next of a few stock figures, so that edits raise and lower the stock. */
  #figure(): number {
    this.#turn += 1;
    return [9, 12, 7, 0, 25, 4][this.#turn % 6] ?? 5;
  }

  #listing = async () =>
    (await this.#ask(getListing, { listingId: String(this.seller.listingId) }, this.seller)).result.listing;

  async #setStock(isOld: boolean): Promise<void> {
    const { listingId } = this.seller;
    const { version, stock } = await this.#listing();
    const seenStock = isOld ? stock + 1 : stock;
    const changes = { stock: this.#figure() };
    const ticked = ['stockJump' as const];
    await this.#ask(
      updateListings,
      { rows: [{ listingId, version, seenStock, changes, ticked }] },
      this.seller,
    );
  }

  readonly play: Readonly<Record<Move, () => Promise<unknown>>> = {
    pays: async () => {
      const buyer = this.buyers[this.#turn % this.buyers.length] ?? this.seller;
      this.#turn += 1;
      const { listingId } = this.seller;
      await this.#ask(addOrRemove, { listingId, type: 'set', count: 2 }, buyer);
      // The lines may have been paid meanwhile, so that nothing is left to pay.
      const request = await shop.payRequest(buyer).catch(() => null);
      if (!request) return;
      const answer = await this.#ask(pay, request, buyer);
      if (answer.status === 200) this.#open.push(answer.result.paymentId);
    },
    bankCaptures: async () => {
      const paymentId = this.#open.shift();
      if (paymentId) await shop.notify(bank.capture(paymentId));
    },
    bankDeclines: async () => {
      const paymentId = this.#open.shift();
      if (paymentId) await shop.notify(bank.decline(paymentId, 'insufficientFunds'));
    },
    aQuarterPasses: async () => {
      app.clock.advance(16 * 60_000);
      await expirePayments(app.ctx);
    },
    buyerCancels: async () => {
      const { rows } = await sql<{ id: number; buyer: number }>`
        select id, buyer_company_id as buyer from orders
        where seller_company_id = ${this.seller.companyId} and state = 'awaitingSellerConfirmation' limit 1`.execute(
        app.database.db,
      );
      const [order] = rows;
      const buyer = this.buyers.find(({ companyId }) => companyId === order?.buyer);
      if (order && buyer) await this.#ask(cancelOrder, { orderId: order.id, reason: 'Vazgeçtik' }, buyer);
    },
    setsStock: () => this.#setStock(false),
    setsStockFromOldPage: () => this.#setStock(true),
    scansAgain: async () => {
      const { productId, expiration, lot, price } = await this.#listing();
      const goods = { productId, expiration, lot, price, stock: 4 };
      await this.#ask(createListing, { ...goods, ticked: ['stockJump', 'overPsf'] }, this.seller);
    },
    setsStockOfAll: async () => {
      const units = this.#figure();
      await this.#ask(
        applyListingBatch,
        {
          target: { by: 'selection', listingIds: [this.seller.listingId] },
          change: { kind: 'stock', way: 'set', units },
          ticked: ['stockJump'],
        },
        this.seller,
      );
      await workAtBatches(app.ctx);
    },
  };
}

/** Returns the units that the history added, that were sold, that payments hold, and that the listing has. */
async function account(listingId: number) {
  const { rows } = await sql<{ stock: number; edited: number; sold: number; held: number }>`
    select l.stock,
      coalesce((select sum((e.changes->'stock'->>1)::integer - (e.changes->'stock'->>0)::integer)::integer
        from listing_event e where e.listing_id = l.id and e.changes ? 'stock'), 0) as edited,
      coalesce((select sum(ol.quantity)::integer from order_line ol join orders o on o.id = ol.order_id
        where ol.listing_id = l.id and o.state <> 'cancelled'), 0) as sold,
      coalesce((select sum(r.quantity)::integer from reservation r
        where r.listing_id = l.id and r.state = 'held'), 0) as held
    from listing l where l.id = ${listingId}`.execute(app.database.db);
  return rows[0];
}

test('the stock of a listing is what came in, less what was sold and what payments hold', async () => {
  const moved = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      roundsOf([...moves, 'pays', 'pays', 'bankCaptures'], { least: 4, most: 9, atOnce: 2 }),
      async (rounds) => {
        const seller = await sellerOf(initial);
        const run = new Run(seller, [await shop.buyer(), await shop.buyer()]);
        await playRounds(run.play, rounds);
        const found = await account(seller.listingId);
        const { stock = -1, edited = 0, sold = 0, held = 0 } = found ?? {};
        for (const [what, units] of Object.entries({ edited, sold, held })) if (units !== 0) moved.add(what);
        expect({ found, stock }).toEqual({ found, stock: initial + edited - sold - held });
        expect(stock).toBeGreaterThanOrEqual(0);
        await shop.requireSound();
      },
    ),
    {
      ...anyOrder,
      numRuns: 12,
      // A run that certainly changes every figure, because twelve random runs may sell nothing.
      examples: [[[['setsStock'], ['pays'], ['bankCaptures'], ['pays']]]],
    },
  );
  // Every figure of the equation differed from zero in some run.
  expect([...moved].toSorted()).toEqual(['edited', 'held', 'sold']);
}, 120_000);

test('a stock below what payments hold is refused at its field, down to it is taken', async () => {
  const seller = await sellerOf(initial);
  const { listingId } = seller;
  await shop.pay(await shop.buyer([listingId, 3]));
  const edit = async (stock: number) => {
    const { version } = (await app.call(getListing, { listingId: String(listingId) }, seller)).result.listing;
    const rows = [{ listingId, version, changes: { stock }, ticked: ['stockJump' as const] }];
    return (await app.call(updateListings, { rows }, seller)).result.rows[0]?.answer;
  };
  expect(await edit(2)).toMatchObject({
    outcome: 'refused',
    problems: [{ field: 'stock', sentence: 'Stok, ödemesi süren 3 adedin altına inemez.' }],
  });
  expect(await edit(0)).toMatchObject({ outcome: 'refused', problems: [{ field: 'stock' }] });
  expect(await edit(3)).toMatchObject({ outcome: 'saved', listing: { stock: 3 } });
  expect(await shop.stockOf(listingId)).toBe(0);
});
