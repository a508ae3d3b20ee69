import { cartCalls } from '@havan/contract/cart/cart';
import { paymentCalls } from '@havan/contract/sales/payment';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from '../../../modules.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const { getCheckout, getInstalments, pay, getPaymentStatus } = paymentCalls;

let seller: Person & { listingId: number };
beforeEach(async () => {
  bank.isAway = false;
  bank.next = null;
  seller = await shop.seller();
});
afterEach(() => shop.requireSound());

const statusOf = async (paymentId: string, buyer: Person) =>
  (await app.call(getPaymentStatus, { paymentId }, buyer)).result;
const cartOf = async (buyer: Person) => (await app.call(cartCalls.getCart, {}, buyer)).result;
const ordersOf = (buyer: Person) =>
  app.database.db
    .selectFrom('orders')
    .selectAll()
    .where('buyer_company_id', '=', buyer.companyId)
    .orderBy('id')
    .execute();

// @spec §4 error-types payment-states
// @spec §7 payment
// @spec §8 codes-1981-1992
// @spec buying idempotency reservation
// @spec defects looked-then-taken

describe('checkout', () => {
  test('asks for a session, and for a company that may buy', async () => {
    expect((await app.call(getCheckout, {})).status).toBe(401);
    expect((await app.call(getCheckout, {}, await signedInAs(app, 'merchant'))).status).toBe(403);
  });

  test('shows what is paid for, from the sellers chosen, with the agreements of this very purchase', async () => {
    const second = await shop.seller(10, 60_000);
    const buyer = await shop.buyer([seller.listingId, 2], [second.listingId, 1]);
    const all = (await app.call(getCheckout, {}, buyer)).result;
    expect(all).toMatchObject({ goodsTotal: 80_000, shippingTotal: 4990, total: 84_990 });
    const one = (await app.call(getCheckout, { sellerIds: String(second.companyId) }, buyer)).result;
    expect(one).toMatchObject({ total: 60_000, groups: [{ seller: { sellerId: second.companyId } }] });
    expect(one.basketVersion).not.toBe(all.basketVersion);
    expect(one.agreements.map(({ slug }) => slug)).toEqual([
      'on-bilgilendirme-formu',
      'mesafeli-satis-sozlesmesi',
    ]);
    expect(one.agreements[1]?.html).toContain('600,00 TL');
  });

  test('is refused for an empty cart', async () => {
    expect((await app.call(getCheckout, {}, await shop.buyer())).body.errors[0]?.code).toBe('emptyBasket');
  });

  test('lists the plans for an amount', async () => {
    const buyer = await shop.buyer();
    const plans = (await app.call(getInstalments, { amount: '30000', bin: '400012' }, buyer)).result;
    expect(plans.map(({ count, monthly }) => [count, monthly])).toEqual([
      [1, 30_000],
      [2, 15_000],
      [3, 10_000],
      [6, 5_000],
    ]);
  });
});

