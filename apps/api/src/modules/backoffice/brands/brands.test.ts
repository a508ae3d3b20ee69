import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { brandCalls, setBrandLogo } from '@havan/contract/backoffice/catalogue/brands';
import { saveMarketProduct } from '@havan/contract/backoffice/catalogue/products';
import { apiPrefix } from '@havan/contract/call';
import { shopBrandCalls } from '@havan/contract/catalogue/brands';
import { getProductDetail, getProductListings } from '@havan/contract/catalogue/catalogue';
import { searchByKeyword } from '@havan/contract/catalogue/search';
import { beforeEach, expect, test } from 'vitest';
import {
  makeBadge,
  makeBrand,
  makeCategory,
  makeCompany,
  makeListing,
  makeProduct,
} from '../../../testing/factories.ts';
import { takenPhoto } from '../../../testing/photos.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { findBrands, getBrand, saveBrand, removeBrandLogo } = brandCalls;

let me: Awaited<ReturnType<typeof signedInOperator>>;
let buyer: Awaited<ReturnType<typeof signedInAs>>;
let brandId: number;
let productId: number;
beforeEach(async () => {
  const { db } = app.database;
  me = await signedInOperator(app, ['catalogue']);
  buyer = await signedInAs(app, 'pharmacy');
  brandId = await makeBrand(db);
  productId = await makeProduct(db, { brand_id: brandId, name: 'Nemlendirici', search_text: 'nemlendirici' });
  const sellerId = await makeCompany(db, 'merchant');
  await makeListing(db, { sellerId, productId });
  await makeBadge(db, { companyId: sellerId, brandId, type: 1 });
});

const save = (changes: object) =>
  app.call(saveBrand, { brandId, name: 'Duruca', aliases: [], ...changes }, me);
const listed = async (q: string) =>
  (await app.call(getProductListings, { q }, buyer)).result.items.map((item) => item.productId);
const suggested = async (keyword: string) =>
  (await app.call(searchByKeyword, { keyword }, buyer)).result.brands.map(({ brandName }) => brandName);

test('a renamed brand and its products are found by the new name and by the other ones', async () => {
  const named = { name: `Işılova${brandId}`, aliases: [`Tepegöz${brandId}`, `tepegöz${brandId}`] };
  expect((await save(named)).result).toMatchObject({
    name: named.name,
    aliases: [named.aliases[1]],
    products: 1,
  });
  for (const word of [`isilova${brandId}`, `Tepegöz${brandId}`]) {
    expect(await listed(word)).toEqual([productId]);
    expect(await suggested(word)).toEqual([named.name]);
  }
  await save({ name: named.name, aliases: [] });
  expect(await listed(`tepegöz${brandId}`)).toEqual([]);
  const [act] = (await app.call(getAuditTrail, {}, await signedInOperator(app))).result.items;
  expect(act).toMatchObject({ action: 'brand.change', before: { name: named.name }, after: { aliases: [] } });
});

test('a product that is made under another name of a brand belongs to it', async () => {
  const alias = `Başkaad${brandId}`;
  await save({ name: `Asıl${brandId}`, aliases: [alias] });
  const product = {
    barcode: '4006381333931',
    name: 'Yeni krem',
    brand: alias.toLocaleUpperCase('tr'),
    categoryId: await makeCategory(app.database.db),
    kind: 'general' as const,
    isRegisteredInUts: false,
    isOpenedByOperator: false,
    vatRate: 20 as const,
    psf: null,
    form: '',
    size: '',
    description: '',
  };
  const made = (await app.call(saveMarketProduct, product, me)).result;
  expect(made.brand).toBe(`Asıl${brandId}`);
  expect(await listed(alias)).toContain(made.productId);
});

