import { addOrRemove, getCart } from '@havan/contract/cart/cart';
import { bulkAddCartItems, mergeCart } from '@havan/contract/cart/cart-transfer';
import { noWishes, smartCartBuilder } from '@havan/contract/cart/smart-cart';
import { setProductAlert } from '@havan/contract/catalogue/alerts';
import { applyListingBatch } from '@havan/contract/listings/listing-bulk';
import { activateListings, createListing, updateListings } from '@havan/contract/listings/listings';
import { reorder } from '@havan/contract/sales/order-after';
import { beforeEach, expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { makeSale } from '../../../testing/sales.ts';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
type Party = Awaited<ReturnType<typeof signedInAs>>;
type Kind = 'general' | 'medicine' | null;

let buyer: Party;
let seller: Party;
let productId: number;
let listingId: number;

const classify = (kind: Kind) =>
  app.database.db.updateTable('product').set({ kind }).where('id', '=', productId).execute();

/** Goods that were on sale, in a cart and bought once, and are then reclassified. */
beforeEach(async () => {
  const { db } = app.database;
  [buyer, seller] = [await signedInAs(app, 'pharmacy'), await signedInSeller(app)];
  productId = await makeProduct(db, { kind: 'general' });
  listingId = await makeListing(db, { sellerId: seller.companyId, productId }, { stock: 40 });
});

const add = () => app.call(addOrRemove, { listingId, type: 'add', count: 1 }, buyer);
const outcomeOf = async (line: Parameters<typeof app.call<typeof bulkAddCartItems>>[1]['lines'][number]) =>
  (await app.call(bulkAddCartItems, { lines: [line] }, buyer)).result.lines[0]?.outcome;

/** Every way to sell, and whether it succeeded. */
const ways: Readonly<Record<string, () => Promise<boolean>>> = {
  'a line of the cart': async () => (await add()).status === 200,
  'a quick order by offer': async () => (await outcomeOf({ listingId, count: 1 })) === 'added',
  'a quick order by product': async () => (await outcomeOf({ productId, count: 1 })) === 'added',
  'a cart of a browser': async () =>
    (await app.call(mergeCart, { lines: [{ listingId, count: 1 }] }, buyer)).result.lines[0]?.outcome ===
    'added',
  'the smart cart': async () => {
    const request = { wants: [{ productId, quantity: 1 }], wishes: noWishes };
    return (await app.call(smartCartBuilder, request, buyer)).status === 200;
  },
  'a re-order': async () => {
    await makeSale(app.database.db, buyer, { listingId, units: 2, at: app.clock.now() });
    const { id } = await app.database.db
      .selectFrom('orders')
      .select('id')
      .where('buyer_company_id', '=', buyer.companyId)
      .executeTakeFirstOrThrow();
    return (await app.call(reorder, { orderId: id }, buyer)).result.added > 0;
  },
  'an alert': async () => {
    const alert = { productId, priceDrop: true, backInStock: true, targetPrice: null };
    return (await app.call(setProductAlert, alert, buyer)).status === 200;
  },
  'a new listing': async () => {
    const terms = { productId, price: 5000, stock: 1, expiration: '2029-03-31' };
    return (await app.call(createListing, terms, seller)).status === 200;
  },
  activation: async () => {
    await setPassive();
    const rows = (await app.call(activateListings, { listingIds: [listingId] }, seller)).result.rows;
    return rows[0]?.done === true;
  },
  'a bulk activation': async () => {
    await setPassive();
    const target = { by: 'selection' as const, listingIds: [listingId] };
    const change = { kind: 'state' as const, state: 'active' as const };
    return (await app.call(applyListingBatch, { target, change }, seller)).result.changed === 1;
  },
};
const setPassive = () =>
  app.database.db.updateTable('listing').set({ state: 'passive' }).where('id', '=', listingId).execute();

// @spec §6 product-permission

test.each(Object.keys(ways))('%s takes general goods', async (way) => {
  expect(await ways[way]?.()).toBe(true);
});

test.each(Object.keys(ways).flatMap((way) => [[way, 'medicine'] as const, [way, null] as const]))(
  '%s refuses goods of class %s',
  async (way, kind) => {
    await classify(kind);
    expect(await ways[way]?.()).toBe(false);
  },
);

test('a line in a cart gets a notice and cannot be bought', async () => {
  await add();
  await classify('medicine');
  const line = (await app.call(getCart, {}, buyer)).result.groups[0]?.lines[0];
  expect(line).toMatchObject({ canBuy: false, notices: expect.arrayContaining(['withdrawn']) });
});

test('its seller may still correct its stock', async () => {
  await classify('medicine');
  const rows = [{ listingId, version: 1, changes: { stock: 3 } }];
  const { result } = await app.call(updateListings, { rows }, seller);
  expect(result.rows[0]?.answer.outcome).toBe('saved');
});
