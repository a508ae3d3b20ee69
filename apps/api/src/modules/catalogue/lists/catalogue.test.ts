import {
  getCategories,
  getHomePageListingSections,
  getProductDetail,
  getProductListings,
} from '@havan/contract/catalogue/catalogue';
import type { RequestOf } from '@havan/contract/call';
import { setBuyingPreference } from '@havan/contract/identity/buying-preference';
import { beforeAll, describe, expect, test } from 'vitest';
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
let token = '';
let buyer = { companyId: 0, userId: 0 };

beforeAll(async () => {
  app.clock.set(new Date('2026-11-21T08:00:00Z'));
  const signedIn = await signedInAs(app, 'pharmacy');
  token = signedIn.token;
  buyer = signedIn;
});

const db = () => app.database.db;
const list = async (request: RequestOf<typeof getProductListings> = {}) =>
  (await app.call(getProductListings, request, { token })).result;
const detail = async (productId: number) =>
  (await app.call(getProductDetail, { productId: String(productId) }, { token })).result;
const seller = (changes: Parameters<typeof makeCompany>[2] = {}) => makeCompany(db(), 'merchant', changes);

// @spec §3 more-entities product-listing-category
// @spec §7 categories finding-speed product-listings

describe('Categories/GetCategories', () => {
  test('returns the tree to anybody, siblings in order', async () => {
    const parent = await makeCategory(db(), 'Sağlık');
    const child = await makeCategory(db(), 'Kulak', parent);
    const { result } = await app.call(getCategories, {});
    const node = result.find(({ categoryId }) => categoryId === parent);
    expect(node?.subCategories).toEqual([
      {
        categoryId: child,
        id: child,
        categoryName: 'Kulak',
        isHighlight: false,
        thumbImageUrl: null,
        subCategories: [],
      },
    ]);
  });
});

