import { shoppingListCalls } from '@havan/contract/cart/shopping-list';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getShoppingList, saveShoppingListItem, deleteShoppingListItems } = shoppingListCalls;

// @spec §3 shopping-list-item
// @spec §7 shopping-list-items

test('a company keeps one list, of which others see nothing', async () => {
  const { db } = app.database;
  const buyer = await signedInAs(app, 'pharmacy');
  const other = await signedInAs(app, 'pharmacy');
  const { companyId: sellerId } = await makeParty(db, 'merchant');
  const offered = await makeProduct(db);
  const sold = await makeProduct(db);
  await makeListing(db, { sellerId, productId: offered });
  const save = (productId: number, quantity: number) =>
    app.call(saveShoppingListItem, { productId, quantity }, buyer);
  const listed = async (sender = buyer) =>
    (await app.call(getShoppingList, {}, sender)).result.items.map(({ productId, quantity }) => [
      productId,
      quantity,
    ]);

  await save(offered, 3);
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  const { items } = (await save(sold, 2)).result;
  expect(items.map(({ productId, productListingCount }) => [productId, productListingCount])).toEqual([
    [sold, 0],
    [offered, 1],
  ]);
  expect(items[1]?.productListingMinPrice).toBeGreaterThan(0);
  await save(offered, 5);
  expect(new Set((await listed()).map(String))).toEqual(new Set([`${offered},5`, `${sold},2`]));
  expect(await listed(other)).toEqual([]);
  await app.call(deleteShoppingListItems, { productIds: [offered] }, other);
  expect(await listed()).toHaveLength(2);

  await sql`update product set merged_into = ${sold}, kind = null where id = ${offered}`.execute(db);
  expect(await listed()).toEqual([[sold, 7]]);
  expect((await save(offered, 1)).status).toBe(404);
  await app.call(deleteShoppingListItems, { productIds: [sold] }, buyer);
  expect(await listed()).toEqual([]);
});

test('is for those who have the smart cart, and only for what is sold here', async () => {
  const buyer = await signedInAs(app, 'pharmacy');
  const productId = await makeProduct(app.database.db, { kind: 'medicine' });
  expect((await app.call(saveShoppingListItem, { productId, quantity: 1 }, buyer)).status).toBe(404);
  expect((await app.call(saveShoppingListItem, { productId, quantity: 0 }, buyer)).status).toBe(400);
  const company = await signedInAs(app, 'pharmacyCompany');
  expect((await app.call(getShoppingList, {}, company)).status).toBe(403);
  expect((await app.call(getShoppingList, {})).status).toBe(401);
});
