import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeBrand, makeProduct } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { productPictureUrl } from '@havan/domain/product-picture';

const app = testApp();
const get = (url: string, encoding = 'gzip, deflate, br') =>
  app.fastify.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } });

const product = async () =>
  makeProduct(app.database.db, {
    name: 'Virendo Magnezyum & <Çinko>',
    brand_id: await makeBrand(app.database.db, `Virendo "${Math.random()}"`),
    pack: JSON.stringify({
      form: 'jar',
      identity: 'virendo',
      label: 'Magnezyum & <Çinko>',
      size: '60 ml',
      note: 'Takviye',
      line: 2,
    }),
  });

describe('/img/p/<id>.svg', () => {
  test('draws a picture that may be kept for ever', async () => {
    const response = await get(productPictureUrl(await product()));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-encoding']).toBe('br');
    const svg = brotliDecompressSync(response.rawPayload).toString();
    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(svg).toContain('Magnezyum &amp; &lt;Çinko&gt;');
  });

  test('draws the back with its barcode, and the leaflet', async () => {
    const id = await product();
    const back = await get(productPictureUrl(id, 'back'), '');
    expect(back.body).toMatch(/>86900\d{8}</);
    expect((await get(productPictureUrl(id, 'leaflet'), '')).body).toContain('KULLANMA TALİMATI');
    expect((await get(`/img/p/${id}-side.svg`, '')).statusCode).toBe(404);
  });

  test('is readable without Brotli, and the same', async () => {
    const url = productPictureUrl(await product());
    const plain = await get(url, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(brotliDecompressSync((await get(url)).rawPayload).toString());
  });

  test('draws a carton where a row says nothing', async () => {
    const response = await get(
      productPictureUrl(await makeProduct(app.database.db, { name: 'Sade Ürün', pack: '{}' })),
      '',
    );
    expect(response.body).toContain('Sade Ürün');
  });

  test.each([
    '/img/p/999999999.svg',
    '/img/p/abc.svg',
    '/img/p/1.png',
    '/img/p/-1.svg',
    '/img/p/1.svg.svg',
    '/img/p/9999999999999999999.svg',
    "/img/p/1'.svg",
  ])('knows no %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