describe('Products/GetProductListings', () => {
  test('asks for a session', async () => {
    expect((await app.call(getProductListings, {})).status).toBe(401);
  });

  test('shows the cheapest offer that can be bought, and counts only such offers', async () => {
    const productId = await makeProduct(db());
    const sellerId = await seller();
    const banned = await seller({ sales_ban: true });
    await makeListing(db(), { productId, sellerId }, { price: 900, expiration: '2026-11-20' });
    await makeListing(db(), { productId, sellerId }, { price: 910, stock: 0 });
    await makeListing(db(), { productId, sellerId }, { price: 920, state: 'passive' });
    await makeListing(db(), { productId, sellerId: banned }, { price: 930 });
    const best = await makeListing(
      db(),
      { productId, sellerId },
      { price: 1200, discount_price: 1000, expiration: '2026-11-21' },
    );
    await makeListing(db(), { productId, sellerId }, { price: 1100, expiration: null });
    const { items } = await list({ sellerId: String(sellerId) });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      productId,
      productListingMinPrice: 1000,
      productListingCount: 2,
      bestListing: { listingId: best, price: 1200, discountPrice: 1000, expiration: '2026-11-21' },
    });
  });

  test('a card shows the lowest price and the lowest with a long expiry when they differ', async () => {
    const sellerId = await seller();
    const productId = await makeProduct(db());
    const offer = (price: number, expiration: string) =>
      makeListing(db(), { productId, sellerId }, { price, expiration });
    const card = async (query = {}) => (await list({ sellerId: String(sellerId), ...query })).items[0];
    await offer(1000, '2026-12-31');
    expect((await card())?.pricesByExpiry).toBeNull();
    await offer(1300, '2028-12-31');
    expect((await card())?.pricesByExpiry).toEqual({ lowest: 1000, lowestLong: 1300 });
    // The pair of prices is the same in a list that is filtered by a long expiry.
    expect(await card({ longExpiry: 'true' })).toMatchObject({
      productListingMinPrice: 1300,
      pricesByExpiry: { lowest: 1000, lowestLong: 1300 },
    });
    await offer(900, '2028-12-31');
    expect((await card())?.pricesByExpiry).toBeNull();
  });

  test('removes an expired offer at midnight in Istanbul', async () => {
    const productId = await makeProduct(db());
    await makeListing(db(), { productId, sellerId: await seller() }, { expiration: '2026-11-21' });
    app.clock.set(new Date('2026-11-21T20:59:59Z'));
    expect((await detail(productId)).listings).toHaveLength(1);
    app.clock.set(new Date('2026-11-21T21:00:00Z'));
    expect((await detail(productId)).listings).toHaveLength(0);
    app.clock.set(new Date('2026-11-21T08:00:00Z'));
  });

  test('lists the whole subtree of a category, with path, title and counts of subcategories', async () => {
    const root = await makeCategory(db(), 'Besin');
    const first = await makeCategory(db(), 'Vitamin', root);
    const second = await makeCategory(db(), 'Mineral', root);
    const brand = await makeBrand(db(), 'Yelda');
    for (const category of [first, first, second])
      await makeProduct(db(), { category_id: category, brand_id: brand });
    const answer = await list({ categoryId: String(root) });
    expect(answer.total).toBe(3);
    expect(answer.title).toBe('Besin');
    expect(answer.facets?.categories).toEqual([
      { categoryId: first, categoryName: 'Vitamin', count: 2 },
      { categoryId: second, categoryName: 'Mineral', count: 1 },
    ]);
    expect(answer.facets?.brands).toEqual([{ brandId: brand, brandName: 'Yelda', count: 3 }]);
    expect(
      (await list({ categoryId: String(first) })).breadcrumb.map(({ categoryId }) => categoryId),
    ).toEqual([root, first]);
  });

  test('pages without losing or repeating a product', async () => {
    const brandId = await makeBrand(db());
    const sellerId = await seller();
    const wanted = new Set<number>();
    for (let i = 0; i < 7; i++) {
      const productId = await makeProduct(db(), { brand_id: brandId });
      // Each price belongs to two products, and one product has no offer.
      if (i < 6) await makeListing(db(), { productId, sellerId }, { price: 1000 + Math.floor(i / 2) });
      wanted.add(productId);
    }
    for (const sort of ['2', '3', '4'] as const) {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ brandId: String(brandId), sort, pageSize: '2', ...(cursor && { cursor }) });
        seen.push(...page.items.map(({ productId }) => productId));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toHaveLength(7);
      expect(new Set(seen)).toEqual(wanted);
    }
  });

  test('a cursor is valid only in its own list', async () => {
    const brandId = await makeBrand(db());
    for (let i = 0; i < 3; i++) await makeProduct(db(), { brand_id: brandId });
    const { nextCursor } = await list({ brandId: String(brandId), pageSize: '1' });
    const cursor = nextCursor ?? '';
    expect((await list({ brandId: String(brandId), pageSize: '2', cursor })).items).toHaveLength(2);
    const others = [
      {},
      { brandId: String(await makeBrand(db())) },
      { brandId: String(brandId), inStock: 'true' },
      { brandId: String(brandId), sort: '4' },
      { brandId: String(brandId), q: 'krem' },
    ] as const;
    for (const other of others) {
      const answer = await app.call(getProductListings, { ...other, cursor }, { token });
      expect([other, answer.status, answer.body.errors?.[0]?.code]).toEqual([other, 400, 'cursor']);
    }
  });

  test('sorts by price, products without an offer last', async () => {
    const brandId = await makeBrand(db());
    const sellerId = await seller();
    const [none, dear, cheap] = [
      await makeProduct(db(), { brand_id: brandId }),
      await makeProduct(db(), { brand_id: brandId }),
      await makeProduct(db(), { brand_id: brandId }),
    ];
    await makeListing(db(), { productId: dear, sellerId }, { price: 5000 });
    await makeListing(db(), { productId: cheap, sellerId }, { price: 400 });
    const { items } = await list({ brandId: String(brandId), sort: '4' });
    expect(items.map(({ productId }) => productId)).toEqual([cheap, dear, none]);
  });

  test.each([
    ['longExpiry', { expiration: '2027-07-20' }, { expiration: '2027-07-21' }],
    ['discounted', {}, { discount_price: 9000 }],
  ] as const)('filters by %s', async (flag, without, withIt) => {
    const brandId = await makeBrand(db());
    const sellerId = await seller();
    const [other, wanted] = [
      await makeProduct(db(), { brand_id: brandId }),
      await makeProduct(db(), { brand_id: brandId }),
    ];
    await makeListing(db(), { productId: other, sellerId }, without);
    await makeListing(db(), { productId: wanted, sellerId }, withIt);
    const { items, total } = await list({ brandId: String(brandId), [flag]: 'true' });
    expect(items.map(({ productId }) => productId)).toEqual([wanted]);
    expect(total).toBe(1);
  });

  test.each([['highScore', { score_tenths: 94 }, { score_tenths: 95 }]] as const)(
    'filters sellers by %s',
    async (flag, without, withIt) => {
      const brandId = await makeBrand(db());
      const [other, wanted] = [
        await makeProduct(db(), { brand_id: brandId }),
        await makeProduct(db(), { brand_id: brandId }),
      ];
      await makeListing(db(), { productId: other, sellerId: await seller(without) });
      await makeListing(db(), { productId: wanted, sellerId: await seller(withIt) });
      const { items } = await list({ brandId: String(brandId), [flag]: 'true' });
      expect(items.map(({ productId }) => productId)).toEqual([wanted]);
    },
  );

  test('marks the user’s favourites', async () => {
    const productId = await makeProduct(db(), { name: 'Begonvil Kremi', search_text: 'begonvil kremi' });
    await db().insertInto('favourite').values({ user_id: buyer.userId, product_id: productId }).execute();
    expect((await list({ q: 'BEGONVİL' })).items.map(({ likedByUser }) => likedByUser)).toEqual([true]);
    expect((await detail(productId)).product.likedByUser).toBe(true);
  });

  test.each([
    "'",
    '"',
    '%',
    '_',
    String.raw`\ `,
    '🙂',
    '; drop table product; --',
    '<script>',
    '%%%',
    'a'.repeat(100),
  ])('takes %j as text', async (q) => {
    const answer = await app.call(getProductListings, { q }, { token });
    expect(answer.status).toBe(200);
    expect(answer.result.items).toEqual([]);
  });

  test.each([
    { cursor: 'abc' },
    { cursor: 'Mzox' },
    { pageSize: '0' },
    { pageSize: '-1' },
    { sort: '9' },
    { categoryId: '-3' },
    { q: 'a'.repeat(10_000) },
    { unknown: '1' },
  ])('refuses %j', async (request) => {
    expect((await app.call(getProductListings, request, { token })).status).toBe(400);
  });
});

