import { addOrRemove, getCart } from '@havan/contract/cart/cart';
import { holidayCalls } from '@havan/contract/listings/holiday';
import { applyListingBatch } from '@havan/contract/listings/listing-bulk';
import {
  activateListings,
  createListing,
  getListing,
  getListingStateCounts,
} from '@havan/contract/listings/listings';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { keepHolidays } from './holidays.service.ts';

const app = testApp();
const { getHoliday, planHoliday, endHoliday } = holidayCalls;
const day = 86_400_000;
const isoDay = (days: number): string =>
  new Date(app.clock.now().getTime() + days * day).toISOString().slice(0, 10);

const seller = () => signedInSeller(app);
type Seller = Awaited<ReturnType<typeof seller>>;
const listing = async (owner: Seller, terms: Parameters<typeof makeListing>[2] = {}) =>
  makeListing(
    app.database.db,
    { sellerId: owner.companyId, productId: await makeProduct(app.database.db, { kind: 'general' }) },
    terms,
  );
const stateOf = async (owner: Seller, id: number) =>
  (await app.call(getListing, { listingId: String(id) }, owner)).result.listing.state;

test('asks for a session', async () => {
  expect((await app.call(getHoliday, {})).status).toBe(401);
});

test('a planned holiday counts what buyers can buy, as the tab of the table does', async () => {
  const owner = await seller();
  await listing(owner);
  await listing(owner, { stock: 0 });
  await listing(owner, { expiration: isoDay(-1) });
  const { holiday } = (await app.call(planHoliday, { startsOn: isoDay(2), endsOn: isoDay(4) }, owner)).result;
  const { active } = (await app.call(getListingStateCounts, {}, owner)).result;
  expect([holiday?.listings, active]).toEqual([1, 1]);
  app.clock.advance(2 * day);
  await keepHolidays(app.ctx);
  expect((await app.call(getHoliday, {}, owner)).result.holiday).toMatchObject({ isNow: true, listings: 1 });
});

test('a planned holiday pauses the listings on its first day, and they come back after the last', async () => {
  const owner = await seller();
  const [sold, resting] = [await listing(owner), await listing(owner, { state: 'passive' })];
  const days = { startsOn: isoDay(2), endsOn: isoDay(4) };
  const { holiday } = (await app.call(planHoliday, days, owner)).result;
  expect(holiday).toEqual({ ...days, isNow: false, listings: 1 });
  await keepHolidays(app.ctx);
  expect(await stateOf(owner, sold)).toBe('active');
  app.clock.advance(2 * day);
  await keepHolidays(app.ctx);
  expect(await stateOf(owner, sold)).toBe('passive');
  expect((await app.call(getHoliday, {}, owner)).result.holiday).toMatchObject({ isNow: true, listings: 1 });
  app.clock.advance(3 * day);
  await keepHolidays(app.ctx);
  expect(await stateOf(owner, sold)).toBe('active');
  expect(await stateOf(owner, resting)).toBe('passive');
  expect((await app.call(getHoliday, {}, owner)).result.holiday).toBeNull();
  const { history } = (await app.call(getListing, { listingId: String(sold) }, owner)).result;
  expect(history.slice(0, 2)).toMatchObject([
    { source: 'job', by: null, changes: [{ field: 'state', before: 'passive', after: 'active' }] },
    { source: 'job', by: null, changes: [{ field: 'state', before: 'active', after: 'passive' }] },
  ]);
});

test('during a holiday nothing can be put on sale, singly, in bulk or as a new listing', async () => {
  const owner = await seller();
  const [sold, resting] = [await listing(owner), await listing(owner, { state: 'passive' })];
  await app.call(planHoliday, { startsOn: isoDay(0), endsOn: isoDay(3) }, owner);
  expect(await stateOf(owner, sold)).toBe('passive');
  const one = (await app.call(activateListings, { listingIds: [resting] }, owner)).result.rows[0];
  expect(one).toMatchObject({ done: false, sentence: expect.stringContaining('Tatildesiniz') });
  const target = { by: 'selection' as const, listingIds: [resting] };
  const change = { kind: 'state' as const, state: 'active' as const };
  const many = (await app.call(applyListingBatch, { target, change }, owner)).result;
  expect(many).toMatchObject({ changed: 0, refused: 1 });
  const productId = await makeProduct(app.database.db, { kind: 'general' });
  const made = (
    await app.call(createListing, { productId, price: 5000, stock: 3, expiration: '2028-03-31' }, owner)
  ).result;
  const madeId = made.outcome === 'saved' ? made.listing.listingId : 0;
  expect(await stateOf(owner, madeId)).toBe('passive');
  await app.call(endHoliday, {}, owner);
  expect(await stateOf(owner, sold)).toBe('active');
  expect(await stateOf(owner, madeId)).toBe('active');
  expect(await stateOf(owner, resting)).toBe('passive');
});

test('a buyer with it in the cart sees a notice at the line', async () => {
  const owner = await seller();
  const buyer = await signedInAs(app, 'pharmacy');
  const id = await listing(owner);
  await app.call(addOrRemove, { listingId: id, type: 'add', count: 1 }, buyer);
  await app.call(planHoliday, { startsOn: isoDay(0), endsOn: isoDay(3) }, owner);
  const line = (await app.call(getCart, {}, buyer)).result.groups[0]?.lines[0];
  expect(line).toMatchObject({ canBuy: false, notices: expect.arrayContaining(['withdrawn']) });
});

test.each([
  [-1, 1, 'Tatil geçmiş bir günde başlayamaz.'],
  [3, 2, 'Son gün, ilk günden önce olamaz.'],
  [1, 70, 'Tatil en çok 60 gün sürebilir.'],
])('from %i to %i days from now is refused', async (first, last, sentence) => {
  const days = { startsOn: isoDay(first), endsOn: isoDay(last) };
  const answer = await app.call(planHoliday, days, await seller());
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(sentence);
});
