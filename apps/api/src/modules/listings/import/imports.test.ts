import { apiPrefix } from '@havan/contract/call';
import {
  downloadImport,
  listingImportCalls as calls,
  type ListingImport,
  uploadImport,
} from '@havan/contract/listings/listing-import';
import { getListing, getUserListings } from '@havan/contract/listings/listings';
import { gtinCheckDigit } from '@havan/domain/gtin';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { runImports } from './run/import-jobs.ts';
import { chunkSize, leaseSeconds } from './run/import-lease.ts';

const app = testApp();

interface Seller {
  readonly token: string;
  readonly companyId: number;
  readonly userId: number;
}

const seller = () => signedInSeller(app);

const send = (text: string | Buffer, by?: Seller, fileName = 'stok.csv') =>
  app.fastify.inject({
    method: 'POST',
    url: `${apiPrefix}/${uploadImport.path}?fileName=${encodeURIComponent(fileName)}`,
    headers: { 'content-type': 'text/csv', ...(by && { authorization: `Bearer ${by.token}` }) },
    payload: text,
  });

async function upload(text: string, by: Seller): Promise<ListingImport> {
  const answer = await send(text, by);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ result: ListingImport }>().result;
}

const title = 'Barkod;Ürün Adı;Stok;Fiyat;Miat;Raf\r\n';
const file = (...rows: string[]) => title + rows.map((row) => `${row}\r\n`).join('');

/** Uploads and checks a file and returns the checked import. */
async function checked(text: string, by: Seller, isWholeStock = false): Promise<ListingImport> {
  const { importId, mapping } = await upload(text, by);
  await app.call(calls.checkImport, { importId, mapping, isWholeStock }, by);
  await runImports(app.ctx);
  return (await app.call(calls.getImport, { importId }, by)).result;
}

async function applied(one: ListingImport, by: Seller): Promise<ListingImport> {
  const { importId } = one;
  const answer = await app.call(calls.applyImport, { importId, ticked: ['priceJump', 'stockJump'] }, by);
  expect(answer.result.outcome).toBe('started');
  await runImports(app.ctx);
  return (await app.call(calls.getImport, { importId }, by)).result;
}

const listingsOf = async (by: Seller) =>
  (await app.call(getUserListings, { sort: 'name' }, by)).result.items.map(
    ({ barcode, stock, price, state }) => ({
      barcode,
      stock,
      price,
      state,
    }),
  );

const medicineBarcode = `869999900001${gtinCheckDigit('869999900001')}`;
const unknownBarcode = `869000000000${gtinCheckDigit('869000000000')}`;

let count = 0;
/** Creates a product with a unique barcode that any company may sell. */
async function product(name = 'Elvarin Krem'): Promise<{ id: number; barcode: string }> {
  count += 1;
  const body = `20000${String(count).padStart(7, '0')}`;
  const barcode = `${body}${gtinCheckDigit(body)}`;
  return {
    id: await makeProduct(app.database.db, { barcode, name: `${name} ${count}`, kind: 'general' }),
    barcode,
  };
}

