import { apiPrefix, type Call } from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import { webhookEvents } from '@havan/domain/webhook';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const app = testApp({ config: { demo: true, metricsToken: 'a token of at least thirty-two characters' } });
const get = (url: string, headers: Record<string, string> = {}) => app.fastify.inject({ url, headers });

/** Returns every route of the server as `GET /path`, read from the printed route tree. */
function openRoutes(): string[] {
  const branch: string[] = [];
  return app.fastify
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^([│ ├└─]*)(\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      branch.splice(indent.length / 4 - 1, Infinity, part);
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => `${method} ${branch.join('')}`);
    });
}

/** Every route of the server with its method. */
const addresses = [
  ...Object.values(calls).map(({ method, path }) => [method, `${apiPrefix}/${path}`] as const),
  ['GET', '/health/live'],
  ['GET', '/health/ready'],
  ['GET', '/metrics'],
  ['GET', '/api/docs'],
  ['GET', '/api/docs/guide'],
  ['GET', '/api/docs.css'],
  ['GET', '/api/docs.js'],
  ['GET', '/api/v1/openapi.json'],
  ['GET', '/outbox'],
  ['GET', '/api/v1/no/such'],
  ['POST', '/no-such-page'],
  ['GET', '/assets/none.js'],
  ['GET', '/%E0%A4%A'],
] as const;

