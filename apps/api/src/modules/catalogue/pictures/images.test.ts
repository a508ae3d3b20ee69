import { brotliDecompressSync } from 'node:zlib';
import { pictureViews, productPictureUrl } from '@havan/domain/product-picture';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openDemoMarket } from '../../../cli/demo-market/demo-market.ts';
import { makeBrand, makeDrawnPicture, makeProduct } from '../../../testing/factories.ts';
import { takenPhoto } from '../../../testing/photos.ts';
import { testApp } from '../../../testing/test-app.ts';
import { addProductPhotos, keepPhoto, photographedViews, setProductPhoto } from './product-photos.service.ts';

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

/** Sets a photograph as the front of a product. Returns its hash. */
async function setPhoto(productId: number, seed = 128): Promise<string> {
  const photo = await keepPhoto(app.ctx, await takenPhoto(900, 800, seed));
  await setProductPhoto(app.ctx, productId, 'front', photo);
  return photo.hash;
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
  const modern = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' };

  test('leads to its bytes in the width asked for and the best format, which are cached for ever', async () => {
    const id = await makeProduct(app.database.db);
    const hash = await setPhoto(id);
    const asked = await get(`${productPictureUrl(id)}&w=100`, modern);
    expect(asked.statusCode).toBe(302);
    expect(asked.headers).toMatchObject({ 'cache-control': forAMinute, vary: 'accept' });
    expect(asked.headers['location']).toBe(`/img/f/${hash.slice(0, 40)}-192.avif`);
    const photo = await get(String(asked.headers['location']));
    expect(photo.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': forEver });
    expect(photo.rawPayload.subarray(4, 12).toString('latin1')).toBe('ftypavif');
    const webp = await get(`/img/f/${hash.slice(0, 40)}-480.webp`);
    expect(await sharp(webp.rawPayload).metadata()).toMatchObject({ width: 480, height: 480 });
  });

  test('is given in the kept width that covers the wish, as WebP to a browser without AVIF', async () => {
    const id = await makeProduct(app.database.db);
    await setPhoto(id);
    const fileOf = async (query: string) => {
      const { headers } = await get(`${productPictureUrl(id)}${query}`, { accept: 'image/webp,*/*' });
      return String(headers['location']).split('-').at(-1);
    };
    expect(await fileOf('')).toBe('480.webp');
    expect(await fileOf('&w=1')).toBe('96.webp');
    expect(await fileOf('&w=481')).toBe('960.webp');
    expect(await fileOf('&w=99999')).toBe('960.webp');
    expect(await fileOf('&w=x')).toBe('480.webp');
  });

  test('replaces a drawn picture within a minute, and another photograph at once', async () => {
    const id = await drawnProduct();
    const url = productPictureUrl(id);
    expect((await get(url)).headers['content-type']).toContain('svg');
    for (const seed of [100, 150]) {
      const hash = await setPhoto(id, seed);
      if (seed === 100) app.clock.advance(61_000);
      expect((await get(url)).headers['location']).toContain(hash.slice(0, 40));
    }
  });

  test('whose file is lost, and any other address of a file, is not found', async () => {
    const id = await makeProduct(app.database.db);
    const hash = (await setPhoto(id, 60)).slice(0, 40);
    await app.ports.storage.remove(`product-photos/${hash}-96.webp`);
    for (const file of [`${hash}-96.webp`, `${hash}-97.webp`, `${hash}-192.png`, `..%2f${hash}-192.webp`])
      expect((await get(`/img/f/${file}`)).statusCode).toBe(404);
  });

  test('fills the views of a product that have none, in order', async () => {
    const id = await drawnProduct();
    await setPhoto(id);
    await addProductPhotos(app.ctx, id, [await takenPhoto(800, 800, 90), await takenPhoto(800, 800, 91)]);
    expect(await photographedViews(app.ctx, id)).toEqual(['front', 'back', 'leaflet']);
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