/** Returns the context of a process that dies when it sends a statement with this beginning for the `time`-th time. */
function dyingAt(time: number, statement: string): typeof app.ctx {
  let sent = 0;
  const db = app.ctx.db.withPlugin({
    transformQuery: ({ node }) => {
      const begins = node.kind === 'RawNode' && node.sqlFragments.join('?').trim().startsWith(statement);
      if (begins) sent += 1;
      if (begins && sent === time) throw new Error('The process is gone.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...app.ctx, db };
}

let owner: Seller;
beforeAll(async () => {
  owner = await seller();
});

describe('a file', () => {
  test('needs a session, a company that may sell, and rows', async () => {
    expect((await send(title)).statusCode).toBe(401);
    const silent = await signedInAs(app, 'merchant');
    expect((await send(file('1;a;1;1;12/2030;'), silent)).statusCode).toBe(403);
    const refusal = async (text: string | Buffer) => {
      const answer = await send(text, owner);
      expect(answer.statusCode).toBe(400);
      return answer.json<{ errors: { message: string }[] }>().errors[0]?.message;
    };
    expect(await refusal('')).toBe('Dosya boş.');
    expect(await refusal(Buffer.from([0, 1, 2, 3, 0, 255]))).toContain('okunamadı');
    expect(await refusal(`${title}8690000000005;${'x'.repeat(10_000_000)};1;1;12/2030;\r\n`)).toContain(
      'Satır 2',
    );
    expect(await refusal(Buffer.from('PK\u0003\u0004 and no workbook', 'latin1'))).toContain('okunamadı');
  });

  test('is returned with columns and samples; a changed mapping is stored for its titles', async () => {
    const one = await product();
    const text = `Barkod;Kod 1;Kod 2;Miat\r\n${one.barcode};4;19,90;12/2030\r\n`;
    const first = await upload(text, owner);
    expect(first.state).toBe('mapping');
    expect(first.isRemembered).toBe(false);
    expect(first.columns.map(({ samples }) => samples[0])).toEqual([one.barcode, '4', '19,90', '12/2030']);
    const { importId } = first;
    const missing = await app.call(
      calls.checkImport,
      { importId, mapping: first.mapping, isWholeStock: false },
      owner,
    );
    expect(missing.status).toBe(400);
    expect(missing.body.errors[0]?.message).toContain('Stok, Fiyat');
    const keyOf = (name: string) => first.columns.find((column) => column.title === name)?.key ?? '';
    const mapping = { ...first.mapping, stock: keyOf('Kod 1'), price: keyOf('Kod 2') };
    await app.call(calls.checkImport, { importId, mapping, isWholeStock: false }, owner);
    const second = await upload(text, owner);
    expect(second).toMatchObject({ isRemembered: true, mapping });
    expect(await upload(text, await seller())).toMatchObject({ isRemembered: false });
  });
});

describe('a check', () => {
  test('counts the effects of a file without changes; a wrong row is corrected in place', async () => {
    const by = await seller();
    const [fresh, known, same, broken] = [await product(), await product(), await product(), await product()];
    const { db } = app.database;
    const listed = { price: 10_000, stock: 5, expiration: '2030-12-31' };
    await makeListing(db, { sellerId: by.companyId, productId: known.id }, listed);
    await makeListing(db, { sellerId: by.companyId, productId: same.id }, listed);
    const medicine = await makeProduct(db, { barcode: medicineBarcode, kind: 'medicine' });
    expect(medicine).toBeGreaterThan(0);
    const result = await checked(
      file(
        `${fresh.barcode};a;3;50,00;12/2030;`,
        `${known.barcode};b;8;100,00;12/2030;A-1`,
        `${same.barcode};c;5;100,00;12/2030;`,
        `${broken.barcode};=SUM(A1);çok;10,00;12/2030;`,
        `${unknownBarcode};e;1;10,00;12/2030;`,
        `${medicineBarcode};f;1;10,00;12/2030;`,
      ),
      by,
    );
    expect(result).toMatchObject({
      state: 'checked',
      counts: { new: 1, changed: 1, same: 1, wrong: 2, forbidden: 1, missing: 0 },
    });
    expect(await listingsOf(by)).toHaveLength(2);
    const { importId } = result;
    const wrong = (await app.call(calls.getImportRows, { importId, filter: 'wrong' }, by)).result.items;
    expect(wrong.map(({ line, problems }) => [line, problems[0]?.field])).toEqual([
      [5, 'stock'],
      [6, 'barcode'],
    ]);
    const added = (await app.call(calls.getImportRows, { importId, filter: 'new' }, by)).result.items;
    expect(added[0]?.changes).toContainEqual({ field: 'price', before: '', after: '50,00 TL' });
    const forbidden = (await app.call(calls.getImportRows, { importId, filter: 'forbidden' }, by)).result;
    expect(forbidden.items[0]?.refusal?.rule).toContain('6197');

    const position = wrong[0]?.position ?? 0;
    const again = await app.call(
      calls.correctImportRow,
      { importId, position, cells: { stock: '4', price: '12,50' } },
      by,
    );
    expect(again.result.row).toMatchObject({ kind: 'new', problems: [], cells: { stock: '4' } });
    expect(again.result.import.counts).toMatchObject({ new: 2, wrong: 1 });
    const twice = await app.call(
      calls.correctImportRow,
      { importId, position: wrong[1]?.position ?? 0, cells: { barcode: fresh.barcode } },
      by,
    );
    expect(twice.result.row.problems[0]?.sentence).toContain('2. satırda da var');

    const csv = await app.fastify.inject({
      url: `${apiPrefix}/${downloadImport.path}?importId=${importId}`,
      headers: { authorization: `Bearer ${by.token}` },
    });
    expect(csv.body).toContain('"Neden"');
    expect(csv.body.split('\r\n')).toHaveLength(4);
    expect(csv.body).toContain('6197');

    await applied(result, by);
    expect(await listingsOf(by)).toEqual([
      { barcode: fresh.barcode, stock: 3, price: 5000, state: 'active' },
      { barcode: known.barcode, stock: 8, price: 10_000, state: 'active' },
      { barcode: same.barcode, stock: 5, price: 10_000, state: 'active' },
      { barcode: broken.barcode, stock: 4, price: 1250, state: 'active' },
    ]);
  });

  test('is visible to its company only', async () => {
    const one = await product();
    const { importId } = await checked(file(`${one.barcode};a;3;50,00;12/2030;`), owner);
    const stranger = await seller();
    expect((await app.call(calls.getImport, { importId }, stranger)).status).toBe(404);
    expect((await app.call(calls.getImportRows, { importId }, stranger)).status).toBe(404);
    expect((await app.call(calls.applyImport, { importId, ticked: [] }, stranger)).status).toBe(404);
    const csv = await app.fastify.inject({
      url: `${apiPrefix}/${downloadImport.path}?importId=${importId}`,
      headers: { authorization: `Bearer ${stranger.token}` },
    });
    expect(csv.statusCode).toBe(404);
  });
});

describe('applying', () => {
  test('skips a row with an unconfirmed warning, and overwrites no later change', async () => {
    const by = await seller();
    const [jump, sold] = [await product(), await product()];
    const listed = { price: 10_000, stock: 5, expiration: '2030-12-31' };
    await makeListing(app.database.db, { sellerId: by.companyId, productId: jump.id }, listed);
    const soldId = await makeListing(app.database.db, { sellerId: by.companyId, productId: sold.id }, listed);
    const result = await checked(
      file(`${jump.barcode};a;5;900,00;12/2030;`, `${sold.barcode};b;9;100,00;12/2030;`),
      by,
    );
    expect(result.counts).toMatchObject({ changed: 2, warned: 1 });
    // Two units are sold after the check and before the import is applied.
    await app.database.db.updateTable('listing').set({ stock: 3 }).where('id', '=', soldId).execute();
    await app.call(calls.applyImport, { importId: result.importId, ticked: [] }, by);
    await runImports(app.ctx);
    const after = (await app.call(calls.getImport, { importId: result.importId }, by)).result;
    expect(after).toMatchObject({ state: 'applied', applied: 0, refused: 1 });
    const rows = (await app.call(calls.getImportRows, { importId: result.importId, filter: 'refused' }, by))
      .result.items;
    expect(rows[0]?.sentence).toContain('kontrolden sonra değişti');
    expect((await listingsOf(by)).map(({ price, stock }) => [price, stock])).toEqual([
      [10_000, 5],
      [10_000, 3],
    ]);
  });

  test('resumes behind what is written when its process was killed; the history names the file', async () => {
    const by = await seller();
    const products = [];
    for (let index = 0; index < chunkSize + 200; index += 1) products.push(await product());
    const result = await checked(file(...products.map(({ barcode }) => `${barcode};a;3;50,00;12/2030;`)), by);
    const { importId } = result;
    await app.call(calls.applyImport, { importId, ticked: [] }, by);
    // The process dies while it applies the import: one batch of rows is written, the next is not.
    await expect(runImports(dyingAt(2, 'update listing_import set applied'))).rejects.toThrow('is gone');
    const broken = (await app.call(calls.getImport, { importId }, by)).result;
    expect(broken.state).toBe('applying');
    expect([200, chunkSize]).toContain(broken.applied);
    await runImports(app.ctx);
    expect((await app.call(calls.getImport, { importId }, by)).result.applied).toBe(broken.applied);
    app.clock.advance(leaseSeconds * 1000 + 1);
    await runImports(app.ctx);
    expect((await app.call(calls.getImport, { importId }, by)).result).toMatchObject({
      state: 'applied',
      applied: chunkSize + 200,
      refused: 0,
    });
    const { items, total } = (await app.call(getUserListings, {}, by)).result;
    expect(total).toBe(chunkSize + 200);
    const one = await app.call(getListing, { listingId: String(items[0]?.listingId) }, by);
    expect(one.result.history[0]?.source).toBe('file');
  });

  test('goes on behind a stretch of the file in which nothing can be applied', async () => {
    const by = await seller();
    const { barcode } = await product();
    const wrong = Array.from({ length: chunkSize + 100 }, (_, index) => `yok-${index};a;3;50,00;12/2030;`);
    const result = await checked(file(...wrong, `${barcode};a;3;50,00;12/2030;`), by);
    expect(await applied(result, by)).toMatchObject({ state: 'applied', applied: 1 });
    expect((await app.call(getUserListings, {}, by)).result.total).toBe(1);
  });

  test('a change is compared with the listing that its own row met, far from the end of the file', async () => {
    const by = await seller();
    const { id, barcode } = await product();
    const listed = { price: 5000, stock: 3, expiration: '2030-12-31' };
    await makeListing(app.database.db, { sellerId: by.companyId, productId: id }, listed);
    const rest = Array.from({ length: 2 * chunkSize + 100 }, (_, index) => `yok-${index};a;3;50,00;12/2030;`);
    const result = await checked(file(`${barcode};a;4;50,00;12/2030;`, ...rest), by);
    expect(await applied(result, by)).toMatchObject({ applied: 1, refused: 0 });
    expect((await app.call(getUserListings, {}, by)).result.items).toMatchObject([{ stock: 4 }]);
  });

  test('of a complete stock list deactivates missing listings, and needs two confirmations before it empties the shop', async () => {
    const by = await seller();
    const [kept, gone] = [await product(), await product()];
    const listed = { price: 10_000, stock: 5, expiration: '2030-12-31' };
    await makeListing(app.database.db, { sellerId: by.companyId, productId: kept.id }, listed);
    await makeListing(app.database.db, { sellerId: by.companyId, productId: gone.id }, listed);
    const { importId, counts } = await checked(file(`${kept.barcode};a;6;100,00;12/2030;`), by, true);
    expect(counts).toMatchObject({ changed: 1, missing: 1 });
    const ask = async (confirmedMissing?: number, ticked: 'shopEmptied'[] = ['shopEmptied']) =>
      (
        await app.call(
          calls.applyImport,
          { importId, ticked, ...(confirmedMissing !== undefined && { confirmedMissing }) },
          by,
        )
      ).result;
    expect(await ask(undefined, [])).toMatchObject({ outcome: 'asks', missing: 1, onSale: 2 });
    expect(await ask(2)).toMatchObject({ outcome: 'asks' });
    expect(await ask(1)).toMatchObject({ outcome: 'started' });
    await runImports(app.ctx);
    expect((await listingsOf(by)).map(({ stock, state }) => [stock, state])).toEqual([
      [6, 'active'],
      [5, 'passive'],
    ]);

    await app.call(calls.undoImport, { importId }, by);
    await runImports(app.ctx);
    expect((await listingsOf(by)).map(({ stock, state }) => [stock, state])).toEqual([
      [5, 'active'],
      [5, 'active'],
    ]);
  });

  test('can be undone completely within a day; later changes stay', async () => {
    const by = await seller();
    const [fresh, changed, edited] = [await product(), await product(), await product()];
    const listed = { price: 10_000, stock: 10, expiration: '2030-12-31' };
    const changedId = await makeListing(
      app.database.db,
      { sellerId: by.companyId, productId: changed.id },
      listed,
    );
    const editedId = await makeListing(
      app.database.db,
      { sellerId: by.companyId, productId: edited.id },
      listed,
    );
    const result = await applied(
      await checked(
        file(...[fresh, changed, edited].map(({ barcode }) => `${barcode};a;12;110,00;12/2030;`)),
        by,
      ),
      by,
    );
    expect(result).toMatchObject({ state: 'applied', applied: 3 });
    const { db } = app.database;
    // Two units were sold, and another listing was edited manually.
    await db.updateTable('listing').set({ stock: 10 }).where('id', '=', changedId).execute();
    await db
      .updateTable('listing')
      .set((eb) => ({ price: 12_000, version: eb('version', '+', 1) }))
      .where('id', '=', editedId)
      .execute();
    const { importId } = result;
    await app.call(calls.undoImport, { importId }, by);
    await runImports(app.ctx);
    expect((await app.call(calls.getImport, { importId }, by)).result).toMatchObject({
      state: 'undone',
      undone: 2,
    });
    expect(await listingsOf(by)).toEqual([
      { barcode: changed.barcode, stock: 8, price: 10_000, state: 'active' },
      { barcode: edited.barcode, stock: 12, price: 12_000, state: 'active' },
    ]);
    expect((await app.call(calls.undoImport, { importId }, by)).status).toBe(409);

    const late = await applied(await checked(file(`${fresh.barcode};a;12;110,00;12/2030;`), by), by);
    app.clock.advance(24 * 3_600_000 + 1);
    expect((await app.call(calls.undoImport, { importId: late.importId }, by)).status).toBe(409);
  });

  test('stops when the company may no longer sell', async () => {
    const by = await seller();
    const one = await product();
    const { importId } = await checked(file(`${one.barcode};a;3;50,00;12/2030;`), by);
    await app.call(calls.applyImport, { importId, ticked: [] }, by);
    const { db } = app.database;
    await db.updateTable('company').set({ sales_ban: true }).where('id', '=', by.companyId).execute();
    await runImports(app.ctx);
    expect((await app.call(calls.getImport, { importId }, by)).result).toMatchObject({
      state: 'applied',
      applied: 0,
    });
    expect(await listingsOf(by)).toEqual([]);
  });
});
