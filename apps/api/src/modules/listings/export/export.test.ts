import { exportListings } from '@havan/contract/listings/listing-desk';
import { apiPrefix } from '@havan/contract/call';
import { guessColumns, placesOf, sampledRows } from '@havan/listing-import/columns';
import { parseRow } from '@havan/listing-import/parsed-row';
import { readRows } from '@havan/listing-import/rows';
import type { SourceRow } from '@havan/listing-import/source-row';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const priceBreaks = [
  { fromQuantity: 4, price: 120_000 },
  { fromQuantity: 8, price: 110_050 },
];

async function makeShop() {
  const owner = await signedInAs(app, 'merchant');
  const product = async (barcode: string, name: string) =>
    makeProduct(app.database.db, { kind: 'general', barcode, name });
  await makeListing(
    app.database.db,
    { sellerId: owner.companyId, productId: await product('8699819010076', '=1+1;"Nurevit" Şurup') },
    {
      price: 123_450,
      stock: 12,
      expiration: '2028-03-31',
      min_quantity: 2,
      max_quantity: 10,
      price_breaks: JSON.stringify(priceBreaks),
      bonus: JSON.stringify({ buy: 5, get: 1 }),
    },
  );
  const second = await makeListing(
    app.database.db,
    { sellerId: owner.companyId, productId: await product('0012345678905', 'Oktaliv') },
    { price: 990, stock: 3, expiration: '2027-01-15', state: 'passive', pack_size: 6 },
  );
  await sql`update listing set cost = 805, shelf = 'A3', lot = '007' where id = ${second}`.execute(
    app.database.db,
  );
  return owner;
}

let owner: Awaited<ReturnType<typeof makeShop>>;
beforeAll(async () => {
  owner = await makeShop();
});

async function download(sender: { token: string } | null, format: string, query = '') {
  return app.fastify.inject({
    method: 'GET',
    url: `${apiPrefix}/${exportListings.path}?format=${format}${query}`,
    ...(sender && { headers: { authorization: `Bearer ${sender.token}` } }),
  });
}

async function* once(bytes: Uint8Array) {
  yield await Promise.resolve(bytes);
}

// @spec §7 listings-export

test('asks for a session', async () => {
  expect((await download(null, 'csv')).statusCode).toBe(401);
});

test.each(['csv', 'xlsx'])('an export as %s can be imported unchanged', async (format) => {
  const answer = await download(owner, format);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toContain(`.${format}"`);
  const rows: SourceRow[] = [];
  for await (const row of readRows(once(new Uint8Array(answer.rawPayload)))) rows.push(row);
  const guessed = guessColumns(rows.slice(0, sampledRows));
  const parsed = rows.slice(1).map((row) => parseRow(row, placesOf(guessed)));
  expect(parsed.map(({ problems }) => problems)).toEqual([[], []]);
  expect(parsed.map(({ values }) => values)).toMatchObject([
    {
      barcode: '8699819010076',
      price: 123_450,
      stock: 12,
      expiration: '2028-03-31',
      minQuantity: 2,
      maxQuantity: 10,
      priceBreaks,
      bonus: { buy: 5, get: 1 },
    },
    { price: 990, stock: 3, expiration: '2027-01-15', packSize: 6, cost: 805, shelf: 'A3', lot: '007' },
  ]);
});

test('a formula-like name is text, and filters apply', async () => {
  const all = (await download(owner, 'csv')).body;
  expect(all).toContain(`"'=1+1;""Nurevit"" Şurup"`);
  expect(all.split('\r\n')).toHaveLength(4);
  const passive = (await download(owner, 'csv', '&view=passive')).body;
  expect(passive).toContain('Oktaliv');
  expect(passive).not.toContain('Nurevit');
});

test('another format is refused', async () => {
  expect((await download(owner, 'pdf')).statusCode).toBe(400);
});
