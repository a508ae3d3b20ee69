import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { marketProductCalls } from '@havan/contract/backoffice/catalogue/products';
import { operatorProductRequestCalls } from '@havan/contract/backoffice/catalogue/product-requests';
import { getProductDetail } from '@havan/contract/catalogue/catalogue';
import { queueCalls } from '@havan/contract/backoffice/queues';
import { productRequestCalls } from '@havan/contract/listings/product-requests';
import { gtinCheckDigit } from '@havan/domain/gtin';
import { expect, test } from 'vitest';
import { catalogueOf } from '../../catalogue/catalogue-cache/catalogue-cache.ts';
import { makeProduct } from '../../../testing/factories.ts';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getMarketProducts, getMarketProduct, getCategoryChoices, saveMarketProduct } = marketProductCalls;

let count = 0;
function freshBarcode(): string {
  count += 1;
  const body = `8692${String(count).padStart(8, '0')}`;
  return `${body}${gtinCheckDigit(body)}`;
}
const me = () => signedInOperator(app, ['catalogue']);
async function said(changes: object = {}) {
  await makeProduct(app.database.db);
  const { categories } = (await app.call(getCategoryChoices, {}, await me())).result;
  return {
    barcode: freshBarcode(),
    name: 'Çöven Şampuan 300 ml',
    brand: 'Ilgaz',
    categoryId: categories[0]?.categoryId ?? 0,
    kind: 'general' as const,
    isRegisteredInUts: false,
    isOpenedByOperator: false,
    vatRate: 20 as const,
    psf: 12_990,
    form: 'Şampuan',
    size: '300 ml',
    description: '',
    ...changes,
  };
}

test('a created product is found by the operator and the search, and is in the audit trail', async () => {
  const operator = await me();
  const wish = await said();
  const { productId } = (await app.call(saveMarketProduct, wish, operator)).result;
  for (const search of [wish.barcode, 'coven samp', 'ılgaz']) {
    const { items } = (await app.call(getMarketProducts, { search }, operator)).result;
    expect(items[0]).toMatchObject({ ...wish, productId, isSellable: true, listings: 0 });
  }
  const former = freshBarcode();
  await makeProduct(app.database.db, { barcode: former, merged_into: productId, kind: null });
  const ofFormer = (await app.call(getMarketProducts, { search: former }, operator)).result.items;
  expect(ofFormer.map((found) => found.productId)).toEqual([productId]);
  const { products } = await catalogueOf(app.ctx).index.state(app.clock.now());
  expect(products).toBeGreaterThan(1);
  const trail = await app.call(getAuditTrail, { pageSize: '1' }, await signedInOperator(app));
  expect(trail.result.items).toMatchObject([
    { action: 'product.create', subjectId: String(productId), before: null, after: { brand: 'Ilgaz' } },
  ]);
});

test('a device carries the number of its registration, which buyers read; without one its GTIN', async () => {
  const operator = await me();
  const wish = await said({ kind: 'medicalDevice', isRegisteredInUts: true });
  const { productId } = (await app.call(saveMarketProduct, wish, operator)).result;
  const buyer = await signedInAs(app, 'pharmacy');
  const shown = async () =>
    (await app.call(getProductDetail, { productId: String(productId) }, buyer)).result.product.utsNumber;
  expect(await shown()).toBe(`0${wish.barcode}`);
  const change = (utsNumber: string | null) =>
    app.call(saveMarketProduct, { ...wish, productId, utsNumber }, operator);
  expect((await change('12')).status).toBe(400);
  expect((await change('08699999000123')).result.utsNumber).toBe('08699999000123');
  expect(await shown()).toBe('08699999000123');
  await app.call(saveMarketProduct, { ...wish, productId, isRegisteredInUts: false }, operator);
  expect((await app.call(saveMarketProduct, { ...wish, productId }, operator)).result.utsNumber).toBe(
    '08699999000123',
  );
});

