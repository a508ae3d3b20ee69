import { listingBulkCalls } from '@havan/contract/listings/listing-bulk';
import { getListing, getUserListings, updateListings } from '@havan/contract/listings/listings';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { workAtBatches } from './bulk-work.ts';

const app = testApp();
const { previewListingBatch, applyListingBatch, undoListingBatch, getListingBatch, getListingBatches } =
  listingBulkCalls;

const seller = () => signedInSeller(app);
type Seller = Awaited<ReturnType<typeof seller>>;

const listing = async (owner: Seller, terms: Parameters<typeof makeListing>[2] = {}) =>
  makeListing(
    app.database.db,
    { sellerId: owner.companyId, productId: await makeProduct(app.database.db, { kind: 'general' }) },
    { price: 10_000, stock: 10, expiration: '2028-03-31', ...terms },
  );
const of = (...listingIds: number[]) => ({ by: 'selection' as const, listingIds });
const apply = async (owner: Seller, request: Parameters<typeof app.call<typeof applyListingBatch>>[1]) =>
  (await app.call(applyListingBatch, request, owner)).result;
const stored = async (owner: Seller, id: number) =>
  (await app.call(getListing, { listingId: String(id) }, owner)).result;

// @spec §7 listings-bulk-passive listings-bulk-active

test('asks for a session', async () => {
  expect((await app.call(getListingBatches, {})).status).toBe(401);
});

test('a dry run returns before and after values and refusals, and writes nothing', async () => {
  const owner = await seller();
  const known = await listing(owner, { price: 10_000 });
  const other = await listing(owner, { price: 20_000 });
  await sql`update listing set cost = 9000 where id = ${known}`.execute(app.database.db);
  const change = { kind: 'price' as const, text: '=MALİYET*1,5' };
  const preview = (await app.call(previewListingBatch, { target: of(known, other), change }, owner)).result;
  expect(preview).toMatchObject({ total: 2, changed: 1, refused: 1, same: 0 });
  expect(preview.samples).toMatchObject([{ listingId: known, before: '100,00 TL', after: '135,00 TL' }]);
  expect(preview.refusals).toMatchObject([{ listingId: other, sentence: 'Bu ilanın maliyeti girilmemiş.' }]);
  expect(preview.worth).toEqual({ before: 100_000, after: 135_000 });
  expect((await stored(owner, known)).listing.price).toBe(10_000);
});

test('a suspicious price needs a confirmation: without it the row is skipped', async () => {
  const owner = await seller();
  const id = await listing(owner);
  const request = { target: of(id), change: { kind: 'price' as const, text: '+%50' } };
  const preview = (await app.call(previewListingBatch, request, owner)).result;
  expect(preview.warnings).toMatchObject([{ code: 'priceJump', count: 1 }]);
  expect(await apply(owner, request)).toMatchObject({ changed: 0, refused: 1, undoUntil: null });
  expect(await apply(owner, { ...request, ticked: ['priceJump'] })).toMatchObject({ changed: 1 });
  expect((await stored(owner, id)).listing.price).toBe(15_000);
});

