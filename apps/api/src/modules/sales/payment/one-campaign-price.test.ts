import { cartCalls } from '@havan/contract/cart/cart';
import { noWishes, smartCartCalls } from '@havan/contract/cart/smart-cart';
import { getProductDetail, getProductListings } from '@havan/contract/catalogue/catalogue';
import { eInvoiceCalls } from '@havan/contract/sales/e-invoices';
import { confirmOrder, getOrderDetail, getOrders } from '@havan/contract/sales/orders';
import { getCheckout } from '@havan/contract/sales/payment';
import { randomOf } from '@havan/demo-market/seeded-random';
import type { CampaignStep, PriceBreak } from '@havan/domain/campaign-price';
import { linePrice } from '@havan/domain/campaign-price';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import { makeCategory, makeListing, makeProduct } from '../../../testing/factories.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { memoryStorage } from '../../../testing/ports/memory-storage.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank, storage: memoryStorage() } });
// The first search of the smart cart loads and compiles the solver, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const shop = new Shop(app, bank);
const { getCart, reserveCampaign } = cartCalls;

let seller: Person & { listingId: number };
beforeEach(async () => {
  await app.database.db.updateTable('campaign').set({ state: 'ended' }).execute();
  seller = await shop.seller(500, 10_000);
});
afterEach(() => shop.requireSound());

interface Made {
  readonly isOfMarket: boolean;
  readonly steps: readonly CampaignStep[];
  readonly bonus: { readonly buy: number; readonly get: number } | null;
}

/** Quantity prices and the bonus of the listing itself. */
interface Own {
  readonly price_breaks: readonly PriceBreak[];
  readonly bonus: { readonly buy: number; readonly get: number } | null;
}
const nothingOwn: Own = { price_breaks: [], bonus: null };

/**
 * Returns the price by a second implementation of the rule: the lowest unit price and the most bonus units that a
 * single campaign or break gives.
 */
function onPaper(price: number, quantity: number, made: readonly Made[], own = nothingOwn) {
  const units = made.map(({ steps }) => {
    const reached = steps.findLast(({ fromQuantity }) => fromQuantity <= quantity);
    if (!reached) return price;
    const off = Math.floor((price * reached.percent * 2 + 100) / 200) + reached.amount;
    return Math.max(1, price - off);
  });
  const gifts = [own, ...made].map(({ bonus }) => (bonus ? Math.trunc(quantity / bonus.buy) * bonus.get : 0));
  return { unitPrice: Math.min(ownOnPaper(price, quantity, own), ...units), bonusUnits: Math.max(...gifts) };
}

function ownOnPaper(price: number, quantity: number, { price_breaks }: Own): number {
  const reached = price_breaks.filter(({ fromQuantity }) => quantity >= fromQuantity);
  return Math.min(price, ...reached.map((step) => step.price));
}

function found<Thing>(thing: Thing | null | undefined): Thing {
  if (!thing) throw new Error('it is not shown');
  return thing;
}

/**
 * Checks that the cart charges the price that the smart cart found for a quantity, and that it is the price by
 * `onPaper` at the cheapest count that reaches the quantity.
 */
