import { apiPrefix, type Call } from '@havan/contract/call';
import { calls } from '@havan/contract/calls';
import { apiKeyCalls } from '@havan/contract/identity/api-keys';
import { getUserListings } from '@havan/contract/listings/listings';
import { apiKeyRequestsPerMinute, type ApiKeyScope, apiKeyScopes } from '@havan/domain/api-key';
import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { createLogger } from '../../../core/http/observability/logger.ts';
import { createMetrics } from '../../../core/http/observability/metrics.ts';
import { signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const named = Object.entries(calls as Readonly<Record<string, Call>>).filter(
  ([, { access }]) => access !== 'public' && access !== 'operator',
);
const { createApiKey, revokeApiKey } = apiKeyCalls;

/** The calls that each scope allows, written a second time here on purpose. */
const opened: Readonly<Record<ApiKeyScope, readonly string[]>> = {
  'orders.read': ['getOpenUtsNotices', 'getOrderDetail', 'getOrderFeed', 'getOrders', 'getOrderUts'],
  'orders.ship': [
    'bulkConfirm',
    'bulkShip',
    'confirmOrder',
    'correctShipment',
    'prepareOrder',
    'setUtsLine',
    'shipOrder',
    'undoPrepareOrder',
  ],
  'invoices.write': ['drawInvoice', 'issueInvoice', 'saveDraft', 'setInvoice'],
  'listings.read': ['getListableProduct', 'getListing', 'getListingStateCounts', 'getUserListings'],
  'listings.write': [
    'activateListings',
    'createListing',
    'deleteListings',
    'feedListings',
    'passivateListings',
    'updateListings',
  ],
};

/** A key for each scope, and one with all scopes. */
const keys = new Map<ApiKeyScope | 'all', string>();
let owner: Awaited<ReturnType<typeof signedInSeller>>;
beforeAll(async () => {
  owner = await signedInSeller(app);
  for (const scope of [...apiKeyScopes, 'all'] as const) {
    const scopes = scope === 'all' ? [...apiKeyScopes] : [scope];
    keys.set(scope, (await app.call(createApiKey, { name: scope, scopes }, owner)).result.key);
  }
});

const ask = async ({ method, path, encoding }: Call, scope: ApiKeyScope | 'all') => {
  const { statusCode, body } = await app.fastify.inject({
    method,
    url: `${apiPrefix}/${path}`,
    headers: {
      authorization: `Bearer ${keys.get(scope)}`,
      'idempotency-key': crypto.randomUUID(),
      ...(encoding !== 'query' && { 'content-type': 'application/json' }),
    },
    ...(encoding !== 'query' && { payload: '{}' }),
  });
  const [error] = (JSON.parse(body) as { errors?: { message: string }[] }).errors ?? [];
  return { statusCode, message: error?.message ?? '' };
};

test('each scope opens what its list says', () => {
  const byScope = Object.groupBy(
    named.filter(([, { key }]) => key),
    ([, { key }]) => key ?? 'none',
  );
  const found = Object.fromEntries(
    Object.entries(byScope).map(([scope, all]) => [
      scope,
      all?.map(([name]) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
    ]),
  );
  expect(found).toEqual(opened);
});

test.each(named.filter(([, { key }]) => !key))(
  '%s is closed to a key of every scope',
  async (_name, call) => {
    expect(await ask(call, 'all')).toEqual({ statusCode: 403, message: 'Bu işlem anahtarla yapılamaz.' });
  },
);

test.each(named.filter(([, { key }]) => key))('%s is open to its scope alone', async (_name, call) => {
  for (const scope of apiKeyScopes) {
    app.clock.advance(1000);
    const { message } = await ask(call, scope);
    const isScope = message.includes(`(${call.key})`);
    expect([scope, isScope]).toEqual([scope, scope !== call.key]);
  }
});

test('no key reaches what moves money out, who belongs to the company, or other keys', () => {
  const closed = /^(?:Wallet|Payment|PayoutAccounts|Cards|Credit|ApiKeys|Webhooks|Account|Token)\//;
  expect(named.filter(([, { key, path }]) => key && closed.test(path)).map(([name]) => name)).toEqual([]);
});

test('the headers contain the limit, and requests beyond it are refused with a time to wait', async () => {
  const { key: token } = (await app.call(createApiKey, { name: 'Sınır', scopes: ['listings.read'] }, owner))
    .result;
  const first = await app.call(getUserListings, {}, { token });
  expect(first.headers['ratelimit-policy']).toBe(`"minute";q=${apiKeyRequestsPerMinute};w=60`);
  expect(first.headers['ratelimit']).toMatch(
    new RegExp(`^"minute";r=${apiKeyRequestsPerMinute - 1};t=\\d+$`),
  );
  await app.database.db.updateTable('api_key_minute').set({ calls: apiKeyRequestsPerMinute }).execute();
  const beyond = await app.call(getUserListings, {}, { token });
  expect(beyond.status).toBe(429);
  expect(beyond.headers['ratelimit']).toMatch(/^"minute";r=0;t=\d+$/);
  expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(0);
});

test('a key that one process has revoked is refused by the other at its next request', async () => {
  const { ctx } = app;
  const metrics = createMetrics(() => ({ total: 0, idle: 0, waiting: 0 }));
  const second = await buildApp({
    ctx: { ...ctx, log: createLogger(ctx.config) },
    metrics,
    answerChecks: 'every',
  });
  try {
    const { key, apiKey } = (await app.call(createApiKey, { name: 'İki', scopes: ['listings.read'] }, owner))
      .result;
    const read = async () =>
      (
        await second.inject({
          url: `${apiPrefix}/${getUserListings.path}`,
          headers: { authorization: `Bearer ${key}` },
        })
      ).statusCode;
    expect(await read()).toBe(200);
    await app.call(revokeApiKey, { apiKeyId: apiKey.apiKeyId }, owner);
    expect(await read()).toBe(401);
  } finally {
    await second.close();
  }
});
