import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { marketListingCalls } from '@havan/contract/backoffice/risk/market-listings';
import { getListing } from '@havan/contract/listings/listings';
import { originalityCalls } from '@havan/contract/listings/originality';
import { getAllNotifications } from '@havan/contract/notifications/inbox';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeBrand, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInSeller } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { keepOriginality } from '../../listings/originality/originality-ruling.service.ts';

const app = testApp();
const {
  findMarketListings,
  previewListingAct,
  actOnListings,
  getRiskMarks,
  findRiskTargets,
  markRisk,
  liftRiskMark,
} = marketListingCalls;
const me = () => signedInOperator(app, ['catalogue']);
let count = 0;

/** Returns `number` listings of one product with a unique name, each of its own seller. */
async function sold(number: number) {
  count += 1;
  const word = `Zerdali${count}`;
  const productId = await makeProduct(app.database.db, {
    name: `${word} Krem`,
    search_text: `${word} krem`.toLowerCase(),
  });
  const sellers = await Promise.all(Array.from({ length: number }, () => signedInSeller(app)));
  const ids: number[] = [];
  for (const { companyId } of sellers)
    ids.push(await makeListing(app.database.db, { sellerId: companyId, productId }));
  return { word, productId, sellers, ids };
}
const stateOf = async (owner: { token: string }, id: number) =>
  (await app.call(getListing, { listingId: String(id) }, owner)).result;

// @spec §7 listings-suspend listings-unsuspend listings-bulk-suspend listings-bulk-unsuspend

test('finds listings by product, barcode, number and seller, and pages through them', async () => {
  const { word, ids, sellers } = await sold(3);
  const operator = await me();
  const first = (await app.call(findMarketListings, { search: word, pageSize: '2' }, operator)).result;
  const cursor = first.nextCursor ?? '';
  const second = (await app.call(findMarketListings, { search: word, pageSize: '2', cursor }, operator))
    .result;
  expect([...first.items, ...second.items].map(({ listingId }) => listingId)).toEqual(ids.toReversed());
  const [item] = first.items;
  for (const search of [String(item?.listingId), item?.barcode ?? '', `${word} ${item?.seller}`]) {
    const { items } = (await app.call(findMarketListings, { search }, operator)).result;
    expect([search, items.map(({ listingId }) => listingId)]).toEqual([
      search,
      search === item?.barcode ? ids.toReversed() : [item?.listingId],
    ]);
  }
  const former = await makeProduct(app.database.db, {
    barcode: '4006381333931',
    merged_into: item?.productId ?? null,
    kind: null,
  });
  expect(former).not.toBe(item?.productId);
  const ofFormer = (await app.call(findMarketListings, { search: '4006381333931' }, operator)).result.items;
  expect(ofFormer.map(({ listingId }) => listingId)).toEqual(ids.toReversed());
  expect((await app.call(findMarketListings, { search: 'x', cursor }, operator)).status).toBe(400);
  expect((await app.call(findMarketListings, {}, { token: sellers[0]?.token ?? '' })).status).toBe(401);
});

test('a search is narrowed to one seller, and so is what is done to all that it finds', async () => {
  const { word, ids, sellers } = await sold(2);
  const operator = await me();
  const sellerId = sellers[1]?.companyId ?? 0;
  const found = await app.call(findMarketListings, { search: word, sellerId: String(sellerId) }, operator);
  expect(found.result.items.map(({ listingId }) => listingId)).toEqual([ids[1]]);
  const selection = { by: 'filter' as const, search: word, sellerId };
  const reach = await app.call(previewListingAct, { action: 'suspend', selection }, operator);
  expect(reach.result).toEqual({ listings: 1, sellers: 1, recalled: 0 });
  await sql`update listing set stock = 0 where id = ${ids[1]}`.execute(app.database.db);
  const inStock = { search: word, inStock: 'true' as const };
  const left = await app.call(findMarketListings, inStock, operator);
  expect(left.result.items.map(({ listingId }) => listingId)).toEqual([ids[0]]);
  const standing = { by: 'filter' as const, search: word, inStock: true };
  const rest = await app.call(previewListingAct, { action: 'suspend', selection: standing }, operator);
  expect(rest.result).toEqual({ listings: 1, sellers: 1, recalled: 0 });
});