async function expectSamePlan(
  productId: number,
  {
    price,
    quantity,
    made,
    own = nothingOwn,
  }: { price: number; quantity: number; made: readonly Made[]; own?: Own },
): Promise<number> {
  const mayExceedBy = 3;
  const { smartCartBuilder, takeSmartCart } = smartCartCalls;
  const buyer = await shop.buyer();
  const wants = [{ productId, quantity, mayExceedBy }];
  const { result: plan } = await app.call(smartCartBuilder, { wants, wishes: noWishes }, buyer);
  const line = found(plan.groups[0]?.lines[0]);
  const of = (count: number) => onPaper(price, count, made, own);
  const brings = (count: number): number => count + of(count).bonusUnits;
  expect(line).toMatchObject({ unitPrice: of(line.count).unitPrice });
  expect(plan.goodsTotal).toBe(line.count * of(line.count).unitPrice);
  expect(brings(line.count)).toBeGreaterThanOrEqual(quantity);
  const costs = Array.from({ length: quantity + mayExceedBy }, (_, at) => at + 1)
    .filter((count) => brings(count) >= quantity && brings(count) <= quantity + mayExceedBy)
    .map((count) => count * of(count).unitPrice);
  // When every count exceeds the allowed surplus, bonus units are ignored and the whole quantity is bought.
  const cheapest = costs.length > 0 ? Math.min(...costs) : quantity * of(quantity).unitPrice;
  expect(plan.goodsTotal).toBe(cheapest);
  await app.call(takeSmartCart, { smartCartId: plan.smartCartId }, buyer);
  const cart = (await app.call(getCart, {}, buyer)).result;
  expect(cart).toMatchObject({ total: plan.total, goodsTotal: plan.goodsTotal });
  expect(cart.groups[0]?.lines[0]).toMatchObject({ count: line.count, ...of(line.count) });
  return line.count;
}

/**
 * Checks that the invoice of an order adds up to its price: goods after their discount, and bonus goods at no price.
 */
async function expectSameInvoice(
  { orderId, total }: { orderId: number; total: number },
  { quantity, unitPrice, bonusUnits }: { quantity: number; unitPrice: number; bonusUnits: number },
): Promise<void> {
  await app.call(confirmOrder, { orderId }, seller);
  const { invoiceId } = (await app.call(eInvoiceCalls.drawInvoice, { orderId }, seller)).result;
  const invoice = (await app.call(eInvoiceCalls.issueInvoice, { invoiceId }, seller)).result;
  expect(invoice).toMatchObject({ state: 'issued', total });
  const [goods, ...rest] = invoice.lines;
  expect(goods).toMatchObject({ quantity, isBonus: false });
  expect((goods?.net ?? 0) + (goods?.vat ?? 0)).toBe(unitPrice * quantity);
  const onTop = rest
    .filter(({ isBonus }) => isBonus)
    .map(({ quantity: units, net, vat }) => [units, net, vat]);
  expect(onTop).toEqual(bonusUnits > 0 ? [[bonusUnits, 0, 0]] : []);
}

/**
 * Creates campaigns with a discount of 95 % that must not apply: limited without a reservation, not started, ended, of
 * another seller, and of another category.
 */
async function makeDeepOnesThatDoNotCount(category_id: number): Promise<void> {
  const { db } = app.database;
  const deep = { seller_id: seller.companyId, category_id, steps: [percentOff(95)] };
  const other = await shop.seller();
  // Inserted one after the other, so that the same seed gives the same codes.
  for (const changes of [
    { unit_limit: 500 },
    { state: 'scheduled' as const, starts_at: new Date(app.clock.now().getTime() + 60_000) },
    { state: 'ended' as const, ends_at: app.clock.now() },
    { ends_at: app.clock.now() },
    { seller_id: other.companyId },
    { category_id: await makeCategory(db) },
  ])
    await makeCampaign(db, { ...deep, ...changes });
}

const orderOf = async (buyer: Person) => {
  const [first] = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items;
  return (await app.call(getOrderDetail, { type: 'purchased', id: String(first?.orderId) }, buyer)).result;
};

/** Returns two quantity prices below the price and a bonus, each of which may be missing. */
function ownTerms(below: (most: number) => number, price: number): Own {
  const first = { fromQuantity: 2 + below(6), price: price - 1 - below(Math.floor(price / 5)) };
  const second = { fromQuantity: 9 + below(9), price: Math.max(1, first.price - 1 - below(300)) };
  return {
    price_breaks: [[], [first], [first, second]][below(3)] ?? [],
    bonus: below(2) === 0 ? { buy: 3 + below(8), get: 1 + below(2) } : null,
  };
}

