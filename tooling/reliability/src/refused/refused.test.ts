import { randomUUID } from 'node:crypto';
import { signedInAs } from '@havan/api/testing/signed-in';
import { testApp } from '@havan/api/testing/test-app';
import { apiPrefix, type Call, idempotencyHeader, isOfBackoffice } from '@havan/contract/call';
import { calls, schemasOf } from '@havan/contract/calls';
import { beforeAll, describe, expect, test } from 'vitest';

const app = testApp();
const named = Object.entries(calls) as [string, Call][];
const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

let token: string;
beforeAll(async () => {
  ({ token } = await signedInAs(app, 'pharmacy'));
});

/** Sends requests that the contract's client cannot send. */
const send = ({ method, path, encoding, idempotent }: Call, payload: string) =>
  app.fastify.inject({
    method,
    url: `${apiPrefix}/${path}${encoding === 'query' ? `?${payload}` : ''}`,
    headers: {
      ...(isOfBackoffice({ path }) && { host: 'backoffice.localhost' }),
      authorization: `Bearer ${token}`,
      ...(idempotent && { [idempotencyHeader]: randomUUID() }),
      ...(encoding !== 'query' && { 'content-type': contentTypes[encoding] }),
    },
    ...(encoding !== 'query' && { payload }),
  });

describe('prototype pollution', () => {
  const asJson = ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'];
  const asText = ['__proto__[isAdmin]=true', '__proto__=true', 'constructor[prototype][isAdmin]=true'];

  test.each(named)('%s', async (_name, call) => {
    for (const payload of call.encoding === 'json' ? asJson : asText) {
      const { statusCode } = await send(call, payload);
      expect([payload, [400, call.access === 'operator' ? 401 : 403].includes(statusCode)]).toEqual([
        payload,
        true,
      ]);
    }
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});

describe('header injection', () => {
  const marked = 'x%0d%0aset-cookie:%20injected=1%0d%0ax-injected:%201';

  test.each(named)('%s', async (_name, call) => {
    const fields = Object.keys((schemasOf(call).request as { entries?: object }).entries ?? { q: 0 });
    const text = fields.map((field) => `${field}=${marked}`).join('&');
    const json = JSON.stringify(
      Object.fromEntries(fields.map((field) => [field, decodeURIComponent(marked)])),
    );
    const { statusCode, headers } = await send(call, call.encoding === 'json' ? json : text);
    expect(statusCode).toBeLessThan(500);
    expect(headers['set-cookie']).toBeUndefined();
    expect(Object.keys(headers)).not.toContain('x-injected');
  });

  test.each(['a\u0000bcdefgh', 'x'.repeat(65), 'id with blanks', '<script>'])(
    'the request id %j is not sent back',
    async (id) => {
      const { headers } = await app.fastify.inject({ url: '/health/live', headers: { 'x-request-id': id } });
      expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
      expect(headers['x-request-id']).not.toBe(id);
    },
  );
});

describe('open redirect', () => {
  const { buyerOrigin, merchantOrigin, kitOrigin } = testOrigins();
  const paths = [
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/%5cevil.example',
    '/merchant//evil.example',
    '/merchant/..//evil.example',
    '/merchant@evil.example',
    '/merchant/@evil.example',
    '/ui-kit//evil.example',
    '/ui-kit?returnUrl=//evil.example',
    '/?returnUrl=https://evil.example',
    '/account/login?returnUrl=//evil.example',
    '/%0d%0alocation:%20https://evil.example',
    `${apiPrefix}/Payment/Return?paymentId=//evil.example`,
    `${apiPrefix}/Payment/Return?paymentId=${randomUUID()}`,
  ];
  const hosts = ['localhost', 'evil.example', new URL(buyerOrigin).host, new URL(merchantOrigin).host];

  test.each(paths)('%s', async (url) => {
    for (const host of hosts) {
      const { headers, statusCode } = await app.fastify.inject({
        url,
        headers: { host, 'sec-fetch-dest': 'document' },
      });
      // A server answers 503 when its apps are not built, as in a fresh clone.
      expect(statusCode === 503 || statusCode < 500).toBe(true);
      const target = new URL(headers.location ?? '/', buyerOrigin);
      expect([host, [buyerOrigin, merchantOrigin, kitOrigin].includes(target.origin)]).toEqual([host, true]);
    }
  });
});

/** Returns the default origins, which the server under test uses. */
function testOrigins() {
  const at = (name: string) => `http://${name}.localhost:4000`;
  return { buyerOrigin: at('buyer'), merchantOrigin: at('merchant'), kitOrigin: at('kit') };
}
