import { importProducts, type ProductFileAnswer } from '@havan/contract/backoffice/catalogue/product-file';
import { apiPrefix } from '@havan/contract/call';
import { gtinCheckDigit } from '@havan/domain/gtin';
import type { OperatorRole } from '@havan/domain/operator';
import { beforeAll, expect, test } from 'vitest';
import { makeProduct } from '../../../testing/factories.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const header = 'Barkod;Ürün Adı;Marka;Kategori;Sınıf;KDV;PSF';
const barcodeOf = (n: number) => {
  const body = `8693${String(n).padStart(8, '0')}`;
  return `${body}${gtinCheckDigit(body)}`;
};
const productCount = async () => (await app.database.db.selectFrom('product').select('id').execute()).length;

let category = '';
beforeAll(async () => {
  await makeProduct(app.database.db);
  const { name } = await app.database.db.selectFrom('category').select('name').executeTakeFirstOrThrow();
  category = name;
});

async function send(text: string, apply: boolean, roles: OperatorRole[] = ['catalogue'], host?: string) {
  const { token } = await signedInOperator(app, roles);
  const answer = await app.fastify.inject({
    method: 'POST',
    url: `${apiPrefix}/${importProducts.path}?apply=${String(apply)}`,
    headers: {
      authorization: `Bearer ${token}`,
      host: host ?? new URL(app.ctx.config.backofficeOrigin).host,
      'content-type': 'text/csv',
    },
    payload: Buffer.from(text),
  });
  const body: { result: ProductFileAnswer; errors: { message: string }[] } = answer.json();
  return { status: answer.statusCode, result: body.result, message: body.errors[0]?.message };
}

test('a dry run previews and writes nothing; applying writes it, and a second time changes nothing', async () => {
  const rows = [1, 2, 3].map(
    (n) => `${barcodeOf(n)};Deneme Krem ${n};Firez;${category};Genel ürün;%20;1.249,90`,
  );
  const file = [header, ...rows, `123;x;;yok;tuhaf;18;çok`].join('\n');
  const before = await productCount();
  const planned = { rows: 4, created: 3, changed: 0, unchanged: 0, refused: 1, brands: 1 };
  const dry = await send(file, false);
  expect(dry.result).toMatchObject({ ...planned, isApplied: false });
  expect(dry.result.mistakes.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '5 Barkod',
    '5 Ürün adı',
    '5 Marka',
    '5 Kategori',
    '5 Sınıf',
    '5 KDV',
    '5 PSF',
  ]);
  expect(await productCount()).toBe(before);
  expect((await send(file, true)).result).toMatchObject({ ...planned, isApplied: true });
  expect(await productCount()).toBe(before + 3);
  const [made] = await app.database.db
    .selectFrom('product')
    .select(['name', 'kind', 'vat_rate', 'psf', 'permission'])
    .where('barcode', '=', barcodeOf(1))
    .execute();
  const said = { name: 'Deneme Krem 1', kind: 'general', vat_rate: 20, psf: 124_990, permission: 'sellable' };
  expect(made).toEqual(said);
  expect((await send(file, false)).result).toMatchObject({ created: 0, changed: 0, unchanged: 3, brands: 0 });
});

test('empty cells change nothing, a barcode counts once, a medicine never', async () => {
  const [known, other, medicine] = [barcodeOf(11), barcodeOf(12), barcodeOf(13)];
  await send(`${header}\n${known};Deneme Jel;Firez;${category};Takviye edici gıda;10;99`, true);
  await app.database.db
    .insertInto('rx_product')
    .values({ barcode: medicine, name: 'Ağrıdin', search_text: 'agridin' })
    .execute();
  const { result } = await send(
    [
      'barcode,name,brand,category,vat',
      `${known},Deneme Jel 50 ml,FİREZ,${category},10`,
      `${other},İkiz,Firez,${category},10`,
      `${other},İkiz,Firez,${category},10`,
      `${medicine},Ağrıdin,Firez,${category},10`,
    ].join('\n'),
    true,
  );
  expect(result).toMatchObject({ created: 1, changed: 1, refused: 2 });
  expect(result.mistakes.map(({ line, sentence }) => [line, sentence])).toEqual([
    [4, 'Bu barkod 3. satırda da var.'],
    [5, 'Bu barkod ruhsatlı bir ilacın; ürün olarak açılamaz.'],
  ]);
  const row = await app.database.db
    .selectFrom('product')
    .select(['name', 'kind', 'psf'])
    .where('barcode', '=', known)
    .executeTakeFirst();
  expect(row).toEqual({ name: 'Deneme Jel 50 ml', kind: 'supplement', psf: 9_900 });
});

test('the row of a merged barcode names the product that remains, and changes neither', async () => {
  const [merged, remaining] = [barcodeOf(21), barcodeOf(22)];
  const rowOf = (barcode: string, name: string) => `${barcode};${name};Firez;${category};Genel ürün;20;`;
  await send([header, rowOf(merged, 'Eski'), rowOf(remaining, 'Kalan')].join('\n'), true);
  const { db } = app.database;
  const { id } = await db
    .selectFrom('product')
    .select('id')
    .where('barcode', '=', remaining)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('product')
    .set({ merged_into: id, kind: null })
    .where('barcode', '=', merged)
    .execute();
  const { result } = await send([header, rowOf(merged, 'Yeni ad')].join('\n'), true);
  expect(result).toMatchObject({ rows: 1, created: 0, changed: 0, unchanged: 0, refused: 1 });
  expect(result.mistakes).toEqual([
    {
      line: 2,
      column: 'Barkod',
      sentence: `Bu barkodun ürünü ${remaining} barkodlu ürünle birleştirildi; satırda o barkodu yazın.`,
    },
  ]);
  const names = await db
    .selectFrom('product')
    .select('name')
    .where('barcode', 'in', [merged, remaining])
    .orderBy('barcode')
    .execute();
  expect(names.map(({ name }) => name)).toEqual(['Eski', 'Kalan']);
});

test.each([
  ['', /boş/],
  ['Barkod;Marka\n1;2', /Ürün adı, Kategori, KDV/],
  ['\u0000\u0001\u0002', /okunamadı/],
])('the file %j is refused with its reason', async (text, sentence) => {
  const { status, message } = await send(text, true);
  expect(status).toBe(400);
  expect(message).toMatch(sentence);
});

test('only the catalogue role may upload, and only on the host of the back office', async () => {
  expect((await send(header, false, ['finance', 'support'])).status).toBe(403);
  expect((await send(header, false, ['catalogue'], 'merchant.localhost:4000')).status).toBe(404);
});

test('takes 22,000 names at once', { timeout: 60_000 }, async () => {
  const rows = Array.from({ length: 22_000 }, (_, n) =>
    [
      barcodeOf(100_000 + n),
      `Toplu Ürün ${n}`,
      `Toplu Marka ${n % 300}`,
      category,
      'general',
      10,
      '125,50',
    ].join(';'),
  );
  const { result } = await send([header, ...rows].join('\n'), true);
  expect(result).toMatchObject({ rows: 22_000, created: 22_000, refused: 0, brands: 300 });
});