test.each(Array.from({ length: 12 }, (_, at) => at + 1))(
  'price breaks, bonus and overlapping campaigns cost the same in list, detail, cart, smart cart, payment, order and invoice: market %i',
  async (seed) => {
    const random = randomOf(`campaigns ${seed}`);
    const below = (most: number): number => random.int(0, most - 1);
    const { db } = app.database;
    const price = 1000 + below(20_000);
    const category_id = await makeCategory(db);
    const productId = await makeProduct(db, { category_id });
    const own = seed % 3 === 0 ? nothingOwn : ownTerms(below, price);
    const listingId = await makeListing(
      db,
      { sellerId: seller.companyId, productId },
      { price, stock: 500, price_breaks: JSON.stringify(own.price_breaks), bonus: JSON.stringify(own.bonus) },
    );
    const quantity = 1 + below(24);
    const made = Array.from({ length: 1 + below(5) }, (): Made => {
      const isOfMarket = below(3) === 0;
      const isBonus = !isOfMarket && below(2) === 0;
      const step = (fromQuantity: number): CampaignStep => ({
        fromQuantity,
        percent: below(40),
        amount: below(2) === 0 ? 0 : below(700),
      });
      return {
        isOfMarket,
        steps: isBonus ? [] : below(2) === 0 ? [step(1)] : [step(2 + below(4)), step(8 + below(8))],
        bonus: isBonus ? { buy: 2 + below(9), get: 1 + below(2) } : null,
      };
    });
    for (const { isOfMarket, steps, bonus } of made) {
      // Inserted one after the other, so that the same seed gives the same codes.
      await makeCampaign(db, {
        seller_id: isOfMarket ? null : seller.companyId,
        category_id,
        steps,
        buy_quantity: bonus?.buy ?? null,
        free_quantity: bonus?.get ?? null,
      });
    }
    await makeDeepOnesThatDoNotCount(category_id);
    const expected = onPaper(price, quantity, made, own);
    const { unitPrice: underCampaigns } = onPaper(price, 1, made);
    const buyer = await shop.buyer([listingId, quantity]);

    const { items } = (await app.call(getProductListings, { categoryId: String(category_id) }, buyer)).result;
    const card = found(items[0]?.bestListing);
    expect(linePrice({ price: card.price, quantity: 1, stock: card.stock }, card.campaigns)).toMatchObject({
      unitPrice: underCampaigns,
    });
    const { listings } = (await app.call(getProductDetail, { productId: String(productId) }, buyer)).result;
    const offer = found(listings[0]);
    expect(linePrice({ ...offer, quantity }, offer.campaigns)).toMatchObject(expected);
    const goodsTotal = expected.unitPrice * quantity;
    const cart = (await app.call(getCart, {}, buyer)).result;
    const campaignDiscount = ownOnPaper(price, quantity, own) * quantity - goodsTotal;
    expect(cart).toMatchObject({ goodsTotal, campaignDiscount });
    expect(cart.groups[0]?.lines[0]).toMatchObject(expected);
    expect((await app.call(getCheckout, {}, buyer)).result.groups[0]).toMatchObject({ goodsTotal });
    await shop.buy(buyer);
    const order = await orderOf(buyer);
    expect(order).toMatchObject({ goodsTotal });
    expect(order.lines[0]).toMatchObject({
      unitPrice: expected.unitPrice,
      bonusQuantity: expected.bonusUnits,
    });
    await expectSameInvoice(order, { quantity, ...expected });
    await expectSamePlan(productId, { price, quantity, made, own });
  },
);