describe('headers', () => {
  test.each(addresses)('%s %s has headers against sniffing, framing and caching', async (method, url) => {
    const { headers } = await app.fastify.inject({ method, url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'cache-control': expect.stringMatching(/^no-(store|cache)$/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('a valid request id of a proxy is kept', async () => {
    expect((await get('/health/live', { 'x-request-id': 'abc-123_DEF' })).headers['x-request-id']).toBe(
      'abc-123_DEF',
    );
    for (const bad of ['short', 'a'.repeat(65), 'with space', 'line\tbreak']) {
      expect((await get('/health/live', { 'x-request-id': bad })).headers['x-request-id']).not.toBe(bad);
    }
  });
});

test('an invalid URL is refused in an envelope', async () => {
  const response = await get('/%E0%A4%A');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ statusCode: 400, errors: [{ code: 'invalidRequest' }] });
});

describe('health', () => {
  test('live checks nothing, ready checks the database and names its migration', async () => {
    expect((await get('/health/live')).json()).toEqual({ status: 'live' });
    const ready = await get('/health/ready');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({ status: 'ready', migration: expect.stringMatching(/^\d{4}_/) });
  });
});

describe('/metrics', () => {
  test('is for this machine', async () => {
    await get('/health/live');
    const { body } = await get('/metrics');
    expect(body).toContain(
      'havan_http_request_seconds_count{method="GET",route="/health/live",status="200"}',
    );
    expect(body).toContain('havan_database_connections');
    for (const what of ['ledger_imbalance', 'orphan_orders', 'stuck_payments']) {
      expect(body).toContain(`havan_must_be_zero{what="${what}"} 0`);
    }
  });

  test('is 404 for others, also behind a proxy on this machine', async () => {
    const far = await app.fastify.inject({ url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(far.statusCode).toBe(404);
    expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  });

  test('opens to its token from anywhere', async () => {
    const authorization = 'Bearer a token of at least thirty-two characters';
    const far = await app.fastify.inject({
      url: '/metrics',
      remoteAddress: '203.0.113.9',
      headers: { authorization },
    });
    expect(far.statusCode).toBe(200);
    const wrong = await app.fastify.inject({
      url: '/metrics',
      remoteAddress: '203.0.113.9',
      headers: { authorization: authorization.replace('a token', 'b token') },
    });
    expect(wrong.statusCode).toBe(404);
  });
});

test('an unknown path is a 404 in an envelope, for every method', async () => {
  for (const [method, url] of [
    ['GET', '/api/v1/No/Such'],
    ['POST', '/cart'],
    ['DELETE', '/'],
    ['GET', '/health/none'],
  ] as const) {
    const response = await app.fastify.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ statusCode: 404, result: null, errors: [{ code: 'notFound' }] });
  }
});

describe('the contract as a document', () => {
  test('names every call once, with its access and its key', async () => {
    const document = (await get('/api/v1/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const [name, call] of Object.entries(calls)) {
      const operation = document.paths[`${apiPrefix}/${call.path}`]?.[call.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      const keys = (call as Call).key ? [{ key: [] }] : [];
      expect(operation.security).toEqual(call.access === 'public' ? [] : [{ session: [] }, ...keys]);
    }
    const upload = document.paths['/api/v1/ImageUpload/Upload'].post;
    expect(Object.keys(upload.requestBody.content)).toContain('application/pdf');
    const table = document.paths['/api/v1/Orders/Export'].get;
    expect(Object.keys(table.responses[200].content)).toContain('text/csv');
    const stream = Object.values<{ get?: { operationId: string } }>(document.paths);
    expect(stream.some(({ get: asked }) => asked?.operationId === 'liveStream')).toBe(true);
    const keyed = document.paths['/api/v1/BasketItems/AddOrRemove'].post;
    expect(keyed.parameters).toMatchObject([{ name: 'idempotency-key', in: 'header', required: true }]);
    const query = document.paths['/api/v1/Products/GetProductListings'].get.parameters;
    expect(query.map(({ name }: { name: string }) => name)).toContain('categoryId');
  });

  test('leaves out no route that the server opens beneath its prefix', async () => {
    const { paths } = (await get('/api/v1/openapi.json')).json();
    const known = new Set(
      Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    );
    const open = openRoutes().filter((route) => route.includes(` ${apiPrefix}/`));
    expect(open.length).toBeGreaterThan(300);
    // Routes that are no calls: the OpenAPI document, and the addresses that the card bank sends browsers and messages
    // to.
    expect(open.filter((route) => !known.has(route)).toSorted()).toEqual(
      [
        'GET Payment/Return',
        'GET Payment/Return.js',
        'GET openapi.json',
        'POST Payment/BankCallback',
        'POST Payment/Return',
      ].map((route) => route.replace(' ', ` ${apiPrefix}/`)),
    );
  });

  test('contains the targets of all its references', async () => {
    const { body } = await get('/api/v1/openapi.json');
    const { components } = JSON.parse(body);
    const names = [...body.matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref]) =>
      ref?.replace('#/components/schemas/', ''),
    );
    expect(new Set(names)).toEqual(new Set(Object.keys(components.schemas)));
  });

  test('is also an HTML page, on which every call of a seller can be tried', async () => {
    const { body, headers } = await get('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('/api/v1/Account/SignIn');
    expect(body.match(/<script/g)).toEqual(['<script']);
    expect(body).toContain('<script src="/api/docs.js" defer></script>');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const forms = Object.values(calls).filter(({ access }) => access !== 'operator');
    expect(body.match(/<form /g)).toHaveLength(forms.length);
    expect(body).toContain('data-path="/api/v1/Listings/Feed"');
    const script = await get('/api/docs.js');
    expect([script.statusCode, script.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
  });
});

test('a guide in Turkish leads from a key to the first listing', async () => {
  const { body, headers } = await app.fastify.inject({ method: 'GET', url: '/api/docs/guide' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain('<html lang="tr">');
  expect(body).not.toContain('<script');
  for (const path of ['Listings/Feed', 'Orders/Feed', 'Orders/UploadInvoice'])
    expect(body).toContain(`/api/v1/${path}`);
  for (const event of webhookEvents) expect(body).toContain(`<code>${event}</code>`);
});

test('/outbox shows what was sent, as text', async () => {
  const { db } = app.database;
  await db
    .insertInto('outbox_message')
    .values({ channel: 'sms', recipient: '05320000000', subject: '', body: 'Kodunuz: 123456 <b>&</b>' })
    .execute();
  const { body } = await get('/outbox');
  expect(body).toContain('Kodunuz: 123456 &lt;b&gt;&amp;&lt;/b&gt;');
});
