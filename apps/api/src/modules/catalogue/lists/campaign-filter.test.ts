import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { beforeAll, expect, test } from 'vitest';
import { makeCampaign } from '../../../testing/campaigns.ts';
import {
  makeBrand,
  makeCategory,
  makeCompany,
  makeListing,
  makeProduct,
} from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const names = new Map<number, string>();
let token = '';
let brandId = 0;

/** Each product is named after the campaign of its offer. */
beforeAll(async () => {
  const db = app.database.db;
  app.clock.set(new Date('2026-11-21T08:00:00Z'));
  token = (await signedInAs(app, 'pharmacy')).token;
  brandId = await makeBrand(db);
  const above = await makeCategory(db);
  const beneath = await makeCategory(db, 'Beneath', above);
  const [seller, other] = [await makeCompany(db, 'merchant'), await makeCompany(db, 'merchant')];
  const offer = async (name: string, sellerId: number, categoryId: number, price = 1000) => {
    const productId = await makeProduct(db, { name, brand_id: brandId, category_id: categoryId });
    names.set(productId, name);
    return { productId, listingId: await makeListing(db, { productId, sellerId }, { price }) };
  };
  const elsewhere = await makeCategory(db);
  await offer('category of the seller', seller, beneath);
  await offer('category of another seller', other, beneath);
  await offer('another category of the seller', seller, elsewhere);
  const named = await offer('named', other, elsewhere);
  await makeListing(db, { productId: named.productId, sellerId: seller }, { price: 500 });
  await offer('not named', other, elsewhere);
  const over = await offer('campaign without units left', other, elsewhere);
  await makeCampaign(db, { seller_id: seller, category_id: above });
  const choose = async (listingId: number, changes: Parameters<typeof makeCampaign>[1]) => {
    const code = await makeCampaign(db, { is_selected: true, ...changes });
    const { id } = await db
      .selectFrom('campaign')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    await db.insertInto('campaign_listing').values({ campaign_id: id, listing_id: listingId }).execute();
  };
  await choose(named.listingId, { seller_id: null });
  await choose(over.listingId, { seller_id: other, unit_limit: 5, units_left: 0 });
  await makeCampaign(db, { seller_id: other, starts_at: new Date('2026-11-22T00:00:00Z') });
  await makeCampaign(db, { seller_id: other, state: 'ended' });
});

// @spec §1 campaign-filter
// @spec §7 products

test('shows and counts the offers that a running campaign covers, by category, by name, with units left', async () => {
  const all = await app.call(getProductListings, { brandId: String(brandId) }, { token });
  expect(all.result.facets?.campaign).toBe(2);
  const { result } = await app.call(
    getProductListings,
    { brandId: String(brandId), campaign: 'true' },
    { token },
  );
  expect(new Set(result.items.map(({ productId }) => names.get(productId)))).toEqual(
    new Set(['category of the seller', 'named']),
  );
  // The shown offer is the one with the campaign, not a cheaper one without it.
  const named = result.items.find(({ productId }) => names.get(productId) === 'named');
  expect(named?.bestListing?.price).toBe(1000);
  expect(named?.productListingCount).toBe(1);
  expect(named?.bestListing?.campaigns).toHaveLength(1);
});
