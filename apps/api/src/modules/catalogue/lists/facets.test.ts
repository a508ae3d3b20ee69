import { getLocalWarehouses, getProductListings } from '@havan/contract/catalogue/catalogue';
import type { RequestOf } from '@havan/contract/call';
import { localWarehouseCategoryId } from '@havan/domain/category';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeBadge, makeBrand, makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const db = () => app.database.db;
let token = '';
let brand = 0;
let other = 0;
const products = { cheap: 0, dear: 0, none: 0, foreign: 0 };

beforeAll(async () => {
  app.clock.set(new Date('2026-11-21T08:00:00Z'));
  token = (await signedInAs(app, 'pharmacy')).token;
  await db().insertInto('city').values({ id: 6, name: 'Ankara' }).execute();
  const pharmacy = await makeCompany(db(), 'pharmacy', { score_tenths: 97, city_id: 6 });
  const merchant = await makeCompany(db(), 'merchant');
  await db()
    .insertInto('campaign')
    .values({
      code: 'deneme',
      seller_id: merchant,
      title: 'Deneme',
      kind: 'percentOff',
      state: 'running',
      starts_at: new Date('2026-11-20T00:00:00Z'),
      ends_at: new Date('2026-11-22T00:00:00Z'),
    })
    .execute();
  brand = await makeBrand(db());
  other = await makeBrand(db());
  await makeBadge(db(), { companyId: pharmacy, brandId: brand, type: 2 });
  // A badge for another brand does not mark an offer of this brand.
  await makeBadge(db(), { companyId: merchant, brandId: other, type: 1 });
  products.cheap = await makeProduct(db(), { brand_id: brand });
  products.dear = await makeProduct(db(), { brand_id: brand });
  products.none = await makeProduct(db(), { brand_id: brand });
  products.foreign = await makeProduct(db(), { brand_id: other });
  await makeListing(db(), { productId: products.cheap, sellerId: pharmacy }, { price: 1000 });
  await makeListing(
    db(),
    { productId: products.dear, sellerId: merchant },
    { price: 90_000, expiration: '2026-12-31' },
  );
  await makeListing(db(), { productId: products.foreign, sellerId: merchant }, { price: 3000 });
});

const ask = async (request: RequestOf<typeof getProductListings>) =>
  (await app.call(getProductListings, request, { token })).result;
const idsOf = async (request: RequestOf<typeof getProductListings>) =>
  (await ask({ brandId: String(brand), ...request })).items
    .map(({ productId }) => productId)
    .sort((a, b) => a - b);

// @spec §2.2 categories product-listings seller-listings
// @spec §2.3 warehouse-category
// @spec §7 categories

