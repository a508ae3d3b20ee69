import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import type { StockLine } from './payment-snapshot.ts';
import { takeStock } from './stock.sql.ts';

const app = testApp();
const db = () => app.database.db;
const today = () => formatIsoDay(istanbulDayOf(app.clock.now()));

let sellerId: number;
let productId: number;
let listingId: number;
beforeEach(async () => {
  sellerId = await makeCompany(db(), 'merchant');
  productId = await makeProduct(db());
  listingId = await makeListing(db(), { sellerId, productId }, { price: 10_000, stock: 3 });
});

const line = (changes: Partial<StockLine> = {}): StockLine => ({
  listingId,
  quantity: 2,
  paidUnits: 2,
  unitPrice: 10_000,
  expiration: '2028-06-30',
  ...changes,
});
const take = (lines = [line()]) => takeStock(db(), lines, today());
const stock = async () =>
  (await db().selectFrom('listing').select('stock').where('id', '=', listingId).executeTakeFirstOrThrow())
    .stock;

describe('stock is taken', () => {
  test('when everything is unchanged', async () => {
    expect(await take()).toBe(true);
    expect(await stock()).toBe(1);
  });

  test.each([
    ['the price', () => db().updateTable('listing').set({ price: 10_001 }).where('id', '=', listingId)],
    ['the stock', () => db().updateTable('listing').set({ stock: 1 }).where('id', '=', listingId)],
    ['the state', () => db().updateTable('listing').set({ state: 'passive' }).where('id', '=', listingId)],
    [
      'the expiry',
      () => db().updateTable('listing').set({ expiration: '2028-05-31' }).where('id', '=', listingId),
    ],
    [
      'the permission of the product',
      () => db().updateTable('product').set({ kind: 'medicine' }).where('id', '=', productId),
    ],
    [
      'the right of the seller to sell',
      () => db().updateTable('company').set({ sales_ban: true }).where('id', '=', sellerId),
    ],
    [
      'the approval of the seller',
      () => db().updateTable('company').set({ review_state: 'rejected' }).where('id', '=', sellerId),
    ],
  ])('never when %s has changed since', async (_what, change) => {
    await change().execute();
    const before = await stock();
    expect(await take()).toBe(false);
    expect(await stock()).toBe(before);
  });

  test('takes all lines of an order or none of them', async () => {
    const other = await makeListing(db(), { sellerId, productId: await makeProduct(db()) }, { stock: 1 });
    expect(await take([line(), line({ listingId: other, quantity: 2 })])).toBe(false);
    expect(await stock()).toBe(3);
  });
});