test('suspends all listings of a search with the shown count, notifies the sellers, and frees them', async () => {
  const { word, ids, sellers } = await sold(3);
  const operator = await me();
  const selection = { by: 'filter' as const, search: word, state: 'active' as const, inStock: true };
  const reach = (await app.call(previewListingAct, { action: 'suspend', selection }, operator)).result;
  expect(reach).toEqual({ listings: 3, sellers: 3, recalled: 0 });
  const request = {
    action: 'suspend' as const,
    selection,
    reasonId: 'price',
    note: 'PSF 84,00.',
    listings: 3,
  };
  expect((await app.call(actOnListings, { ...request, listings: 2 }, operator)).status).toBe(409);
  expect((await app.call(actOnListings, { ...request, reasonId: 'checked' }, operator)).status).toBe(400);
  expect((await app.call(actOnListings, request, operator)).result).toEqual({ listings: 3, sellers: 3 });
  const [seller] = sellers;
  const [id] = ids;
  if (!seller || id === undefined) throw new Error('no seller');
  const { listing, history } = await stateOf(seller, id);
  expect(listing).toMatchObject({
    state: 'suspended',
    suspendedReason: 'Fiyat bilgisi hatalı görünüyor. PSF 84,00.',
  });
  expect(history[0]).toMatchObject({ source: 'platform' });
  expect(history[0]?.changes.map(({ field }) => field)).toEqual(['state', 'suspendedReason']);
  const notices = (await app.call(getAllNotifications, { mainCategoryId: '10' }, seller)).result.items;
  expect(notices[0]?.notificationText).toMatch(/askıya alındı\. Fiyat bilgisi hatalı görünüyor/);
  // The listings are suspended already, so that the request would change nothing.
  expect((await app.call(actOnListings, request, operator)).status).toBe(409);

  const freeing = {
    ...request,
    selection: { by: 'filter' as const, search: word },
    action: 'free' as const,
    reasonId: 'corrected',
    note: '',
  };
  expect((await app.call(actOnListings, freeing, operator)).result).toEqual({ listings: 3, sellers: 3 });
  expect((await stateOf(seller, id)).listing).toMatchObject({ state: 'passive', suspendedReason: null });
  const trail = (await app.call(getAuditTrail, { pageSize: '2' }, await signedInOperator(app))).result.items;
  expect(trail).toMatchObject([
    { action: 'listing.free', after: { listings: 3 } },
    {
      action: 'listing.suspend',
      after: { listings: 3, sellers: 3 },
      before: { selection: word, state: 'active', inStock: true },
    },
  ]);
});

test('of two operators who act on one listing at the same moment, only one changes it', async () => {
  const { ids } = await sold(1);
  const selection = { by: 'ids' as const, listingIds: ids };
  const request = { action: 'suspend' as const, selection, reasonId: 'price', note: '', listings: 1 };
  const both = await Promise.all(
    [await me(), await me()].map((who) => app.call(actOnListings, request, who)),
  );
  expect(both.map(({ status }) => status).filter((status) => status !== 409)).toContain(200);
  expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const { rows } = await sql`
    select count(*)::int as open from listing_suspension where listing_id = ${ids[0]} and freed_at is null`.execute(
    app.database.db,
  );
  expect(rows).toEqual([{ open: 1 }]);
});

test('a mark says before what it reaches; lifting it frees what it has suspended', async () => {
  const { db } = app.database;
  const name = `Marka Sümbül ${Math.random()}`;
  const brandId = await makeBrand(db, name);
  const seller = await signedInSeller(app);
  const id = await makeListing(db, {
    sellerId: seller.companyId,
    productId: await makeProduct(db, { brand_id: brandId }),
  });
  const operator = await me();
  const { targets } = (await app.call(findRiskTargets, { search: 'marka sumbul' }, operator)).result;
  expect(targets).toEqual([{ of: 'brand', id: brandId, name, listings: 1 }]);
  const wish = { of: 'brand' as const, id: brandId, note: 'Taklidi görüldü.' };
  expect((await app.call(markRisk, wish, operator)).status).toBe(200);
  expect((await app.call(markRisk, wish, operator)).status).toBe(409);
  await keepOriginality(app.ctx);
  const { marks } = (await app.call(getRiskMarks, {}, operator)).result;
  const mark = marks.find((one) => one.name === name);
  expect(mark).toMatchObject({
    of: 'brand',
    cause: 'brand',
    listings: 1,
    missing: 1,
    markedBy: 'Selin Aras',
  });
  app.clock.advance(8 * 86_400_000);
  await keepOriginality(app.ctx);
  expect((await stateOf(seller, id)).listing.state).toBe('suspended');
  // An operator frees the listing, and its deadline is moved three days ahead.
  const selection = { by: 'ids' as const, listingIds: [id] };
  const again = await me();
  await app.call(
    actOnListings,
    { action: 'free', selection, reasonId: 'mistake', note: '', listings: 1 },
    again,
  );
  await keepOriginality(app.ctx);
  expect((await stateOf(seller, id)).listing.state).toBe('passive');
  app.clock.advance(3 * 86_400_000);
  await keepOriginality(app.ctx);
  expect((await stateOf(seller, id)).listing.state).toBe('suspended');
  const late = await me();
  await app.call(liftRiskMark, { markId: mark?.markId ?? 0 }, late);
  expect((await app.call(liftRiskMark, { markId: mark?.markId ?? 0 }, late)).status).toBe(404);
  await keepOriginality(app.ctx);
  expect((await stateOf(seller, id)).listing.state).toBe('passive');
  expect((await app.call(originalityCalls.getRiskyListings, {}, seller)).result.items).toEqual([]);
});
