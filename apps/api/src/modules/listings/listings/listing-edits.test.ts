import { listingCalls } from '@havan/contract/listings/listings';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { updateListings } = listingCalls;

/** Returns a seller with a listing at 100 TL. */
async function withListing() {
  const { db } = app.database;
  const seller = await signedInSeller(app);
  const productId = await makeProduct(db, { kind: 'general' });
  const ids = { sellerId: seller.companyId, productId };
  const listingId = await makeListing(db, ids, { price: 10_000, stock: 10, expiration: '2030-03-31' });
  const edit = (price: number) =>
    app.call(updateListings, { rows: [{ listingId, version: 1, changes: { price } }] }, seller);
  return { seller, listingId, edit };
}

const priceOf = async (id: number) =>
  (await app.database.db.selectFrom('listing').select('price').where('id', '=', id).executeTakeFirstOrThrow())
    .price;

test('a company that may not sell any more changes no listing', async () => {
  const { seller, listingId, edit } = await withListing();
  await app.database.db
    .updateTable('company')
    .set({ sales_ban: true })
    .where('id', '=', seller.companyId)
    .execute();
  expect((await edit(9900)).status).toBe(403);
  expect(await priceOf(listingId)).toBe(10_000);
});