describe('Products/GetProductDetail', () => {
  test('lists every offer, the best first, with terms and units in the cart', async () => {
    const productId = await makeProduct(db());
    const sellerId = await seller({ score_tenths: 97 });
    const dear = await makeListing(db(), { productId, sellerId }, { price: 2000 });
    const cheap = await makeListing(
      db(),
      { productId, sellerId },
      { price: 1500, pack_size: 3, max_quantity: 30 },
    );
    await db()
      .insertInto('basket_item')
      .values({ company_id: buyer.companyId, listing_id: dear, quantity: 4, seen_price: 2000 })
      .execute();
    const { listings, product } = await detail(productId);
    expect(listings.map(({ listingId, inBasket }) => [listingId, inBasket])).toEqual([
      [cheap, 0],
      [dear, 4],
    ]);
    expect(listings[0]).toMatchObject({
      packSize: 3,
      maxQuantity: 30,
      seller: { sellerId, scoreTenths: 97 },
    });
    expect(listings[0]?.dispatchCutoff).toMatch(/^\d\d:\d\d$/);
    expect(product.productImageUrl).toContain(String(productId));
  });

  test('shows the lowest price of thirty days, also one that was set earlier and still valid', async () => {
    const productId = await makeProduct(db());
    const moved = (day: string, lowest: number, closing: number) =>
      db().insertInto('product_price_day').values({ product_id: productId, day, lowest, closing }).execute();
    await moved('2026-08-01', 900, 900);
    await moved('2026-09-01', 900, 1700);
    await moved('2026-11-01', 2100, 2500);
    await moved('2026-11-15', 2500, 3000);
    expect((await detail(productId)).product.lowestPrice30Days).toEqual({ price: 1700, day: '2026-10-23' });
    app.clock.set(new Date('2026-12-10T08:00:00Z'));
    expect((await detail(productId)).product.lowestPrice30Days).toEqual({ price: 2500, day: '2026-11-15' });
    app.clock.set(new Date('2026-11-21T08:00:00Z'));
  });

  test('does not find medicines and unknown ids', async () => {
    const forbidden = await makeProduct(db(), { kind: 'medicine' });
    for (const id of [forbidden, 999_999_999]) {
      expect((await app.call(getProductDetail, { productId: String(id) }, { token })).status).toBe(404);
    }
  });
});

