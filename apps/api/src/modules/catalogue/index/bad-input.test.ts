import { alertCalls } from '@havan/contract/catalogue/alerts';
import type { Call } from '@havan/contract/call';
import { catalogueCalls } from '@havan/contract/catalogue/catalogue';
import { favouriteCalls } from '@havan/contract/catalogue/favourites';
import { productPageCalls } from '@havan/contract/catalogue/product-page';
import { searchCalls } from '@havan/contract/catalogue/search';
import { foldForSearch } from '@havan/domain/turkish-text';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { fieldsOf, nastyTexts, sendFields } from '../../../testing/nasty.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const db = () => app.database.db;
const finding: readonly Call[] = [
  searchCalls,
  catalogueCalls,
  favouriteCalls,
  alertCalls,
  productPageCalls,
].flatMap((some) => Object.values<Call>(some));
const unknownId = '2147483000';
let token = '';
let sellerToken = '';
let productId = 0;
let listingId = 0;

beforeAll(async () => {
  token = (await signedInAs(app, 'pharmacy')).token;
  sellerToken = (await signedInAs(app, 'merchant')).token;
  const name = "%10 Üre_Krem O'Neil <b>50</b> ml";
  productId = await makeProduct(db(), { name, search_text: foldForSearch(name) });
  await makeProduct(db(), { name: 'Sade Krem', search_text: 'sade krem' });
  listingId = await makeListing(db(), { productId, sellerId: await makeCompany(db(), 'merchant') });
});

const send = (call: Call, fields: Readonly<Record<string, unknown>>) =>
  sendFields(app, call, fields, call.access === 'seller' ? sellerToken : token);

/** A valid request of each call; each test makes one of its fields invalid. */
const whole: Readonly<Record<string, unknown>> = {
  keyword: 'krem',
  productId: '1',
  questionId: 1,
  listingId: null,
  queryId: 'q',
  index: 'products',
  id: 1,
  position: 0,
  searchId: 's',
  dataType: 'list',
  data: 'krem',
  eventName: 'click',
  body: 'Miadı ne zaman doluyor?',
  category: 'other',
  note: 'Etiket yırtık',
  priceDrop: true,
  backInStock: false,
  targetPrice: null,
  state: 'waiting',
};
const understood = (call: Call) => {
  const known = fieldsOf(call).filter((field) => field in whole);
  return Object.fromEntries(
    known.map((field) => [
      field,
      field === 'productId' ? (call.encoding === 'json' ? productId : String(productId)) : whole[field],
    ]),
  );
};

// @spec §7 bad-input

describe.each(finding.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  test('answers any value of a field clearly and without a server error', async () => {
    const broken: unknown[] = [];
    for (const field of fieldsOf(call)) {
      for (const [kind, text] of Object.entries(nastyTexts)) {
        const { status, isClear } = await send(call, { ...understood(call), [field]: text });
        if (!isClear) broken.push([field, kind, status]);
      }
    }
    expect(broken).toEqual([]);
  });

  test('refuses a field that does not exist', async () => {
    const { status, body } = await send(call, { ...understood(call), colour: 'red' });
    expect(status).toBe(400);
    expect(body.errors?.length).toBeGreaterThan(0);
  });

  test('does not find unknown products and questions', async () => {
    for (const field of fieldsOf(call).filter((name) => ['productId', 'questionId'].includes(name))) {
      const value = call.encoding === 'json' ? Number(unknownId) : unknownId;
      const { status } = await send(call, { ...understood(call), [field]: value });
      // Removing something unknown succeeds, and so does a call about the alert of an unknown product.
      expect([call.method === 'DELETE' || call.path === 'Users/ProductAlert' ? 200 : 404, 404]).toContain(
        status,
      );
    }
  });
});

test.each(
  finding.filter((call) => fieldsOf(call).includes('cursor')).map((call) => [call.path, call] as const),
)('%s has no negative page', async (_path, call) => {
  const { status, body } = await send(call, { ...understood(call), cursor: '-1' });
  expect(status).toBe(400);
  expect(body.errors?.[0]?.message).not.toBe('cursor');
});

test.each([
  [{ categoryId: unknownId }, 404, 'Kategori bulunamadı.'],
  [{ sellerId: unknownId }, 404, 'Üye bulunamadı.'],
  [{ brandId: unknownId }, 404, 'Marka bulunamadı.'],
  [{ cityId: unknownId }, 404, 'Şehir bulunamadı.'],
  [{ minPrice: '500', maxPrice: '100' }, 400, 'En düşük fiyat en yüksek fiyattan büyük olamaz.'],
])('a list of %j is an error, not an empty list', async (fields, status, sentence) => {
  const answer = await send(catalogueCalls.getProductListings, fields);
  expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([status, sentence]);
});

describe('special characters are literal', () => {
  const found = async (q: string) => {
    const { result } = await app.call(catalogueCalls.getProductListings, { q }, { token });
    return result.items.map((item) => item.productId);
  };

  test.each(['%', '_', '\\', '%%%', '___', "' or 1=1 --"])('%j finds nothing by itself', async (q) => {
    expect(await found(q)).toEqual([]);
  });

  test.each(['%10 üre', 'üre_krem', "o'neil", '<b>50</b>'])('%j finds products with that name', async (q) => {
    expect(await found(q)).toEqual([productId]);
  });

  test('a note is kept as it was written', async () => {
    const note = `<script>alert('x')</script> %_\\ 🙂`;
    const request = { productId, listingId, category: 'other' as const, note };
    // Another user, because the reports of one user are limited.
    const reporter = await signedInAs(app, 'pharmacy');
    const { result } = await app.call(productPageCalls.reportProductIssue, request, reporter);
    const row = await db()
      .selectFrom('product_issue')
      .select('note')
      .where('id', '=', result.reportId)
      .executeTakeFirst();
    expect(row?.note).toBe(note);
  });
});
