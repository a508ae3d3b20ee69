import { listingCalls } from '@havan/contract/listings/listings';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCampaign } from '../../../testing/campaigns.ts';
import {
  makeCategory,
  makeCompany,
  makeListing,
  makeParty,
  makeProduct,
} from '../../../testing/factories.ts';
import { makeSale } from '../../../testing/sales.ts';
import { signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getUserListings } = listingCalls;
const today = istanbulIsoDay(app.clock.now());

const listing = fc.record({
  isOwn: fc.boolean(),
  product: fc.nat({ max: 2 }),
  price: fc.integer({ min: 100, max: 105 }),
  stock: fc.constantFrom(0, 1, 9, 9),
  state: fc.constantFrom('active', 'active', 'active', 'passive', 'suspended'),
  expiration: fc.constantFrom(null, '2020-01-31', today, '2035-01-31'),
  isDeleted: fc.constantFrom(false, false, false, true),
  sold: fc.constantFrom(0, 0, 3),
});
const campaign = fc.record({
  isOwn: fc.constantFrom(true, true, false),
  state: fc.constantFrom('running', 'running', 'ended'),
  isSelected: fc.boolean(),
  category: fc.constantFrom(null, null, 'root', 'branch', 'other'),
  /** The listings that a selection holds: those whose bit is set. */
  chosen: fc.nat({ max: 1023 }),
});
type Drawn = typeof listing extends fc.Arbitrary<infer Value> ? Value : never;
type DrawnCampaign = typeof campaign extends fc.Arbitrary<infer Value> ? Value : never;

const isOnSale = ({ state, stock, expiration, isDeleted }: Drawn) =>
  !isDeleted && state === 'active' && stock > 0 && (expiration === null || expiration >= today);

/** Branches that hold the product of each place: the second is in the root itself. */
const branchesOf: readonly (readonly string[])[] = [['root', 'branch'], ['root'], ['other']];

function holds(each: DrawnCampaign, one: Drawn, at: number): boolean {
  if (!each.isOwn || each.state !== 'running') return false;
  if (each.isSelected && !(each.chosen & (1 << at))) return false;
  return each.category === null || Boolean(branchesOf[one.product]?.includes(each.category));
}

/** Stores drawn listings and campaigns. Returns the caller and what its table must show, by price and id. */
async function store(drawn: readonly Drawn[], campaigns: readonly DrawnCampaign[]) {
  const { db } = app.database;
  const [owner, rivalId] = [await signedInSeller(app), await makeCompany(db, 'merchant')];
  const buyer = await makeParty(db, 'pharmacy');
  const root = await makeCategory(db);
  const categories = { root, branch: await makeCategory(db, 'Alt dal', root), other: await makeCategory(db) };
  const products: number[] = [];
  for (const name of ['branch', 'root', 'other'] as const)
    products.push(await makeProduct(db, { category_id: categories[name] }));
  const ids: number[] = [];
  for (const { isOwn, product, price, stock, state, expiration, isDeleted, sold } of drawn) {
    const of = { sellerId: isOwn ? owner.companyId : rivalId, productId: products[product] ?? 0 };
    const isGone = isDeleted && { deleted_at: new Date(), state: 'passive' as const };
    const id = await makeListing(db, of, {
      price,
      stock,
      state: state as 'active',
      expiration,
      ...isGone,
    });
    // Sales of a month are counted by the clock of the database.
    if (sold > 0) await makeSale(db, buyer, { listingId: id, units: sold, at: new Date() });
    ids.push(id);
  }
  const titles: string[] = [];
  for (const { isOwn, state, isSelected, category, chosen } of campaigns) {
    const code = await makeCampaign(db, {
      seller_id: isOwn ? owner.companyId : rivalId,
      state: state as 'running',
      is_selected: isSelected,
      category_id: category === null ? null : categories[category as 'root'],
    });
    const row = await db
      .selectFrom('campaign')
      .select(['id', 'title'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    titles.push(row.title);
    const listed = isSelected ? ids.filter((_, at) => chosen & (1 << at)) : [];
    if (listed.length > 0)
      await db
        .insertInto('campaign_listing')
        .values(listed.map((listing_id) => ({ campaign_id: row.id, listing_id })))
        .execute();
  }
  const shown = drawn.flatMap((one, at) => {
    if (!one.isOwn || one.isDeleted) return [];
    const offers = drawn.filter((other) => other.product === one.product && isOnSale(other));
    const prices = offers.map(({ price }) => price);
    const others = offers.filter(({ isOwn }) => !isOwn).map(({ price }) => price);
    const running = campaigns.findIndex((each) => holds(each, one, at));
    return {
      listingId: ids[at] ?? 0,
      price: one.price,
      place: isOnSale(one)
        ? {
            rank: prices.filter((price) => price < one.price).length + 1,
            of: offers.length,
            firstPrice: Math.min(...prices),
          }
        : null,
      cheapestOther: others.length > 0 ? Math.min(...others) : null,
      soldLastMonth: one.sold,
      campaign: running < 0 ? null : titles[running],
    };
  });
  return { owner, shown: shown.toSorted((a, b) => a.price - b.price || a.listingId - b.listingId) };
}

test('every page shows place, sales and campaign of its listings and counts all of them, the page after the last too', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(listing, { maxLength: 10 }),
      fc.array(campaign, { maxLength: 4 }),
      async (drawn, campaigns) => {
        const { owner, shown } = await store(drawn, campaigns);
        const read = async (cursor: string | null) =>
          (
            await app.call(
              getUserListings,
              { sort: 'price', pageSize: '3', ...(cursor !== null && { cursor }) },
              owner,
            )
          ).result;
        const items: object[] = [];
        for (let cursor: string | null = null, isLast = false; !isLast; ) {
          const page = await read(cursor);
          expect(page.total).toBe(shown.length);
          for (const { listingId, price, place, cheapestOther, soldLastMonth, campaign: one } of page.items)
            items.push({
              listingId,
              price,
              place,
              cheapestOther,
              soldLastMonth,
              campaign: one?.title ?? null,
            });
          cursor = page.nextCursor;
          isLast = cursor === null;
        }
        expect(items).toEqual(shown);
        const beyond = Buffer.from(JSON.stringify(['price', '999999', 1])).toString('base64url');
        expect(await read(beyond)).toEqual({ items: [], nextCursor: null, total: shown.length });
      },
    ),
    { numRuns: 60 },
  );
});