test('a change records the changed fields, and brands are case-insensitive', async () => {
  const operator = await me();
  const wish = await said();
  const { productId } = (await app.call(saveMarketProduct, wish, operator)).result;
  const changed = { ...wish, productId, brand: 'ILGAZ', psf: null, kind: 'article28' as const };
  const { result } = await app.call(saveMarketProduct, changed, operator);
  expect(result).toMatchObject({ brand: 'Ilgaz', psf: null, isSellable: false });
  const opened = await app.call(saveMarketProduct, { ...changed, isOpenedByOperator: true }, operator);
  expect(opened.result.isSellable).toBe(true);
  const trail = await app.call(getAuditTrail, { pageSize: '2' }, await signedInOperator(app));
  expect(trail.result.items.map(({ before, after }) => [before, after])).toEqual([
    [
      { isOpenedByOperator: false, isSellable: false },
      { isOpenedByOperator: true, isSellable: true },
    ],
    [
      { kind: 'general', isSellable: true, psf: 12_990 },
      { kind: 'article28', isSellable: false, psf: null },
    ],
  ]);
});

test.each([
  [{ barcode: '8690000000000' }, 'barcode'],
  [{ name: ' a ' }, 'name'],
  [{ brand: '' }, 'brand'],
  [{ categoryId: 999_999 }, 'categoryId'],
  [{ psf: 0 }, 'psf'],
])('%j is refused at %s', async (wrong, path) => {
  const { status, body } = await app.call(saveMarketProduct, await said(wrong), await me());
  expect([status, body.errors[0]?.path]).toEqual([400, path]);
});

test('a barcode belongs to one product and never to a medicine', async () => {
  const operator = await me();
  const wish = await said();
  await app.call(saveMarketProduct, wish, operator);
  const twice = await app.call(saveMarketProduct, { ...wish, name: 'Başka ürün' }, operator);
  expect(twice.body.errors[0]).toMatchObject({
    path: 'barcode',
    message: 'Bu barkod başka bir üründe kayıtlı.',
  });
  const barcode = freshBarcode();
  const medicine = { barcode, name: 'Ağrıdin', search_text: 'agridin' };
  await app.database.db.insertInto('rx_product').values(medicine).execute();
  const refused = await app.call(saveMarketProduct, await said({ barcode }), operator);
  expect(refused.body.errors[0]?.message).toMatch(/ilacın/);
});

test('pages, shows unclassified products, and does not find unknown ones', async () => {
  const operator = await me();
  for (const _ of [1, 2, 3]) await app.call(saveMarketProduct, await said({ kind: null }), operator);
  const first = (await app.call(getMarketProducts, { undecided: 'true', pageSize: '2' }, operator)).result;
  const cursor = first.nextCursor ?? '';
  const rest = (await app.call(getMarketProducts, { undecided: 'true', pageSize: '2', cursor }, operator))
    .result;
  expect([first.items.length, rest.items.length]).toEqual([2, 1]);
  expect((await app.call(getMarketProducts, { search: '%' }, operator)).result.items).toEqual([]);
  expect((await app.call(getMarketProducts, { cursor }, operator)).status).toBe(400);
  expect((await app.call(getMarketProduct, { productId: '999999999' }, operator)).status).toBe(404);
});

test('a request is approved once its product is made', async () => {
  const seller = await signedInSeller(app);
  const wish = await said();
  const { barcode, name, brand, kind } = wish;
  const terms = { price: 11_990, stock: 4, expiration: null };
  const request = { barcode, name, brand, kind, terms };
  const asked = await app.call(productRequestCalls.requestProduct, request, seller);
  const operator = await me();
  const item = { queue: 'productRequests' as const, itemId: asked.result.requestId };
  const decide = () => app.call(queueCalls.decideQueueItem, { ...item, decision: 'approve' }, operator);
  const look = async () => {
    const requestId = String(item.itemId);
    return (await app.call(operatorProductRequestCalls.getRequestedProduct, { requestId }, operator)).result;
  };
  await app.call(queueCalls.claimQueueItem, item, operator);
  expect((await decide()).body.statusMessage).toMatch(/Önce ürünü oluşturun/);
  expect(await look()).toMatchObject({ productId: null, isMedicine: false, request: { name } });
  const { productId } = (await app.call(saveMarketProduct, wish, operator)).result;
  expect((await decide()).status).toBe(200);
  const { request: approved } = await look();
  expect(approved).toMatchObject({
    state: 'approved',
    productId,
    terms,
    listingId: expect.any(Number) as number,
  });
  const trail = await app.call(getAuditTrail, { pageSize: '1' }, await signedInOperator(app));
  expect(trail.result.items).toMatchObject([
    { action: 'productRequest.approve', after: { listingId: approved.listingId } },
  ]);
});
