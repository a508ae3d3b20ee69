import { cartCalls } from '@havan/contract/cart/cart';
import { getProductDetail } from '@havan/contract/catalogue/catalogue';
import { approveOrder, cancelOrder, getOrderDetail, getOrders } from '@havan/contract/sales/orders';
import { pay } from '@havan/contract/sales/payment';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepCampaigns } from './campaign-jobs.ts';
import { expirePayments } from '../../sales/payment/payment-jobs.ts';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import { makeCategory, makeListing, makeProduct } from '../../../testing/factories.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { withoutIncomeTax } from '../../../testing/without-income-tax.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
withoutIncomeTax(app);
const shop = new Shop(app, bank);
const { acceptCartChanges, addOrRemove, cancelCampaign, deleteCartItems, getCart, reserveCampaign } =
  cartCalls;

let seller: Person & { listingId: number };
beforeEach(async () => {
  bank.isAway = false;
  bank.next = null;
  await app.database.db.updateTable('campaign').set({ state: 'ended' }).execute();
  // Thirty units of 100 TL.
  seller = await shop.seller(30, 10_000);
});
afterEach(() => shop.requireSound());

const add = (buyer: Person, count: number, type: 'add' | 'remove' | 'set' = 'add') =>
  app.call(addOrRemove, { listingId: seller.listingId, type, count }, buyer);
const lineOf = async (buyer: Person) =>
  (await app.call(getCart, {}, buyer)).result.groups[0]?.lines[0] ?? expect.fail('no line');
const orderOf = async (buyer: Person) => {
  const [first] = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items;
  return (await app.call(getOrderDetail, { type: 'purchased', id: String(first?.orderId) }, buyer)).result;
};
const leftOf = async (code: string) =>
  (
    await app.database.db
      .selectFrom('campaign')
      .select('units_left')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).units_left;
const end = (code: string) =>
  app.database.db
    .updateTable('campaign')
    .set({ state: 'ended', ends_at: app.clock.now() })
    .where('code', '=', code)
    .execute();

// @spec §1 campaign-prices
// @spec §7 campaign-reservation
// @spec defects campaign-limit two-lines-one-stock