describe('paying', () => {
  test('reserves, waits for the bank, and creates one order a seller', async () => {
    const second = await shop.seller(10, 60_000);
    const buyer = await shop.buyer([seller.listingId, 2], [second.listingId, 1]);
    const answer = await app.call(pay, await shop.payRequest(buyer), buyer);
    expect(answer.result).toMatchObject({
      state: 'threeDsPending',
      threeDs: { url: expect.stringContaining('/3ds/') },
    });
    const { paymentId } = answer.result;
    expect(await shop.stockOf(seller.listingId)).toBe(8);
    expect(await ordersOf(buyer)).toEqual([]);

    expect(await shop.notify(bank.capture(paymentId))).toBe(200);
    const status = await statusOf(paymentId, buyer);
    expect(status).toMatchObject({
      state: 'captured',
      amount: 84_990,
      cardBrand: 'visa',
      cardLastFour: '0016',
    });
    expect(status.orders.map(({ total }) => total)).toEqual([24_990, 60_000]);
    const [first] = await ordersOf(buyer);
    // The commission is 6 % of 200,00 TL including VAT. An order placed on a Saturday before 16.00 leaves on Monday.
    expect(first).toMatchObject({
      state: 'awaitingSellerConfirmation',
      commission: 1200,
      vat_total: 3333 + 832,
      ship_by: new Date('2026-11-23T21:00:00Z'),
    });
    expect((await cartOf(buyer)).itemCount).toBe(0);
    expect(await shop.stockOf(seller.listingId)).toBe(8);
    const notices = await app.database.db
      .selectFrom('notification')
      .select(['company_id', 'main_category_id'])
      .where('company_id', 'in', [buyer.companyId, seller.companyId])
      .orderBy('id')
      .execute();
    expect(notices).toEqual([
      { company_id: buyer.companyId, main_category_id: 5 },
      { company_id: seller.companyId, main_category_id: 10 },
      { company_id: buyer.companyId, main_category_id: 5 },
    ]);
  });

  test('keeps the accepted agreements with their hash', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    const paymentId = await shop.pay(buyer);
    const { rows } = await sql<{ matchesSchema: boolean }>`
      select encode(sha256(convert_to(html, 'UTF8')), 'hex') = sha256 as "matchesSchema"
      from agreement_acceptance where payment_id = ${paymentId}`.execute(app.database.db);
    expect(rows).toEqual([{ matchesSchema: true }, { matchesSchema: true }]);
  });

  test('takes only what was paid for out of the basket', async () => {
    const second = await shop.seller();
    const buyer = await shop.buyer([seller.listingId, 2], [second.listingId, 1]);
    const { basketVersion } = (await app.call(getCheckout, { sellerIds: String(seller.companyId) }, buyer))
      .result;
    const request = await shop.payRequest(buyer, { sellerIds: [seller.companyId], basketVersion });
    const { paymentId } = (await app.call(pay, request, buyer)).result;
    await app.call(cartCalls.addOrRemove, { listingId: seller.listingId, type: 'add', count: 3 }, buyer);
    await shop.notify(bank.capture(paymentId));
    const { groups } = await cartOf(buyer);
    expect(groups.map((group) => [group.seller.sellerId, group.lines[0]?.count])).toEqual([
      [seller.companyId, 3],
      [second.companyId, 1],
    ]);
  });

  test('with a card without 3-D secure completes at once', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    bank.next = 'capture';
    const answer = await app.call(pay, await shop.payRequest(buyer), buyer);
    expect(answer.result).toMatchObject({ state: 'captured', threeDs: null });
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  test('with a refused card releases the stock and reports the reason', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    bank.next = 'refuse';
    const answer = await app.call(pay, await shop.payRequest(buyer), buyer);
    expect(answer.status).toBe(402);
    expect(answer.body.statusMessage).toBe('Kart bulunamadı.');
    expect(await shop.stockOf(seller.listingId)).toBe(10);
    expect((await cartOf(buyer)).itemCount).toBe(1);
  });

  test('while the bank is unavailable holds the stock, and continues with the same key', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    const request = await shop.payRequest(buyer);
    const keyed = { ...buyer, idempotencyKey: 'the-key-of-this-payment' };
    bank.next = 'away';
    expect((await app.call(pay, request, keyed)).status).toBe(503);
    expect(await shop.stockOf(seller.listingId)).toBe(9);
    // The key belongs to this purchase and cannot be used for another.
    const other = await app.call(pay, { ...request, basketVersion: 'another' }, keyed);
    expect(other.body.errors[0]?.code).toBe('idempotencyMismatch');
    const again = await app.call(pay, request, keyed);
    expect(again.result.state).toBe('threeDsPending');
    expect(await shop.stockOf(seller.listingId)).toBe(9);
    expect((await app.call(pay, request, keyed)).result).toEqual(again.result);
    expect(bank.payments.has(again.result.paymentId)).toBe(true);
  });

  test('with a key of more than a day ago is another payment', async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    const keyed = { ...buyer, idempotencyKey: 'the-key-of-the-day' };
    const first = (await app.call(pay, await shop.payRequest(buyer), keyed)).result;
    await shop.notify(bank.capture(first.paymentId));
    app.clock.advance(24 * 3_600_000 + 1);
    await jobs.find(({ name }) => name === 'housekeeping')?.run(app.ctx);
    await app.call(cartCalls.addOrRemove, { listingId: seller.listingId, type: 'set', count: 2 }, buyer);
    const second = (await app.call(pay, await shop.payRequest(buyer), keyed)).result;
    expect(second.paymentId).not.toBe(first.paymentId);
    await shop.notify(bank.capture(second.paymentId));
    expect(await ordersOf(buyer)).toHaveLength(2);
  });

  test('again, after leaving the bank’s page, replaces the open payment', async () => {
    const lastUnits = await shop.seller(2);
    const buyer = await shop.buyer([lastUnits.listingId, 2]);
    const first = await shop.pay(buyer);
    expect((await cartOf(buyer)).groups[0]?.lines[0]).toMatchObject({ notices: [], stock: 2 });
    const second = await shop.pay(buyer);
    expect(await statusOf(first, buyer)).toMatchObject({ state: 'failed' });
    expect(await shop.stockOf(lastUnits.listingId)).toBe(0);

    await shop.notify(bank.capture(second));
    await shop.notify(bank.capture(first));
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await statusOf(first, buyer)).toMatchObject({
      state: 'failed',
      failureMessage: expect.stringContaining('iade'),
    });
  });

  test('does not affect a pre-order, whose payment waits for its goods', async () => {
    const { db } = app.database;
    const buyer = await shop.buyer([seller.listingId, 1]);
    const first = await shop.buy(buyer);
    await sql`update payment set state = 'created' where id = ${first}`.execute(db);
    await sql`update orders set state = 'preOrder' where payment_id = ${first}`.execute(db);
    await app.call(cartCalls.addOrRemove, { listingId: seller.listingId, type: 'add', count: 1 }, buyer);
    await shop.buy(buyer);
    expect(await statusOf(first, buyer)).toMatchObject({ state: 'created', failureMessage: null });
    await sql`update payment set state = 'captured' where id = ${first}`.execute(db);
    await sql`update orders set state = 'awaitingShipment' where payment_id = ${first}`.execute(db);
  });

  test.each([
    ['price', 'price = price + 1'],
    ['expiry', "expiration = '2027-12-31'"],
    ['stock', 'stock = 1'],
    ['state', "state = 'suspended'"],
  ])('is refused with 1992 when the %s changed since the buyer looked', async (_name, set) => {
    const buyer = await shop.buyer([seller.listingId, 2]);
    const request = await shop.payRequest(buyer);
    await sql`update listing set ${sql.raw(set)} where id = ${seller.listingId}`.execute(app.database.db);
    const refused = await app.call(pay, request, buyer);
    expect(refused.status).toBe(409);
    expect(refused.body.statusCode).toBe(1992);
    expect(await ordersOf(buyer)).toEqual([]);
  });

  test('is refused with 1992 when the cart changed in another tab, or a seller has no stock left', async () => {
    const buyer = await shop.buyer([seller.listingId, 2]);
    const request = await shop.payRequest(buyer);
    expect(
      (await app.call(pay, { ...request, sellerIds: [...request.sellerIds, 999_999] }, buyer)).body
        .statusCode,
    ).toBe(1992);
    await app.call(cartCalls.addOrRemove, { listingId: seller.listingId, type: 'add', count: 1 }, buyer);
    expect((await app.call(pay, request, buyer)).body.statusCode).toBe(1992);
  });

  test('is refused for goods that became forbidden, by 1992 and never by a sale', async () => {
    const buyer = await shop.buyer([seller.listingId, 2]);
    const request = await shop.payRequest(buyer);
    await sql`update product set kind = 'medicine'
      where id = (select product_id from listing where id = ${seller.listingId})`.execute(app.database.db);
    expect((await app.call(pay, request, buyer)).body.statusCode).toBe(1992);
    expect(await shop.stockOf(seller.listingId)).toBe(10);
  });

  test('needs an own address, all agreements, an offered plan, the minimum basket and a key', async () => {
    const buyer = await shop.buyer([seller.listingId, 2]);
    const stranger = await shop.buyer([seller.listingId, 1]);
    const request = await shop.payRequest(buyer);
    const { addressId } = await shop.payRequest(stranger);
    const refusal = async (changes: Partial<typeof request>) => {
      const answer = await app.call(pay, { ...request, ...changes }, buyer);
      return [answer.status, answer.body.errors[0]?.path ?? answer.body.errors[0]?.code];
    };
    expect(await refusal({ addressId })).toEqual([404, 'recordNotFound']);
    expect(await refusal({ acceptedAgreements: ['on-bilgilendirme-formu'] })).toEqual([
      400,
      'acceptedAgreements',
    ]);
    expect(await refusal({ installments: 9 })).toEqual([400, 'installments']);
    await sql`update seller_terms set min_basket = 20001 where company_id = ${seller.companyId}`.execute(
      app.database.db,
    );
    expect(await refusal({})).toEqual([409, 'belowMinimumAmount']);
    expect((await app.call(pay, request, { ...buyer, headers: { 'idempotency-key': '' } })).status).toBe(400);
    expect(await shop.stockOf(seller.listingId)).toBe(10);
  });
});

describe('a refusal of the bank', () => {
  test('releases the stock before the buyer returns', async () => {
    const buyer = await shop.buyer([seller.listingId, 4]);
    const paymentId = await shop.pay(buyer);
    await shop.notify(bank.decline(paymentId, 'wrongCode'));
    expect(await statusOf(paymentId, buyer)).toMatchObject({
      state: 'failed',
      failureMessage: expect.stringContaining('Doğrulama kodu'),
      orders: [],
    });
    expect(await shop.stockOf(seller.listingId)).toBe(10);
    expect((await cartOf(buyer)).groups[0]?.lines[0]?.count).toBe(4);
  });

  test('after a success changes nothing', async () => {
    const buyer = await shop.buyer([seller.listingId, 4]);
    const paymentId = await shop.buy(buyer);
    expect(await shop.notify(bank.decline(paymentId, 'timedOut'))).toBe(200);
    expect(await statusOf(paymentId, buyer)).toMatchObject({ state: 'captured' });
    expect(await shop.stockOf(seller.listingId)).toBe(6);
    bank.capture(paymentId);
  });
});