test('the smart cart counts the smaller of two bonuses below the quantity of the greater', async () => {
  const { db } = app.database;
  const category_id = await makeCategory(db);
  const productId = await makeProduct(db, { category_id });
  await makeListing(db, { sellerId: seller.companyId, productId }, { price: 5000, stock: 500 });
  const made = [
    { isOfMarket: false, steps: [], bonus: { buy: 10, get: 3 } },
    { isOfMarket: false, steps: [], bonus: { buy: 4, get: 1 } },
  ];
  // Inserted one after the other, so that the codes follow this order.
  for (const { bonus } of made)
    await makeCampaign(db, {
      seller_id: seller.companyId,
      steps: [],
      buy_quantity: bonus.buy,
      free_quantity: bonus.get,
    });
  expect(await expectSamePlan(productId, { price: 5000, quantity: 9, made })).toBe(8);
});

test('a limited campaign of goods on top is used up by its payment, also beside a lower price', async () => {
  const { db } = app.database;
  const bonus = await makeCampaign(db, {
    seller_id: seller.companyId,
    kind: 'buyXGetY',
    steps: [],
    buy_quantity: 5,
    free_quantity: 1,
    unit_limit: 20,
  });
  const price = await makeCampaign(db, { seller_id: seller.companyId });
  const buyer = await shop.buyer([seller.listingId, 10]);
  await app.call(reserveCampaign, { listingId: seller.listingId, campaignCode: bonus }, buyer);
  await shop.buy(buyer);
  expect((await orderOf(buyer)).lines[0]).toMatchObject({ campaignCode: price, bonusQuantity: 2 });
  const line = await db
    .selectFrom('order_line')
    .select('bonus_campaign_code')
    .orderBy('order_id', 'desc')
    .executeTakeFirstOrThrow();
  expect(line.bonus_campaign_code).toBe(bonus);
  const claims = await db.selectFrom('campaign_claim').select(['state', 'units']).execute();
  expect(claims).toContainEqual({ state: 'consumed', units: 10 });
});

test('a campaign that ends while its buyer is at the bank keeps the price with which the payment began', async () => {
  const { db } = app.database;
  const code = await makeCampaign(db, { seller_id: seller.companyId, unit_limit: 20 });
  const buyer = await shop.buyer([seller.listingId, 2]);
  await app.call(reserveCampaign, { listingId: seller.listingId, campaignCode: code }, buyer);
  const paymentId = await shop.pay(buyer);
  const over = { ends_at: app.clock.now(), state: 'ended' as const };
  await db.updateTable('campaign').set(over).where('code', '=', code).execute();
  const late = await shop.buyer([seller.listingId, 2]);
  expect((await app.call(getCart, {}, late)).result.goodsTotal).toBe(20_000);
  await shop.notify(bank.capture(paymentId));
  const order = await orderOf(buyer);
  expect(order).toMatchObject({ goodsTotal: 18_000 });
  expect(order.lines[0]).toMatchObject({ campaignCode: code, unitPrice: 9000 });
});

test('two hundred buyers at once take exactly what a limited campaign has', async () => {
  const { db } = app.database;
  const code = await makeCampaign(db, { seller_id: seller.companyId, unit_limit: 37, company_limit: 2 });
  const buyers: Person[] = [];
  // The buyers are created in batches, but their reservations are sent all at once.
  while (buyers.length < 200)
    buyers.push(...(await Promise.all(Array.from({ length: 20 }, () => shop.buyer([seller.listingId, 1])))));
  const reserve = async (buyer: Person): Promise<number> => {
    const request = { listingId: seller.listingId, campaignCode: code };
    const { status } = await app.call(reserveCampaign, request, buyer);
    // When no connection becomes free in time, the server answers 503 and the buyer tries again.
    return status === 503 ? reserve(buyer) : status;
  };
  const answers = await Promise.all(buyers.map(reserve));
  const held = buyers.filter((_, at) => answers[at] === 200);
  expect(held).toHaveLength(37);
  expect(answers.filter((status) => status === 409)).toHaveLength(163);
  const [first] = held;
  if (!first) throw new Error('nobody holds it');
  await shop.buy(first);
  const { units_left } = await db
    .selectFrom('campaign')
    .select('units_left')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  expect(units_left).toBe(0);
});
