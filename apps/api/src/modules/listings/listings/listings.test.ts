import { randomUUID } from 'node:crypto';
import { listingDeskCalls } from '@havan/contract/listings/listing-desk';
import { listingCalls, listingSorts } from '@havan/contract/listings/listings';
import { expect, test } from 'vitest';
import { makeDrawnPicture, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { createListing, getUserListings, getListing, getListingStateCounts, getListableProduct } =
  listingCalls;
const { updateListings, activateListings, passivateListings, deleteListings } = listingCalls;
const terms = { price: 12_990, stock: 10, expiration: '2028-03-31' };

const seller = (legal = true) => (legal ? signedInSeller(app) : signedInAs(app, 'merchant'));

const product = (kind: 'general' | 'medicine' | 'pharmacyOnly' | null = 'general') =>
  makeProduct(app.database.db, { kind });

/** Returns the listing of an answer whose outcome is `saved`. */
function saved(answer: { outcome: string; listing?: { listingId: number; version: number; stock: number } }) {
  if (answer.outcome !== 'saved' || !answer.listing) throw new Error(JSON.stringify(answer));
  return answer.listing;
}

// @spec §1 listings-for-sale
// @spec §4 listing-states
// @spec §5 stock price expiration
// @spec §7 listings-create listings-edit listings-update listings-user listings-counts listings-passive listings-active listings-delete products-permissions listings-psf

test('asks for a session and for a company that sells', async () => {
  expect((await app.call(getUserListings, {})).status).toBe(401);
  expect((await app.call(getListingStateCounts, {})).status).toBe(401);
  expect((await app.call(listingDeskCalls.getListingFilters, {})).status).toBe(401);
});

test('a created listing is listed, counted and in the history', async () => {
  const owner = await seller();
  const productId = await product();
  const answer = (await app.call(createListing, { productId, ...terms, shelf: 'A3' }, owner)).result;
  const { listingId } = saved(answer);
  const page = (await app.call(getUserListings, { q: 'a3', view: 'active' }, owner)).result;
  expect(page.items).toMatchObject([{ listingId, price: 12_990, stock: 10, place: { rank: 1, of: 1 } }]);
  expect((await app.call(getListingStateCounts, {}, owner)).result).toMatchObject({ all: 1, active: 1 });
  const { history } = (await app.call(getListing, { listingId: String(listingId) }, owner)).result;
  expect(history[0]?.changes).toContainEqual({ field: 'price', before: '—', after: '129,90 TL' });
  expect(history[0]?.changes).toContainEqual({ field: 'expiration', before: '—', after: '03/2028' });
});

test('the same goods again add to the stock, another expiry opens a second listing', async () => {
  const owner = await seller();
  const productId = await product();
  const first = saved((await app.call(createListing, { productId, ...terms }, owner)).result);
  const again = saved((await app.call(createListing, { productId, ...terms, stock: 3 }, owner)).result);
  expect(again).toMatchObject({ listingId: first.listingId, stock: 13 });
  const other = await app.call(createListing, { productId, ...terms, expiration: '2029-01-31' }, owner);
  expect(saved(other.result).listingId).not.toBe(first.listingId);
});

test('the same goods again take the terms that were written with them, and keep the others', async () => {
  const owner = await seller();
  const productId = await product();
  const limits = { minQuantity: 2, shelf: 'B-07', bonus: { buy: 10, get: 1 } };
  await app.call(createListing, { productId, ...terms, ...limits }, owner);
  const more = { stock: 1, bonus: { buy: 5, get: 1 }, maxQuantity: 50 };
  expect(
    saved((await app.call(createListing, { productId, ...terms, ...more }, owner)).result),
  ).toMatchObject({
    minQuantity: 2,
    shelf: 'B-07',
    bonus: { buy: 5, get: 1 },
    maxQuantity: 50,
  });
});

test('tabs hold what is dearer than another offer, and what lacks a picture, a PSF or the expiry of others', async () => {
  const [owner, rival] = [await seller(), await seller()];
  const { db } = app.database;
  const [dear, first, bare, timeless] = [await product(), await product(), await product(), await product()];
  for (const each of [dear, first, timeless]) await makeDrawnPicture(db, each, 1);
  for (const productId of [dear, first, bare, timeless])
    await app.call(
      createListing,
      { productId, ...terms, ...(productId === timeless && { expiration: null }) },
      owner,
    );
  await app.call(createListing, { productId: dear, ...terms, price: 12_980 }, rival);
  await app.call(createListing, { productId: first, ...terms }, rival);
  await app.call(createListing, { productId: timeless, ...terms }, rival);
  const inView = async (view: 'behind' | 'incomplete') =>
    (await app.call(getUserListings, { view, sort: 'name' }, owner)).result.items.map(
      ({ productId }) => productId,
    );
  expect(await inView('behind')).toEqual([dear]);
  expect(new Set(await inView('incomplete'))).toEqual(new Set([bare, timeless]));
  expect((await app.call(getListingStateCounts, {}, owner)).result).toMatchObject({
    behind: 1,
    incomplete: 2,
  });
  await db.updateTable('product').set({ psf: null }).where('id', '=', dear).execute();
  expect(await inView('incomplete')).toHaveLength(3);
});

test.each([
  ['medicine', 'madde 24'],
  ['pharmacyOnly', 'yalnızca eczaneler'],
  [null, 'sınıflandırılmadığı'],
] as const)('goods of class %s are refused to a merchant with the rule', async (kind, sentence) => {
  const owner = await seller();
  const refused = await app.call(createListing, { productId: await product(kind), ...terms }, owner);
  expect(refused.body.errors[0]?.message).toContain(sentence);
  expect((await app.call(getUserListings, {}, owner)).result.items).toEqual([]);
});

test('a seller without KEP and MERSIS cannot list and gets the reason', async () => {
  const owner = await seller(false);
  const refused = await app.call(createListing, { productId: await product(), ...terms }, owner);
  expect(refused.status).toBe(403);
});

test('a company under review gets the reason before it lists', async () => {
  const owner = await seller();
  const barcode = '8690000999994';
  await makeProduct(app.database.db, { barcode, kind: 'general' });
  const company = app.database.db.updateTable('company').where('id', '=', owner.companyId);
  await company.set({ review_state: 'inReview' }).execute();
  const { product: found } = (await app.call(getListableProduct, { barcode }, owner)).result;
  expect(found?.refusal?.code).toBe('notReviewed');
});

test('terms that the rules forbid are refused at their field, letter for letter', async () => {
  const owner = await seller();
  const productId = await product();
  const bad = { productId, price: 0, stock: 0, expiration: '2020-01-31' };
  const { result } = await app.call(createListing, bad, owner);
  expect(result).toMatchObject({
    outcome: 'refused',
    problems: [
      { field: 'price' },
      { field: 'stock', sentence: 'Stok alanı zorunludur' },
      { field: 'expiration', sentence: 'Miat geçmiş tarih olamaz' },
    ],
  });
});

test('price breaks and bonus are stored, listed in the history, and checked when the price is edited', async () => {
  const owner = await seller();
  const first = { fromQuantity: 10, price: 11_990 };
  const given = { priceBreaks: [first], bonus: { buy: 10, get: 1 } };
  const productId = await product();
  const answer = (await app.call(createListing, { productId, ...terms, ...given }, owner)).result;
  const { listingId, version } = saved(answer);
  expect(answer).toMatchObject({ listing: given });
  const edit = async (changes: object) =>
    (await app.call(updateListings, { rows: [{ listingId, version, changes }] }, owner)).result.rows[0]
      ?.answer;
  // With a lower price, the unit price of the break would be higher than that of a single unit.
  expect(await edit({ price: 11_000 })).toMatchObject({
    outcome: 'refused',
    problems: [{ field: 'priceBreaks', code: 'breakOrder' }],
  });
  expect(await edit({ maxQuantity: 9 })).toMatchObject({
    outcome: 'refused',
    problems: [{ field: 'priceBreaks' }, { field: 'bonus', code: 'bonusBeyondMax' }],
  });
  expect(await edit({ bonus: { buy: 5, get: 6 } })).toMatchObject({ problems: [{ code: 'bonusFormat' }] });
  expect(await edit(given)).toMatchObject({ outcome: 'saved', listing: { version } });
  const lowered = await edit({ price: 11_000, priceBreaks: [], bonus: { buy: 5, get: 1 } });
  expect(lowered).toMatchObject({
    outcome: 'saved',
    listing: { priceBreaks: [], bonus: { buy: 5, get: 1 } },
  });
  const { history } = (await app.call(getListing, { listingId: String(listingId) }, owner)).result;
  expect(history[0]?.changes).toEqual([
    { field: 'bonus', before: '10+1', after: '5+1' },
    { field: 'price', before: '129,90 TL', after: '110,00 TL' },
    { field: 'priceBreaks', before: '10+ adet 119,90 TL', after: '—' },
  ]);
});

test('an edit on an outdated row is reported, a large change needs a confirmation', async () => {
  const owner = await seller();
  const made = saved((await app.call(createListing, { productId: await product(), ...terms }, owner)).result);
  const edit = (version: number, changes: object, ticked: 'priceJump'[] = []) =>
    app.call(updateListings, { rows: [{ listingId: made.listingId, version, changes, ticked }] }, owner);
  const jump = (await edit(made.version, { price: 50_000 })).result.rows[0]?.answer;
  expect(jump).toMatchObject({ outcome: 'asks', warnings: [{ code: 'priceJump' }, { code: 'overPsf' }] });
  const ok = (await edit(made.version, { stock: 7 })).result.rows[0]?.answer;
  expect(ok).toMatchObject({ outcome: 'saved', listing: { stock: 7, version: made.version + 1 } });
  const late = (await edit(made.version, { stock: 9 })).result.rows[0]?.answer;
  expect(late).toMatchObject({ outcome: 'asks', isOutdated: true, current: { stock: 7 } });
});

test('a stock edit after a sale asks which figure was meant', async () => {
  const owner = await seller();
  const made = saved((await app.call(createListing, { productId: await product(), ...terms }, owner)).result);
  await app.database.db.updateTable('listing').set({ stock: 8 }).where('id', '=', made.listingId).execute();
  const { listingId, version } = made;
  const rows = [{ listingId, version, seenStock: 10, changes: { stock: 15 } }];
  const { answer } = (await app.call(updateListings, { rows }, owner)).result.rows[0] ?? {};
  expect(answer).toMatchObject({ outcome: 'asks', stockConflict: { typed: 15, change: 5, changed: 13 } });
});

test('listings are deactivated, activated and deleted; foreign ones are not found', async () => {
  const owner = await seller();
  const stranger = await seller();
  const made = saved((await app.call(createListing, { productId: await product(), ...terms }, owner)).result);
  const listingIds = [made.listingId];
  const foreign = (await app.call(passivateListings, { listingIds }, stranger)).result.rows;
  expect(foreign).toEqual([{ ...foreign[0], done: false, sentence: 'Bu ilan bulunamadı.' }]);
  expect((await app.call(passivateListings, { listingIds }, owner)).result.rows[0]?.done).toBe(true);
  expect((await app.call(getUserListings, { view: 'passive' }, owner)).result.total).toBe(1);
  expect((await app.call(activateListings, { listingIds }, owner)).result.rows[0]?.done).toBe(true);
  expect((await app.call(deleteListings, { listingIds }, owner)).result.rows[0]?.done).toBe(true);
  expect((await app.call(getUserListings, {}, owner)).result.items).toEqual([]);
  expect((await app.call(getListing, { listingId: String(made.listingId) }, owner)).status).toBe(404);
});

test('a suspended or expired listing cannot be activated', async () => {
  const owner = await seller();
  const { db } = app.database;
  const suspended = await makeListing(
    db,
    { productId: await product(), sellerId: owner.companyId },
    { state: 'suspended', suspended_reason: 'fatura bekleniyor' },
  );
  const expired = await makeListing(
    db,
    { productId: await product(), sellerId: owner.companyId },
    { state: 'passive', expiration: '2020-01-31' },
  );
  const { rows } = (await app.call(activateListings, { listingIds: [suspended, expired] }, owner)).result;
  expect(rows.map(({ sentence }) => sentence)).toEqual([
    'Bu ilan askıda: fatura bekleniyor.',
    'Miat geçmiş tarih olamaz',
  ]);
});

test('pages continue at the previous end, in every sort', async () => {
  const owner = await seller();
  for (let n = 0; n < 5; n++)
    await app.call(createListing, { productId: await product(), ...terms, price: 1000 + n, stock: 3 }, owner);
  for (const sort of listingSorts) {
    const ids: number[] = [];
    let cursor: string | undefined;
    do {
      const { result } = await app.call(
        getUserListings,
        { sort, pageSize: '2', ...(cursor ? { cursor } : {}) },
        owner,
      );
      ids.push(...result.items.map(({ listingId }) => listingId));
      cursor = result.nextCursor ?? undefined;
    } while (cursor);
    expect([sort, new Set(ids).size]).toEqual([sort, 5]);
  }
  const bad = Buffer.from(JSON.stringify(['price', 'x', 1])).toString('base64url');
  expect((await app.call(getUserListings, { sort: 'price', cursor: bad }, owner)).status).toBe(400);
});

test('a barcode finds the product, its market and why it may not be listed', async () => {
  const owner = await seller();
  const barcode = `8690000${String(Math.floor(app.clock.now().getTime() / 1000) % 1_000_000).padStart(6, '0')}`;
  await makeProduct(app.database.db, { barcode, kind: 'pharmacyOnly' });
  const { product: found } = (await app.call(getListableProduct, { barcode }, owner)).result;
  expect(found).toMatchObject({ barcode, offers: 0, refusal: { code: 'pharmacyOnly' } });
  const unknown = await app.call(getListableProduct, { barcode: randomUUID().slice(0, 13) }, owner);
  expect(unknown.result.product).toBeNull();
});

test('the listings can be narrowed by their own brands and categories alone, and their stock has a worth', async () => {
  const owner = await seller();
  const stranger = await seller();
  for (const productId of [await product(), await product()])
    await app.call(createListing, { productId, ...terms }, owner);
  const own = (await app.call(listingDeskCalls.getListingFilters, {}, owner)).result;
  expect(own.brands.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect(own.stockValue).toBe(2 * 12_990 * 10);
  const [brand] = own.brands;
  const narrowed = await app.call(getUserListings, { brandId: String(brand?.brandId) }, owner);
  expect(narrowed.result.total).toBe(brand?.count);
  expect((await app.call(listingDeskCalls.getListingFilters, {}, stranger)).result).toEqual({
    brands: [],
    categories: [],
    stockValue: 0,
  });
});