describe('the filters of a product list', () => {
  test.each([
    [{}, ['cheap', 'dear', 'none']],
    [{ inStock: 'true' }, ['cheap', 'dear']],
    [{ sellerType: 'pharmacy' }, ['cheap']],
    [{ sellerType: 'pharmacy,merchant' }, ['cheap', 'dear']],
    [{ badge: '2' }, ['cheap']],
    [{ badge: '1' }, []],
    [{ cityId: '34' }, ['dear']],
    [{ cityId: '6,34' }, ['cheap', 'dear']],
    [{ longExpiry: 'true' }, ['cheap']],
    [{ highScore: 'true' }, ['cheap']],
    [{ campaign: 'true' }, ['dear']],
    [{ freeShipping: 'true' }, ['dear']],
    [{ minPrice: '1000', maxPrice: '1000' }, ['cheap']],
    [{ minPrice: '1001' }, ['dear']],
    [{ campaign: 'true', highScore: 'true' }, []],
  ] as const)('%j', async (request, names) => {
    expect(await idsOf(request)).toEqual(names.map((name) => products[name]));
  });

  test('several brands are alternatives', async () => {
    const { items } = await ask({ brandId: `${brand},${other}`, inStock: 'true' });
    expect(items).toHaveLength(3);
  });

  test('a choice counts without its own filter', async () => {
    const { facets } = await ask({ brandId: String(brand), sellerType: 'pharmacy' });
    expect(facets).toMatchObject({
      sellerTypes: [
        { companyType: 'pharmacy', count: 1 },
        { companyType: 'merchant', count: 1 },
      ],
      badges: [{ blueTickType: 2, count: 1 }],
      cities: [{ cityId: 6, cityName: 'Ankara', count: 1 }],
      highScore: 1,
      longExpiry: 1,
      campaign: 0,
      inStock: 1,
      price: { min: 1000, max: 1000 },
    });
    expect(facets?.brands.map(({ count }) => count)).toEqual([1]);
  });

  test('comes with its facets once, on the first page', async () => {
    const first = await ask({ brandId: String(brand), pageSize: '1' });
    expect(first.facets).not.toBeNull();
    const second = await ask({ brandId: String(brand), pageSize: '1', cursor: first.nextCursor ?? '' });
    expect(second.facets).toBeNull();
    expect(second.total).toBe(first.total);
  });

  test.each([
    { sellerType: 'bakkal' },
    { badge: '3' },
    { cityId: 'x' },
    { cityId: '1,,2' },
    { brandId: '-1' },
    { brandId: Array.from({ length: 51 }, (_, i) => i + 1).join(',') },
    { minPrice: '-5' },
    { maxPrice: '1,50' },
    { longExpiry: 'evet' },
    { page: '-1' },
    { cursor: '-1' },
    { colour: 'red' },
  ])('refuses %j with a sentence', async (request) => {
    const answer = await app.call(getProductListings, request as RequestOf<typeof getProductListings>, {
      token,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.length).toBeGreaterThan(0);
  });
});

describe('the local warehouses', () => {
  test('are for buyers of a city that has one', async () => {
    expect((await app.call(getLocalWarehouses, {}, { token })).result).toEqual({
      category: null,
      warehouses: [],
    });
    const refused = await app.call(
      getProductListings,
      { categoryId: String(localWarehouseCategoryId) },
      { token },
    );
    expect(refused.status).toBe(403);

    const depot = await makeCompany(db(), 'localPharmacyWarehouse', { name: 'Kadıköy Deposu' });
    const productId = await makeProduct(db());
    await makeListing(db(), { productId, sellerId: depot });
    await db()
      .updateTable('seller_terms')
      .set({ min_basket: 25_000, shipping_fee: 4990, free_shipping_from: 90_000 })
      .where('company_id', '=', depot)
      .execute();
    const { result } = await app.call(getLocalWarehouses, {}, { token });
    expect(result).toEqual({
      category: { categoryId: 1_234_567_890, categoryName: 'Yerel Depo' },
      warehouses: [
        {
          sellerId: depot,
          sellerUsername: 'Kadıköy Deposu',
          cityName: 'İstanbul',
          scoreTenths: null,
          minBasket: 25_000,
          shippingFee: 4990,
          freeShippingFrom: 90_000,
        },
      ],
    });
    const list = await ask({ categoryId: String(localWarehouseCategoryId) });
    expect(list.items.map((item) => item.productId)).toEqual([productId]);
    expect(list.title).toBe('Yerel Depo');
    // A warehouse delivers by itself, so that a warehouse of another city has no offers for this buyer.
    const elsewhere = await makeCompany(db(), 'localPharmacyWarehouse', { city_id: 6 });
    await makeListing(db(), { productId, sellerId: elsewhere }, { price: 1 });
    await makeListing(db(), { productId: await makeProduct(db()), sellerId: elsewhere });
    const near = await ask({ categoryId: String(localWarehouseCategoryId) });
    expect(near.items.map((item) => [item.productId, item.bestListing?.seller.sellerId])).toEqual([
      [productId, depot],
    ]);
    expect(near.facets?.cities.map(({ cityId }) => cityId)).toEqual([34]);
  });

  test('ask for a session', async () => {
    expect((await app.call(getLocalWarehouses, {})).status).toBe(401);
  });
});
