import { type Facets, getProductListings, type ProductCard } from '@havan/contract/catalogue/catalogue';
import { favouriteCalls } from '@havan/contract/catalogue/favourites';
import { searchByKeyword } from '@havan/contract/catalogue/search';
import { linePrice } from '@havan/domain/campaign-price';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomOf } from '@havan/demo-market/seeded-random';
import { makeCampaign, percentOff } from '../../../testing/campaigns.ts';
import { makeCategory, makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { makeShelf, sell } from '../../../testing/shelf.ts';
import { offersNow, unitsSold } from '../../../testing/spelled-out.sql.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const start = new Date('2026-11-21T08:00:00Z');
const hourMs = 3_600_000;
let buyer: Awaited<ReturnType<typeof signedInAs>>;

beforeAll(async () => {
  app.clock.set(start);
  buyer = await signedInAs(app, 'pharmacy');
  await app.database.db.insertInto('city').values({ id: 6, name: 'Ankara' }).execute();
});

const shown = ({ bestListing: offer }: ProductCard): number | null => {
  if (!offer) return null;
  const own = offer.discountPrice > 0 ? offer.discountPrice : offer.price;
  return linePrice({ price: own, quantity: offer.minQuantity, stock: offer.stock }, offer.campaigns)
    .unitPrice;
};

type Query = Parameters<typeof app.call<typeof getProductListings>>[1];

/** Returns the cards of all pages of a list, and its facets. */
async function whole(
  query: Query,
): Promise<{ cards: ProductCard[]; total: number | null; facets: Facets | null }> {
  const page = async (more: Query) =>
    (await app.call(getProductListings, { pageSize: '5', ...query, ...more }, buyer)).result;
  const first = await page({});
  const cards = [...first.items];
  for (let cursor = first.nextCursor; cursor !== null; ) {
    const { items, nextCursor } = await page({ cursor });
    cards.push(...items);
    cursor = nextCursor;
  }
  return { cards, total: first.total, facets: first.facets };
}

/** Returns each choice as a request with the count shown beside it. */
function choicesOf(facets: Facets): [Query, number][] {
  const flags = ['highScore', 'longExpiry', 'discounted', 'campaign', 'freeShipping', 'inStock'] as const;
  return [
    ...facets.categories.map((each): [Query, number] => [
      { categoryId: String(each.categoryId) },
      each.count,
    ]),
    ...facets.brands.map((each): [Query, number] => [{ brandId: String(each.brandId) }, each.count]),
    ...facets.sellerTypes.map((each): [Query, number] => [{ sellerType: each.companyType }, each.count]),
    ...facets.badges.map((each): [Query, number] => [{ badge: String(each.blueTickType) }, each.count]),
    ...facets.cities.map((each): [Query, number] => [{ cityId: String(each.cityId) }, each.count]),
    ...flags.map((flag): [Query, number] => [{ [flag]: 'true' }, facets[flag]]),
  ];
}

// @spec §1 campaign-filter card-prices

describe.each(['bir', 'iki'])('the shelf of %s', (seed) => {
  let main = '';
  let products: number[] = [];
  beforeAll(async () => {
    app.clock.set(start);
    const shelf = await makeShelf(app.database.db, randomOf(seed), start);
    main = String(shelf.main);
    ({ products } = shelf);
    await sell(app.database.db, buyer, products.slice(5, 12));
  });

  // Half an hour before the start of a campaign, during it, and after it.
  test.each([0.5, 1.5, 2.5])('is sorted and filtered by the prices it shows, %d hours on', async (hours) => {
    app.clock.set(new Date(start.getTime() + hours * hourMs));
    const { cards, facets } = await whole({ categoryId: main, sort: '4' });
    expect(cards).toHaveLength(products.length);
    const prices = cards.map((card) => shown(card) ?? Infinity);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(cards.map((card) => card.productListingMinPrice ?? Infinity)).toEqual(prices);
    const offered = prices.filter(Number.isFinite);
    expect(facets?.price?.min).toBe(Math.min(...offered));
    const byShare = (await whole({ categoryId: main, sort: '2', inStock: 'true' })).cards
      .filter(({ psf }) => psf !== null)
      .map((card) => Math.floor(((shown(card) ?? 0) * 10_000) / (card.psf ?? 1)));
    expect(byShare).toEqual(byShare.toSorted((a, b) => a - b));
    const [minPrice, maxPrice] = [offered[4] ?? 0, offered[12] ?? 0];
    const range = { minPrice: String(minPrice), maxPrice: String(maxPrice) };
    const ranged = await whole({ categoryId: main, sort: '4', ...range });
    expect(ranged.total).toBe(ranged.cards.length);
    for (const card of ranged.cards) {
      expect(shown(card)).toBeGreaterThanOrEqual(minPrice);
      expect(shown(card)).toBeLessThanOrEqual(maxPrice);
    }
    const discounted = await whole({ categoryId: main, discounted: 'true' });
    for (const card of discounted.cards) expect(shown(card)).toBeLessThan(card.bestListing?.price ?? 0);
  });

  test('shows after a click as many products as counted beside the choice', async () => {
    app.clock.set(new Date(start.getTime() + 1.5 * hourMs));
    for (const before of [{}, { discounted: 'true' }, { maxPrice: '8000' }, { campaign: 'true' }] as const) {
      const asked: Query = { categoryId: main, inStock: 'true', pageSize: '100', ...before };
      const { facets } = await whole(asked);
      const choices = facets ? choicesOf(facets) : [];
      expect(choices.length).toBeGreaterThan(12);
      for (const [choice, count] of choices) {
        const after = await whole({ ...asked, ...choice });
        expect([choice, after.total, after.cards.filter((card) => card.bestListing).length]).toEqual([
          choice,
          count,
          count,
        ]);
      }
    }
  });

  test('counts and sorts as a written-out database query', async () => {
    const now = new Date(start.getTime() + 1.5 * hourMs);
    app.clock.set(now);
    const { db } = app.database;
    const offers = await offersNow(db, products, now);
    const sold = await unitsSold(db);
    const of = (rows: typeof offers) => Map.groupBy(rows, ({ product_id }) => product_id);
    const countOf = (rows: typeof offers) => of(rows).size;
    const facts = ['highScore', 'longExpiry', 'discounted', 'campaign', 'freeShipping'] as const;
    for (const asked of [[], ['discounted'], ['freeShipping'], ['highScore', 'longExpiry']] as const) {
      const left = offers.filter((offer) => asked.every((fact) => offer[fact]));
      const flags = Object.fromEntries(asked.map((fact) => [fact, 'true']));
      const { facets } = await whole({ categoryId: main, inStock: 'true', ...flags });
      for (const fact of facts)
        expect([fact, facets?.[fact]]).toEqual([fact, countOf(left.filter((o) => o[fact]))]);
      for (const { cityId, count } of facets?.cities ?? [])
        expect(count).toBe(countOf(left.filter((o) => o.city_id === cityId)));
      for (const { companyType, count } of facets?.sellerTypes ?? [])
        expect(count).toBe(countOf(left.filter((o) => o.company_type === companyType)));
      const lowest = new Map([...of(left)].map(([id, rows]) => [id, Math.min(...rows.map((o) => o.price))]));
      const ranks = {
        2: (id: number) => {
          const psf = left.find((o) => o.product_id === id)?.psf ?? null;
          return psf === null ? Infinity : Math.floor(((lowest.get(id) ?? 0) * 10_000) / psf);
        },
        3: (id: number) => -(sold.get(id) ?? 0),
        4: (id: number) => lowest.get(id) ?? 0,
      };
      for (const [sort, rank] of Object.entries(ranks)) {
        const { cards } = await whole({ categoryId: main, inStock: 'true', ...flags, sort });
        const byRank = [...lowest.keys()].sort((a, b) => (rank(a) === rank(b) ? a - b : rank(a) - rank(b)));
        expect(cards.map(({ productId }) => productId)).toEqual(byRank);
      }
    }
    const { result } = await app.call(searchByKeyword, { keyword: 'raf' }, buyer);
    const hits = result.products.filter(({ productId }) => products.includes(productId));
    expect(hits).toHaveLength(products.length);
    for (const { productId, productListingCount, productListingMinPrice } of hits) {
      const rows = of(offers).get(productId) ?? [];
      const lowest = rows.length === 0 ? null : Math.min(...rows.map((o) => o.price));
      expect([productListingCount, productListingMinPrice]).toEqual([rows.length, lowest]);
    }
  });

  test('favourites are sorted by the prices they show, and their drop is measured by them', async () => {
    for (const productId of products)
      await app.call(favouriteCalls.likeProduct, { productId: String(productId) }, buyer);
    const list = (query: { sort: 'price'; priceDropped?: 'true' }) =>
      app.call(favouriteCalls.getFavourites, { pageSize: '100', ...query }, buyer);
    const { result } = await list({ sort: 'price' });
    const prices = result.items.map((card) => shown(card) ?? Infinity);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    // The price at the time of liking is stored over all expiries, because the company may change its preferred expiry
    // later.
    for (const card of result.items)
      expect(card.priceWhenLiked).toBe(card.pricesByExpiry?.lowest ?? shown(card));
    expect(result.counts.priceDropped).toBe(0);
    for (const productId of products)
      await app.call(favouriteCalls.unlikeProduct, { productId: String(productId) }, buyer);
  });
});

test('a reservation lowers no listed price, and a campaign without units left is no choice', async () => {
  const { db } = app.database;
  const seller = await makeCompany(db, 'merchant');
  const category = await makeCategory(db);
  const productId = await makeProduct(db, { category_id: category });
  const listingId = await makeListing(db, { productId, sellerId: seller });
  const code = await makeCampaign(db, { seller_id: seller, unit_limit: 5, steps: [percentOff(50)] });
  const { id } = await db
    .selectFrom('campaign')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const me = await signedInAs(app, 'pharmacy');
  const claim = {
    campaign_id: id,
    company_id: me.companyId,
    listing_id: listingId,
    units: 5,
    state: 'held' as const,
    held_until: new Date('2026-12-01T00:00:00Z'),
  };
  const card = async () => {
    const { result } = await app.call(getProductListings, { categoryId: String(category) }, me);
    return { card: result.items[0], facets: result.facets };
  };
  expect((await card()).facets?.campaign).toBe(1);
  await db.insertInto('campaign_claim').values(claim).execute();
  await db.updateTable('campaign').set({ units_left: 0 }).where('id', '=', id).execute();
  const after = await card();
  expect(after.card && shown(after.card)).toBe(10_000);
  expect(after.facets?.campaign).toBe(0);
});
