import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { pictureViews, productPictureUrl } from '@havan/domain/product-picture';
import { describe, expect, test } from 'vitest';
import { openDemoMarket } from '../../../cli/demo-market/demo-market.ts';
import { makeBrand, makeDrawnPicture, makeProduct } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp({ ports: { demoMarket: await openDemoMarket() } });
const get = (url: string, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method: 'GET', url, headers });
const compressed = { 'accept-encoding': 'gzip, deflate, br' };
const forEver = 'public, max-age=31536000, immutable';
const forAMinute = 'public, max-age=60';

async function drawnProduct(): Promise<number> {
  const { db } = app.database;
  const id = await makeProduct(db, {
    name: 'Virendo Magnezyum & <Çinko>',
    brand_id: await makeBrand(db, `Virendo "${Math.random()}"`),
  });
  const pack = { form: 'jar', identity: 'virendo', label: 'Magnezyum & <Çinko>', size: '60 ml', line: 2 };
  for (const [i, view] of pictureViews.entries()) await makeDrawnPicture(db, id, i + 1, { ...pack, view });
  return id;
}

/** Replaces the picture at a place of a product by bytes. Returns their hash. */
async function setPhoto(productId: number, bytes: Buffer, position = 1): Promise<string> {
  const { db } = app.database;
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const storageKey = `products/${contentHash.slice(0, 40)}.webp`;
  await app.ports.storage.put(storageKey, bytes, 'image/webp');
  await db
    .deleteFrom('product_picture')
    .where('product_id', '=', productId)
    .where('position', '=', position)
    .execute();
  await db
    .insertInto('product_picture')
    .values({
      product_id: productId,
      position,
      kind: 'photo',
      storage_key: storageKey,
      content_hash: contentHash,
      content_type: 'image/webp',
      width: 800,
      height: 800,
      alt: 'Kutunun ön yüzü',
    })
    .execute();
  return contentHash;
}

describe('a drawn picture', () => {
  test('may be cached for ever under its drawing number, a minute under any other', async () => {
    const id = await drawnProduct();
    const response = await get(productPictureUrl(id), compressed);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers['cache-control']).toBe(forEver);
    expect(response.headers['content-encoding']).toBe('br');
    const svg = brotliDecompressSync(response.rawPayload).toString();
    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(svg).toContain('Magnezyum &amp; &lt;Çinko&gt;');
    expect((await get(`/img/p/${id}?v=999`)).headers['cache-control']).toBe(forAMinute);
    expect((await get(`/img/p/${id}`)).headers['cache-control']).toBe(forAMinute);
  });

  test('shows the back with its barcode, and the leaflet', async () => {
    const id = await drawnProduct();
    expect((await get(productPictureUrl(id, 'back'))).body).toMatch(/>86900\d{8}</);
    expect((await get(productPictureUrl(id, 'leaflet'))).body).toContain('KULLANMA TALİMATI');
    expect((await get(`/img/p/${id}-side`)).statusCode).toBe(404);
  });

  test('is readable without Brotli, and the same', async () => {
    const url = productPictureUrl(await drawnProduct());
    const plain = await get(url, { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(brotliDecompressSync((await get(url, compressed)).rawPayload).toString());
  });

  test('still has the address that ended in .svg', async () => {
    expect((await get(`/img/p/${await drawnProduct()}-back.svg?v=1`)).statusCode).toBe(200);
  });

  test('is a carton when its row has no spec', async () => {
    const id = await makeProduct(app.database.db, { name: 'Sade Ürün' });
    await makeDrawnPicture(app.database.db, id, 1);
    expect((await get(productPictureUrl(id))).body).toContain('Sade Ürün');
  });
});

describe('a photograph', () => {
  const photo = Buffer.from('RIFF....WEBPVP8 one');

  test('is served from the storage, for ever under its hash', async () => {
    const id = await makeProduct(app.database.db);
    const hash = await setPhoto(id, photo);
    const response = await get(`/img/p/${id}?v=${hash}`, compressed);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/webp');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.headers['cache-control']).toBe(forEver);
    expect(response.rawPayload.equals(photo)).toBe(true);
    expect((await get(productPictureUrl(id))).headers['cache-control']).toBe(forAMinute);
  });

  test('replaces a drawn picture and another photograph within a minute', async () => {
    const id = await drawnProduct();
    const url = productPictureUrl(id);
    expect((await get(url)).headers['content-type']).toContain('svg');
    for (const bytes of [photo, Buffer.from('RIFF....WEBPVP8 two')]) {
      await setPhoto(id, bytes);
      app.clock.advance(61_000);
      const response = await get(url);
      expect(response.rawPayload.equals(bytes)).toBe(true);
      expect(response.headers['cache-control']).toBe(forAMinute);
    }
  });

  test('is replaced by the outline when its file is lost', async () => {
    const id = await makeProduct(app.database.db);
    const hash = await setPhoto(id, Buffer.from('RIFF....WEBPVP8 lost'));
    await app.ports.storage.remove(`products/${hash.slice(0, 40)}.webp`);
    const response = await get(`/img/p/${id}?v=${hash}`);
    expect(response.headers['content-type']).toContain('svg');
    expect(response.headers['cache-control']).toBe(forAMinute);
  });
});

test('a placeholder is never cached for ever', async () => {
  const id = await makeProduct(app.database.db);
  const response = await get(productPictureUrl(id));
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe(forAMinute);
});

test('an unchanged picture is not sent again, in either coding', async () => {
  const url = `/img/p/${await drawnProduct()}`;
  for (const headers of [compressed, { 'accept-encoding': 'identity' }]) {
    const etag = String((await get(url, headers)).headers['etag']);
    const again = await get(url, { ...headers, 'if-none-match': `"other", W/${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers['etag']).toBe(etag);
  }
  expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test.each([
  '/img/p/999999999',
  '/img/p/abc',
  '/img/p/1.png',
  '/img/p/-1',
  '/img/p/1.svg.svg',
  '/img/p/9999999999999999999',
  "/img/p/1'",
])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});
