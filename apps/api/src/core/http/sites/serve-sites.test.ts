import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { handleError } from '../error-handler.ts';
import { serveSites } from './serve-sites.ts';

let root: string;
let app: FastifyInstance;
const script = 'console.log("Merhaba");'.repeat(100);

async function build(site: string, files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = path.join(root, site);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'havan-sites-'));
  const buyer = await build('buyer', {
    'index.html': '<!doctype html><title>Alıcı</title>',
    'favicon.svg': '<svg/>',
    'assets/index-A1b2C3d4.js': script,
    'assets/index-A1b2C3d4.js.br': brotliCompressSync(script),
    'assets/index-A1b2C3d4.js.gz': gzipSync(script),
    'assets/index-A1b2C3d4.js.map': '{}',
    'account/login/index.html': '<!doctype html><title>Giriş</title>',
    'homepage/index.html':
      '<!doctype html><title>Ana sayfa</title><script>a<b</script><style>@media (width<2px){}</style>',
    'other.html': '<!doctype html><title>Her yer</title>',
  });
  const merchant = await build('merchant', { 'index.html': '<!doctype html><title>Satıcı</title>' });
  app = Fastify();
  app.setErrorHandler(handleError);
  const ctx = { config: testConfig() } as Context;
  serveSites(app, ctx, {
    buyer: { folder: buyer, base: '/' },
    merchant: { folder: merchant, base: '/merchant/' },
    backoffice: { folder: path.join(root, 'never-built'), base: '/' },
    kit: { folder: path.join(root, 'never-built'), base: '/' },
  });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'buyer.localhost:4000', ...headers } });

// @spec §1 merchant-area
// @spec §2.1 merchant-prefix
// @spec §7 first-look-speed

describe('pages', () => {
  test.each([
    ['/', 'Alıcı'],
    ['/cart', 'Her yer'],
    ['/listingdetail/12?x=1', 'Her yer'],
    // `/health` is a page of the back office; the health checks of the server are below it, such as `/health/ready`.
    ['/health', 'Her yer'],
    ['/account/login', 'Giriş'],
    ['/account/login/', 'Giriş'],
    ['/account/login/12?x=1', 'Giriş'],
    ['/account/login/12/13', 'Her yer'],
  ])('%s is %s', async (url, title) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.body).toContain(title);
  });

  test('have a policy that forbids inline scripts', async () => {
    expect((await get('/cart')).headers['content-security-policy']).toMatchInlineSnapshot(
      `"default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self' http://bank.localhost:4100; frame-src 'self' http://bank.localhost:4100; form-action 'self' http://bank.localhost:4100; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"`,
    );
  });

  test('allow their own inline scripts by hash, and none of other pages', async () => {
    const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = await policyOf('/homepage');
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hashOf('a<b')};`);
    expect(policy).toContain(`style-src 'self' ${hashOf('@media (width<2px){}')};`);
    expect(await policyOf('/cart')).not.toContain('sha256');
  });

  test('of the merchant area come from its app, also on a plain host', async () => {
    expect((await get('/merchant/listings', { host: 'localhost' })).body).toContain('Satıcı');
  });

  test('go to the host of their area', async () => {
    const response = await get('/merchant/myprofile/orders?filter=1');
    expect(response.statusCode).toBe(302);
    expect(response.headers['location']).toBe(
      'http://merchant.localhost:4000/merchant/myprofile/orders?filter=1',
    );
  });

  test('of an app that was not built answer 503, not 404', async () => {
    expect((await get('/', { host: 'kit.localhost:4000' })).statusCode).toBe(503);
  });
});

describe('files', () => {
  const url = '/assets/index-A1b2C3d4.js';

  test('with a hash in their name are kept for a year', async () => {
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  test('are sent in their precompressed form', async () => {
    const response = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(script);
    expect((await get(url, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    const plain = await get(url, { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toBe(script);
  });

  test('that the browser has are answered with 304', async () => {
    const first = await get(url, { 'accept-encoding': 'br' });
    const etag = String(first.headers['etag']);
    expect((await get(url, { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(url, { 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(200);
  });

  test.each([
    '/assets/gone-A1b2C3d4.js',
    '/assets/index-A1b2C3d4.js.map',
    '/robots.txt',
    '/..%2f..%2fetc/passwd.txt',
  ])('%s is unknown', async (missing) => {
    expect((await get(missing)).statusCode).toBe(404);
  });

  test('of a new build are served without a restart', async () => {
    await writeFile(path.join(root, 'merchant', 'index.html'), '<!doctype html><title>Yeni</title>');
    const later = new Date(Date.now() + 5000);
    await utimes(path.join(root, 'merchant', 'index.html'), later, later);
    await expect
      .poll(async () => (await get('/merchant', { host: 'localhost' })).body, { timeout: 3000 })
      .toContain('Yeni');
  });
});
