import { randomUUID } from 'node:crypto';
import { apiKeyCalls } from '@havan/contract/identity/api-keys';
import { feedListings, type FeedRow } from '@havan/contract/listings/listing-feed';
import { getListing } from '@havan/contract/listings/listings';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const barcodeOf = (index: number): string => `86900000${String(index).padStart(5, '0')}`;
let next = 1;

async function sellerWithKey() {
  const owner = await signedInSeller(app);
  const { key } = (
    await app.call(
      apiKeyCalls.createApiKey,
      { name: 'Stok', scopes: ['listings.write', 'listings.read'] },
      owner,
    )
  ).result;
  return { owner, token: key };
}
const product = async (kind: 'general' | 'pharmacyOnly' = 'general') => {
  const barcode = barcodeOf(next);
  next += 1;
  return { barcode, productId: await makeProduct(app.database.db, { kind, barcode }) };
};
const feed = (token: string, rows: FeedRow[], changes: { idempotencyKey?: string } = {}) =>
  app.call(feedListings, { rows }, { token, ...changes });

test('asks for a session, and for the scope that writes listings', async () => {
  expect((await app.call(feedListings, { rows: [{ barcode: '1', stock: 1 }] })).status).toBe(401);
  const { owner } = await sellerWithKey();
  const { key } = (
    await app.call(apiKeyCalls.createApiKey, { name: 'Okur', scopes: ['listings.read'] }, owner)
  ).result;
  expect((await feed(key, [{ barcode: '1', stock: 1 }])).status).toBe(403);
});

test('lists by barcode, then changes stock and price; the same again changes nothing', async () => {
  const { token } = await sellerWithKey();
  const { barcode } = await product();
  const row = { barcode, stock: 12, price: 14_990, expiration: '2099-05-31' };
  const [created] = (await feed(token, [row])).result.rows;
  expect(created).toMatchObject({ row: 0, barcode, outcome: 'created', code: null });
  expect((await feed(token, [row])).result.rows).toMatchObject([{ outcome: 'unchanged' }]);
  const [updated] = (await feed(token, [{ barcode, stock: 9 }])).result.rows;
  expect(updated).toMatchObject({ outcome: 'updated', listingId: created?.listingId });
  const { listing, history } = (
    await app.call(getListing, { listingId: String(created?.listingId) }, { token })
  ).result;
  expect(listing).toMatchObject({ stock: 9, price: 14_990, expiration: '2099-05-31' });
  expect(history[0]).toMatchObject({
    source: 'api',
    changes: [{ field: 'stock', before: '12', after: '9' }],
  });
});

test('each row is answered, and a refused one holds up no other', async () => {
  const { token, owner } = await sellerWithKey();
  const [good, twice, forbidden] = [await product(), await product(), await product('pharmacyOnly')];
  await makeListing(
    app.database.db,
    { sellerId: owner.companyId, productId: twice.productId },
    { expiration: '2099-01-31' },
  );
  await makeListing(
    app.database.db,
    { sellerId: owner.companyId, productId: twice.productId },
    { expiration: '2099-02-28' },
  );
  const answers = (
    await feed(token, [
      { barcode: '0000000000000', stock: 1, price: 100 },
      { barcode: good.barcode, stock: 5 },
      { barcode: twice.barcode, stock: 5 },
      { barcode: twice.barcode, stock: 5, expiration: '2099-02-28' },
      { barcode: twice.barcode, stock: 6, expiration: '2099-02-28' },
      { barcode: forbidden.barcode, stock: 5, price: 9_990, expiration: '2099-02-28' },
      { barcode: good.barcode, stock: 5, price: 9_990, expiration: '2001-01-31' },
      { barcode: good.barcode, stock: 5, price: 9_990, expiration: '2099-02-28' },
    ])
  ).result.rows;
  expect(answers.map(({ outcome, code }) => (outcome === 'refused' ? code : outcome))).toEqual([
    'unknownBarcode',
    'incomplete',
    'ambiguous',
    'updated',
    'duplicateRow',
    expect.stringMatching(/\w+/),
    expect.stringMatching(/\w+/),
    'created',
  ]);
  expect(answers.filter(({ outcome, sentence }) => outcome === 'refused' && !sentence)).toEqual([]);
});

test('the same key answers the same without writing again, and a thousand rows are the most', async () => {
  const { token } = await sellerWithKey();
  const { barcode } = await product();
  const idempotencyKey = randomUUID();
  const rows = [{ barcode, stock: 3, price: 5_000, expiration: '2099-05-31' }];
  const first = (await feed(token, rows, { idempotencyKey })).result;
  expect((await feed(token, rows, { idempotencyKey })).result).toEqual(first);
  const many = Array.from({ length: 1001 }, () => ({ barcode, stock: 1 }));
  expect((await feed(token, many)).status).toBe(400);
});

test('five thousand products are listed and changed, a thousand a request', async () => {
  const { token } = await sellerWithKey();
  const { db } = app.database;
  const { productId } = await product();
  await sql`insert into product (barcode, name, search_text, brand_id, category_id, vat_rate, psf, form, size, kind)
    select '8699' || lpad(i::text, 9, '0'), name, search_text, brand_id, category_id, vat_rate, psf, form, size, kind
    from product, generate_series(1, 5000) i where id = ${productId}`.execute(db);
  const rows = (price: number): FeedRow[] =>
    Array.from({ length: 5000 }, (_, index) => ({
      barcode: `8699${String(index + 1).padStart(9, '0')}`,
      stock: 20,
      price,
      expiration: '2099-05-31',
    }));
  const send = async (price: number) => {
    const outcomes = new Map<string, number>();
    const all = rows(price);
    const begun = performance.now();
    for (let from = 0; from < all.length; from += 1000) {
      // The requests are sent one after the other, as a program sends them.
      const answer = (await feed(token, all.slice(from, from + 1000))).result;
      for (const { outcome } of answer.rows) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    const perSecond = Math.round((all.length * 1000) / (performance.now() - begun));
    return { outcomes: Object.fromEntries(outcomes), perSecond };
  };
  const [created, updated, same] = [await send(14_000), await send(14_100), await send(14_100)];
  expect([created.outcomes, updated.outcomes, same.outcomes]).toEqual([
    { created: 5000 },
    { updated: 5000 },
    { unchanged: 5000 },
  ]);
  // The limit is far below the usual speed, but above that of one statement for each row.
  expect(Math.min(created.perSecond, updated.perSecond, same.perSecond)).toBeGreaterThan(50);
}, 120_000);