describe('Master/GetHomePageListingSections', () => {
  test('returns the visited products in order and the counts of today', async () => {
    const [a, b] = [await makeProduct(db()), await makeProduct(db())];
    const { result } = await app.call(
      getHomePageListingSections,
      { lastVisited: `${b},${a},999999999` },
      { token },
    );
    const visited = result.sections.find(({ key }) => key === 'lastVisited');
    expect(visited?.products.map(({ productId }) => productId)).toEqual([b, a]);
    expect(result.today).toMatchObject({ ordersUnderway: 0, awaitingApproval: 0, closeExpiryPurchased: 0 });
  });

  test('shows the best long expiry while the company wishes for one, and any where there is none', async () => {
    const sellerId = await seller();
    const [both, closeAlone] = [await makeProduct(db()), await makeProduct(db())];
    const offer = (productId: number, price: number, expiration: string) =>
      makeListing(db(), { productId, sellerId }, { price, expiration });
    const close = await offer(both, 1000, '2026-12-31');
    const long = await offer(both, 1300, '2028-12-31');
    const only = await offer(closeAlone, 1000, '2026-12-31');
    const shown = async () => {
      const { result } = await app.call(
        getHomePageListingSections,
        { lastVisited: `${both},${closeAlone}` },
        { token },
      );
      const visited = result.sections.find(({ key }) => key === 'lastVisited');
      return visited?.products.slice(0, 2).map((card) => [card.bestListing?.listingId, card.pricesByExpiry]);
    };
    const pair = { lowest: 1000, lowestLong: 1300 };
    expect(await shown()).toEqual([
      [long, pair],
      [only, null],
    ]);
    await app.call(setBuyingPreference, { prefersLongExpiry: false }, { token });
    expect(await shown()).toEqual([
      [close, pair],
      [only, null],
    ]);
    await app.call(setBuyingPreference, { prefersLongExpiry: true }, { token });
  });

  test('shows only offers of the campaign in its section', async () => {
    const [sellerId, cheaperId] = [await seller(), await seller()];
    const [covered, other] = [await makeProduct(db()), await makeProduct(db())];
    const listingId = await makeListing(db(), { productId: covered, sellerId }, { price: 2000 });
    await makeListing(db(), { productId: covered, sellerId: cheaperId }, { price: 1000 });
    await makeListing(db(), { productId: other, sellerId });
    const code = await makeCampaign(db(), {
      seller_id: sellerId,
      title: 'Çok Al',
      is_selected: true,
      ends_at: new Date('2027-06-01T00:00:00Z'),
    });
    const { id } = await db()
      .selectFrom('campaign')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    await db().insertInto('campaign_listing').values({ campaign_id: id, listing_id: listingId }).execute();
    const { result } = await app.call(getHomePageListingSections, {}, { token });
    const shelf = result.sections.find(({ key }) => key === 'campaign');
    expect(shelf?.title).toBe('Çok Al');
    expect(shelf?.products.map(({ productId, bestListing }) => [productId, bestListing?.listingId])).toEqual([
      [covered, listingId],
    ]);
  });

  test('a market that has sold hardly anything recommends what is on sale', async () => {
    const productId = await makeProduct(db());
    const listing = { productId, sellerId: await seller() };
    await makeListing(db(), listing, { price: 1000, expiration: '2028-12-31' });
    const { result } = await app.call(getHomePageListingSections, {}, { token });
    const recommended = result.sections.find(({ key }) => key === 'recommended');
    expect(recommended?.products.length).toBeGreaterThan(0);
  });

  test('accepts 0 when nothing was visited', async () => {
    const { result } = await app.call(getHomePageListingSections, {}, { token });
    expect(result.sections.map(({ key }) => key)).not.toContain('lastVisited');
    expect(result.sections.every(({ products }) => products.length > 0)).toBe(true);
  });
});