test('is found by a part of any of its names, with what hangs on it in figures', async () => {
  await save({ name: `Çamlıca${brandId}`, aliases: [`Yedek${brandId}`] });
  const found = async (search: string) =>
    (await app.call(findBrands, { search }, me)).result.items.map((one) => one.brandId);
  expect(await found(`amlıca${brandId}`)).toEqual([brandId]);
  expect(await found(`YEDEK${brandId}`)).toEqual([brandId]);
  const seen = (await app.call(getBrand, { brandId: String(brandId) }, me)).result;
  expect(seen).toMatchObject({ products: 1, listings: 1, badges: 1 });
  expect((await app.call(getBrand, { brandId: '999999' }, me)).status).toBe(404);
});

test('a name that another brand has is refused at its field', async () => {
  const other = await makeBrand(app.database.db, `Komşu${brandId}`);
  await app.call(saveBrand, { brandId: other, name: `Komşu${brandId}`, aliases: [`Yan${brandId}`] }, me);
  const byName = await save({ name: `KOMŞU${brandId}` });
  expect([byName.status, byName.body.errors[0]?.path]).toEqual([400, 'name']);
  const byAlias = await save({ aliases: [`yan${brandId}`] });
  expect([byAlias.status, byAlias.body.errors[0]?.path]).toEqual([400, 'aliases']);
  expect((await save({ brandId: 999_999 })).status).toBe(404);
});

const sendLogo = (bytes: Buffer, id = brandId, token = me.token) =>
  app.fastify.inject({
    method: 'POST',
    url: `${apiPrefix}/${setBrandLogo.path}?brandId=${id}`,
    headers: {
      authorization: `Bearer ${token}`,
      host: new URL(app.ctx.config.backofficeOrigin).host,
      'content-type': 'image/jpeg',
    },
    payload: bytes,
  });

test('a logo stands on the page of the brand and of its products until it is removed, each with its trace', async () => {
  const shown = async () => [
    (await app.call(shopBrandCalls.getShopBrand, { brandId: String(brandId) }, buyer)).result.logoUrl,
    (await app.call(getProductDetail, { productId: String(productId) }, buyer)).result.product.brandLogoUrl,
    (await app.call(getBrand, { brandId: String(brandId) }, me)).result.logoUrl,
  ];
  expect(await shown()).toEqual([null, null, null]);
  const logo = await takenPhoto(120, 120);
  expect((await sendLogo(logo)).statusCode).toBe(200);
  const [url] = await shown();
  expect(await shown()).toEqual([url, url, url]);
  const picture = await app.fastify.inject({ url: url ?? '' });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  // The same picture is sent again; its files already exist.
  expect((await sendLogo(logo)).json()).toMatchObject({ result: { logoUrl: url } });

  expect((await app.call(removeBrandLogo, { brandId }, me)).result.logoUrl).toBeNull();
  expect(await shown()).toEqual([null, null, null]);
  expect((await app.call(removeBrandLogo, { brandId }, me)).status).toBe(404);
  const { items } = (await app.call(getAuditTrail, {}, await signedInOperator(app))).result;
  expect(items.slice(0, 3).map(({ action, after }) => [action, after?.['logo'] === null])).toEqual([
    ['brand.logo', true],
    ['brand.logo', false],
    ['brand.logo', false],
  ]);
});

test('a logo is taken from an operator of the catalogue only, and only as a picture of enough pixels', async () => {
  const logo = await takenPhoto(120, 120);
  const finance = await signedInOperator(app, ['finance']);
  expect((await sendLogo(logo, brandId, 'none')).statusCode).toBe(401);
  expect((await sendLogo(logo, brandId, finance.token)).statusCode).toBe(403);
  expect((await sendLogo(logo, 999_999)).statusCode).toBe(404);
  expect((await sendLogo(Buffer.from('<svg onload="x"/>'))).statusCode).toBe(400);
  const small = await sendLogo(await takenPhoto(95, 200));
  expect(small.statusCode).toBe(400);
  expect(small.json()).toMatchObject({ errors: [{ message: 'Görsel en az 96 × 96 piksel olmalıdır.' }] });
});