test('all listings of a filter are changed in chunks, shown while running, and undone', async () => {
  const owner = await seller();
  const productId = await makeProduct(app.database.db, { kind: 'general' });
  await sql`
    insert into listing (seller_id, product_id, price, stock, expiration, state, lot, created_at, updated_at)
    select ${owner.companyId}, ${productId}, 10000, 5, '2028-03-31', 'active', n::text, now(), now()
    from generate_series(1, 1500) n`.execute(app.database.db);
  await listing(owner, { stock: 0 });
  const target = { by: 'filter' as const, filter: { view: 'active' as const } };
  const begun = await apply(owner, { target, change: { kind: 'price', text: '-%10' } });
  expect(begun).toMatchObject({ state: 'running', total: 1500, done: 1000, summary: 'Fiyat −%10' });
  await workAtBatches(app.ctx);
  const [batch] = (await app.call(getListingBatches, {}, owner)).result.items;
  expect(batch).toMatchObject({ batchId: begun.batchId, state: 'done', done: 1500, changed: 1500 });
  const page = (await app.call(getUserListings, { sort: 'price' }, owner)).result;
  expect(page.items[0]?.price).toBe(9000);
  const { result: undoing } = await app.call(undoListingBatch, { batchId: begun.batchId }, owner);
  expect(undoing).toMatchObject({ state: 'undoing', undone: 1000 });
  await workAtBatches(app.ctx);
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from listing where seller_id = ${owner.companyId} and price = 10000
    `.execute(app.database.db);
  expect(rows[0]?.n).toBe(1501);
});

test('an undo skips and reports listings that changed since', async () => {
  const owner = await seller();
  const [kept, back] = [await listing(owner), await listing(owner)];
  const batch = await apply(owner, { target: of(kept, back), change: { kind: 'price', text: '90' } });
  const { version } = (await stored(owner, kept)).listing;
  await app.call(updateListings, { rows: [{ listingId: kept, version, changes: { price: 9500 } }] }, owner);
  const request = { batchId: batch.batchId };
  const undone = (await app.call(undoListingBatch, request, owner)).result;
  expect(undone).toMatchObject({ state: 'undone', undone: 1, kept: 1, undoUntil: null });
  expect((await stored(owner, kept)).listing.price).toBe(9500);
  expect((await stored(owner, back)).listing.price).toBe(10_000);
  const { left } = (await app.call(getListingBatch, request, owner)).result;
  expect(left).toMatchObject([{ listingId: kept, sentence: expect.stringContaining('sonradan değişti') }]);
  const again = await app.call(undoListingBatch, request, owner);
  expect(again.status).toBe(409);
});

test('after ten minutes an undo is refused', async () => {
  const owner = await seller();
  const { batchId } = await apply(owner, {
    target: of(await listing(owner)),
    change: { kind: 'state', state: 'passive' },
  });
  app.clock.advance(10 * 60_000);
  const late = await app.call(undoListingBatch, { batchId }, owner);
  expect(late.status).toBe(409);
});

test('deleted listings come back with their state', async () => {
  const owner = await seller();
  const id = await listing(owner);
  const { batchId } = await apply(owner, { target: of(id), change: { kind: 'delete' } });
  expect((await app.call(getUserListings, {}, owner)).result.total).toBe(0);
  await app.call(undoListingBatch, { batchId }, owner);
  expect((await stored(owner, id)).listing.state).toBe('active');
});

test.each([
  ['stock', { kind: 'stock', way: 'add', units: 5 }, { stock: 15 }],
  ['stock', { kind: 'stock', way: 'set', units: 3 }, { stock: 3 }],
  ['expiration', { kind: 'expiration', expiration: '2029-01-31' }, { expiration: '2029-01-31' }],
  ['state', { kind: 'state', state: 'passive' }, { state: 'passive' }],
] as const)('%s: %j is written, recorded in the history and undone', async (field, change, after) => {
  const owner = await seller();
  const id = await listing(owner);
  const before = (await stored(owner, id)).listing;
  const { batchId } = await apply(owner, { target: of(id), change });
  const now = await stored(owner, id);
  expect(now.listing).toMatchObject(after);
  expect(now.history[0]?.changes.map((each) => each.field)).toEqual([field]);
  await app.call(undoListingBatch, { batchId }, owner);
  expect((await stored(owner, id)).listing[field]).toBe(before[field]);
});

test('a medicine is not put on sale by a bulk change', async () => {
  const owner = await seller();
  const id = await listing(owner, { state: 'passive' });
  await sql`
    update product set kind = 'medicine' where id = (select product_id from listing where id = ${id})
    `.execute(app.database.db);
  const batch = await apply(owner, { target: of(id), change: { kind: 'state', state: 'active' } });
  expect(batch).toMatchObject({ changed: 0, refused: 1 });
});

test('foreign listings are not found', async () => {
  const [owner, stranger] = [await seller(), await seller()];
  const id = await listing(owner);
  const request = { target: of(id), change: { kind: 'delete' as const } };
  expect((await app.call(previewListingBatch, request, stranger)).status).toBe(404);
  expect((await app.call(applyListingBatch, request, stranger)).status).toBe(404);
  const { batchId } = await apply(owner, request);
  expect((await app.call(getListingBatch, { batchId }, stranger)).status).toBe(404);
});

test('an invalid price change is refused with its format', async () => {
  const owner = await seller();
  const request = { target: of(await listing(owner)), change: { kind: 'price' as const, text: 'ucuz' } };
  const { status, body } = await app.call(previewListingBatch, request, owner);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('=PSF*0,72');
});