describe('the price', () => {
  test('of a line follows its quantity, in each answer and in the cart', async () => {
    const code = await makeCampaign(app.database.db, {
      seller_id: seller.companyId,
      kind: 'quantityTiers',
      steps: [percentOff(5, 5), percentOff(10, 10)],
    });
    const buyer = await shop.buyer();
    expect((await add(buyer, 4)).result).toMatchObject({
      fDiscountedPrice: null,
      fDiscountedCampaignCode: null,
      basketTotal: 40_000,
    });
    expect((await add(buyer, 1)).result).toMatchObject({
      fDiscountedPrice: 9_500,
      fDiscountedCampaignCode: code,
      basketTotal: 47_500,
    });
    expect((await add(buyer, 12, 'set')).result).toMatchObject({
      fDiscountedPrice: 9_000,
      basketTotal: 108_000,
    });
    const { result } = await app.call(getCart, {}, buyer);
    expect(result).toMatchObject({ goodsTotal: 108_000, campaignDiscount: 12_000 });
    expect(result.groups[0]?.lines[0]).toMatchObject({
      unitPrice: 9_000,
      salePrice: 10_000,
      lineTotal: 108_000,
      notices: [],
    });
    expect((await add(buyer, 10, 'remove')).result).toMatchObject({
      fDiscountedPrice: null,
      basketTotal: 20_000,
    });
  });

  test('follows campaigns that start and end between two steps, for goods of a subcategory', async () => {
    const { db } = app.database;
    const above = await makeCategory(db);
    const productId = await makeProduct(db, { category_id: await makeCategory(db, undefined, above) });
    const listingId = await makeListing(db, { sellerId: seller.companyId, productId }, { price: 10_000 });
    const buyer = await shop.buyer();
    const step = async () =>
      (await app.call(addOrRemove, { listingId, type: 'set', count: 1 }, buyer)).result.basketTotal;
    expect(await step()).toBe(10_000);
    const code = await makeCampaign(db, { category_id: above });
    expect(await step()).toBe(9_000);
    await end(code);
    expect(await step()).toBe(10_000);
  });

  test('is shown on offers of the seller, of the category and of the chosen goods only', async () => {
    const { db } = app.database;
    const { product_id } = await db
      .selectFrom('listing')
      .select('product_id')
      .where('id', '=', seller.listingId)
      .executeTakeFirstOrThrow();
    const { category_id } = await db
      .selectFrom('product')
      .select('category_id')
      .where('id', '=', product_id)
      .executeTakeFirstOrThrow();
    const other = await shop.seller();
    const expected = [
      await makeCampaign(db, { seller_id: seller.companyId, category_id }),
      await makeCampaign(db, { category_id }),
      await makeCampaign(db, { is_selected: true }),
    ];
    const chosen = await db
      .selectFrom('campaign')
      .select('id')
      .where('code', '=', expected[2] ?? '')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('campaign_listing')
      .values({ campaign_id: chosen.id, listing_id: seller.listingId })
      .execute();
    const elsewhere = await sql<{ id: number }>`
      select root.id from category root
      where parent_id is null and id not in (
        select unnest(array[own.id, coalesce(own.parent_id, 0), coalesce(above.parent_id, 0)])
        from category own left join category above on above.id = own.parent_id where own.id = ${category_id})
      limit 1`.execute(db);
    await makeCampaign(db, { category_id: elsewhere.rows[0]?.id ?? 0 });
    await makeCampaign(db, { seller_id: other.companyId });
    await makeCampaign(db, { is_selected: true });
    await makeCampaign(db, { state: 'scheduled' });
    await makeCampaign(db, { starts_at: new Date('2026-11-22T00:00:00Z') });
    const buyer = await shop.buyer();
    const { listings } = (await app.call(getProductDetail, { productId: String(product_id) }, buyer)).result;
    expect(listings[0]?.campaigns.map(({ campaignCode }) => campaignCode).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  test('is kept through the payment and stored with the order', async () => {
    const code = await makeCampaign(app.database.db, { seller_id: seller.companyId, title: 'Çok Al' });
    const buyer = await shop.buyer([seller.listingId, 3]);
    const paymentId = await shop.pay(buyer);
    await end(code);
    await shop.notify(bank.capture(paymentId));
    const order = await orderOf(buyer);
    expect(order).toMatchObject({ goodsTotal: 27_000, campaignSubsidy: null });
    expect(order.lines[0]).toMatchObject({
      unitPrice: 9_000,
      listPrice: 10_000,
      campaignCode: code,
      campaignTitle: 'Çok Al',
      bonusQuantity: 0,
    });
  });

  test('that ended before the payment is refused with 1992 and reported line by line until accepted', async () => {
    const code = await makeCampaign(app.database.db, { seller_id: seller.companyId });
    const buyer = await shop.buyer();
    await add(buyer, 2, 'set');
    const request = await shop.payRequest(buyer);
    app.clock.advance(1_000);
    await end(code);
    expect((await app.call(pay, request, buyer)).body.statusCode).toBe(1992);
    expect(await lineOf(buyer)).toMatchObject({ unitPrice: 10_000, notices: ['campaignEnded'] });
    app.clock.advance(1_000);
    await app.call(acceptCartChanges, { listingIds: [seller.listingId] }, buyer);
    expect((await lineOf(buyer)).notices).toEqual([]);
  });

  test('of the market is compensated to the seller, who is paid as without it', async () => {
    await makeCampaign(app.database.db);
    const buyer = await shop.buyer([seller.listingId, 2]);
    await shop.buy(buyer);
    const [sold] = (await app.call(getOrders, { type: 'sold' }, seller)).result.items;
    const order = (await app.call(getOrderDetail, { type: 'sold', id: String(sold?.orderId) }, seller))
      .result;
    // The commission is 6 % of 200 TL: the buyer pays 180 TL of that and the market 20 TL.
    expect(order).toMatchObject({
      goodsTotal: 18_000,
      campaignSubsidy: 2_000,
      commission: 1_200,
      payout: 18_800,
    });
  });

  test('of disaster relief pays no commission', async () => {
    await makeCampaign(app.database.db, { code: 'afet_destek_deneme', kind: 'disasterRelief', steps: [] });
    const buyer = await shop.buyer();
    expect((await add(buyer, 2)).result).toMatchObject({
      fDiscountedPrice: null,
      fDiscountedCampaignCode: 'afet_destek_deneme',
    });
    await shop.buy(buyer);
    const [sold] = (await app.call(getOrders, { type: 'sold' }, seller)).result.items;
    const order = (await app.call(getOrderDetail, { type: 'sold', id: String(sold?.orderId) }, seller))
      .result;
    expect(order).toMatchObject({ goodsTotal: 20_000, commission: 0, payout: 20_000 });
    // After the approval the ledger agrees: the seller receives everything, and the market earns nothing.
    const orderId = order.orderId;
    await shop.bring(orderId, seller);
    await app.call(approveOrder, { orderId }, buyer);
    const { rows } = await sql<{ kind: string; amount: number }>`
      select a.kind, p.amount from ledger_entry e join ledger_posting p on p.entry_id = e.id
      join ledger_account a on a.id = p.account_id
      where e.kind = 'release' and e.order_id = ${orderId} and p.amount <> 0`.execute(app.database.db);
    const booked = new Map(rows.map(({ kind, amount }) => [kind, amount]));
    expect(booked.get('sellerPayable')).toBe(20_000);
    expect([booked.get('commission'), booked.get('commissionVat'), booked.get('campaign')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('free units reduce the stock, appear on the order, and return with the last paid unit', async () => {
  await makeCampaign(app.database.db, {
    seller_id: seller.companyId,
    kind: 'buyXGetY',
    steps: [],
    buy_quantity: 5,
    free_quantity: 1,
  });
  const buyer = await shop.buyer([seller.listingId, 12]);
  expect(await lineOf(buyer)).toMatchObject({ bonusUnits: 2, lineTotal: 120_000 });
  await shop.buy(buyer);
  expect(await shop.stockOf(seller.listingId)).toBe(16);
  const order = await orderOf(buyer);
  expect(order.lines[0]).toMatchObject({ quantity: 12, bonusQuantity: 2, lineTotal: 120_000 });
  await app.call(cancelOrder, { orderId: order.orderId, reason: 'Vazgeçtim' }, seller);
  expect(await shop.stockOf(seller.listingId)).toBe(30);
});

describe('a limited campaign', () => {
  let code: string;
  beforeEach(async () => {
    code = await makeCampaign(app.database.db, { unit_limit: 5, company_limit: 4, steps: [percentOff(20)] });
  });
  const reserve = (buyer: Person) =>
    app.call(reserveCampaign, { listingId: seller.listingId, campaignCode: code }, buyer);

  test('asks for a session, for a company that may buy, and for a whole request', async () => {
    const request = { listingId: seller.listingId, campaignCode: code };
    expect((await app.call(reserveCampaign, request)).status).toBe(401);
    expect((await app.call(cancelCampaign, { listingId: 1 })).status).toBe(401);
    expect((await app.call(reserveCampaign, request, await signedInAs(app, 'merchant'))).status).toBe(403);
    const buyer = await shop.buyer();
    expect((await app.call(reserveCampaign, { listingId: 0, campaignCode: '' }, buyer)).status).toBe(400);
    expect((await reserve(buyer)).status).toBe(404);
    await add(buyer, 1);
    expect((await app.call(reserveCampaign, { ...request, campaignCode: 'yok' }, buyer)).body).toMatchObject({
      statusCode: 409,
      statusMessage: 'Bu kampanya artık geçerli değil.',
    });
  });

  test('lowers the price while it is reserved', async () => {
    const buyer = await shop.buyer([seller.listingId, 3]);
    expect(await lineOf(buyer)).toMatchObject({
      unitPrice: 10_000,
      campaigns: [{ campaignCode: code, right: { left: 4, reserved: 0, until: null } }],
    });
    const inAQuarter = new Date(app.clock.now().getTime() + 15 * 60_000);
    const { groups } = (await reserve(buyer)).result;
    expect(groups[0]?.lines[0]).toMatchObject({
      unitPrice: 8_000,
      campaigns: [{ right: { left: 1, reserved: 3, until: inAQuarter.toISOString() } }],
    });
    expect(await leftOf(code)).toBe(2);
    const given = (await app.call(cancelCampaign, { listingId: seller.listingId }, buyer)).result;
    expect(given.groups[0]?.lines[0]?.unitPrice).toBe(10_000);
    expect(await leftOf(code)).toBe(5);
  });

  test('follows the quantity of its line within the limit', async () => {
    const buyer = await shop.buyer([seller.listingId, 3]);
    await reserve(buyer);
    expect((await add(buyer, 1)).result).toMatchObject({ fDiscountedPrice: 8_000, count: 4 });
    const more = await add(buyer, 1);
    expect(more.body).toMatchObject({
      statusCode: 409,
      statusMessage: 'Bu kampanyadan en fazla 4 adet alabilirsiniz.',
    });
    expect((await lineOf(buyer)).count).toBe(4);
    expect((await add(buyer, 3, 'remove')).result.fDiscountedPrice).toBe(8_000);
    expect(await leftOf(code)).toBe(4);
    await app.call(deleteCartItems, { listingIds: [seller.listingId] }, buyer);
    expect(await leftOf(code)).toBe(5);
  });

  test('is never held beyond its limit, nor beyond the limit of one company', async () => {
    const [first, second, third] = [
      await shop.buyer([seller.listingId, 3]),
      await shop.buyer([seller.listingId, 3]),
      await shop.buyer([seller.listingId, 5]),
    ];
    expect((await reserve(third)).status).toBe(409);
    expect((await reserve(first)).status).toBe(200);
    expect((await reserve(second)).body.statusMessage).toBe('Bu kampanyadan en fazla 2 adet alabilirsiniz.');
    await add(second, 2, 'set');
    expect((await reserve(second)).status).toBe(200);
    expect(await leftOf(code)).toBe(0);
  });

  test('is consumed by the payment', async () => {
    const buyer = await shop.buyer([seller.listingId, 3]);
    await reserve(buyer);
    await shop.buy(buyer);
    expect(await leftOf(code)).toBe(2);
    expect((await orderOf(buyer)).lines[0]).toMatchObject({ unitPrice: 8_000, campaignCode: code });
    app.clock.advance(3_600_000);
    await keepCampaigns(app.ctx);
    expect(await leftOf(code)).toBe(2);
    await add(buyer, 2);
    expect((await reserve(buyer)).body.statusMessage).toBe('Bu kampanyadan en fazla 1 adet alabilirsiniz.');
  });

  test('is kept after a refused card, so that the next card pays the same price, until the job ends it', async () => {
    const buyer = await shop.buyer([seller.listingId, 3]);
    await reserve(buyer);
    const paymentId = await shop.pay(buyer);
    await shop.notify(bank.decline(paymentId, 'insufficientFunds'));
    expect((await lineOf(buyer)).unitPrice).toBe(8_000);
    const again = await shop.pay(buyer);
    app.clock.advance(16 * 60_000);
    await expirePayments(app.ctx);
    expect(again).not.toBe(paymentId);
    expect((await lineOf(buyer)).unitPrice).toBe(10_000);
    expect(await leftOf(code)).toBe(5);
  });

  test('that expired is refused with 1992 and released by the job', async () => {
    const buyer = await shop.buyer([seller.listingId, 3]);
    await reserve(buyer);
    const request = await shop.payRequest(buyer);
    app.clock.advance(15 * 60_000);
    expect((await app.call(pay, request, buyer)).body.statusCode).toBe(1992);
    await keepCampaigns(app.ctx);
    expect(await leftOf(code)).toBe(5);
    expect((await lineOf(buyer)).unitPrice).toBe(10_000);
  });
});

test('campaigns start and end by the job', async () => {
  const { db } = app.database;
  const soon = await makeCampaign(db, { state: 'scheduled', starts_at: app.clock.now() });
  const over = await makeCampaign(db, { ends_at: app.clock.now() });
  await keepCampaigns(app.ctx);
  const states = await db
    .selectFrom('campaign')
    .select(['code', 'state'])
    .where('code', 'in', [soon, over])
    .execute();
  expect(Object.fromEntries(states.map(({ code, state }) => [code, state]))).toEqual({
    [soon]: 'running',
    [over]: 'ended',
  });
});
