import { randomUUID } from 'node:crypto';
import { withSchemas } from '@havan/contract/call';
import { done, id, idText, nothing } from '@havan/contract/primitives';
import Fastify, { type FastifyInstance } from 'fastify';
import formbody from '@fastify/formbody';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../app-error.ts';
import type { Actor, Context } from '../context.ts';
import { makeParty } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { registerBindings } from './adapter.ts';
import { bind, done as isDone, type Binding } from './bind.ts';
import { handleError } from './error-handler.ts';
import { CallerMeter, paidTimes } from './limits/caller-limits.ts';
import { FairShares } from './limits/fair-shares.ts';

/** A server with calls that only this test has; the token names the company type of the caller. */
const app = testApp();
let server: FastifyInstance;
const parties: Record<string, Actor> = {};
/** The names of the calls that were handled. */
const ran: string[] = [];

const base = { method: 'POST', encoding: 'json', access: 'signedIn' } as const;
const summary = '';
const echo = withSchemas(
  { ...base, method: 'GET', encoding: 'query', path: 'Test/Echo' },
  {
    request: v.strictObject({ productId: idText, note: v.optional(v.string()) }),
    result: v.object({ productId: id }),
    summary,
  },
);
const formCall = withSchemas(
  { ...base, encoding: 'form', path: 'Test/Form' },
  { request: v.strictObject({ id: idText }), result: done, summary },
);
const buyerCall = withSchemas(
  { ...base, access: 'buyer', path: 'Test/Buyer' },
  { request: nothing, result: done, summary },
);
const tradeCall = withSchemas(
  { ...base, trades: true, path: 'Test/Trade' },
  { request: nothing, result: done, summary },
);
const openCall = withSchemas(
  { ...base, access: 'public', path: 'Test/Open' },
  { request: nothing, result: done, summary },
);
const brokenCall = withSchemas(
  { ...base, path: 'Test/Broken' },
  { request: nothing, result: v.object({ id }), summary },
);
const townSchemas = {
  request: v.strictObject({ name: v.string(), mode: v.picklist(['fine', 'refuse', 'slow']) }),
  result: v.object({ id }),
  summary,
};
const addTown = withSchemas({ ...base, idempotent: true, path: 'Test/AddTown' }, townSchemas);
const pay = withSchemas({ ...base, idempotent: true, path: 'Test/Pay' }, townSchemas);

let hold = Promise.withResolvers<void>();
let nextTown = 5000;

const insertTown: Parameters<
  typeof bind<typeof townSchemas.request, typeof townSchemas.result, 'signedIn'>
>[1] = async (request, { ctx, idempotencyKey }) => {
  ran.push(`${request.name} ${idempotencyKey?.length}`);
  nextTown += 1;
  await ctx.db.insertInto('town').values({ id: nextTown, city_id: 34, name: request.name }).execute();
  if (request.mode === 'slow') await hold.promise;
  if (request.mode === 'refuse') throw new AppError('outOfStock');
  return { id: nextTown };
};

const bindings: Binding[] = [
  bind(echo, async (request) => ({ productId: request.productId })),
  bind(formCall, async () => isDone),
  bind(buyerCall, async () => isDone),
  bind(tradeCall, async () => isDone),
  bind(openCall, async () => isDone),
  bind(brokenCall, async () => ({ id: Number.NaN })),
  bind(addTown, insertTown),
  bind(pay, insertTown, { transaction: 'handler' }),
];

/** The tokens whose sessions were looked up. */
const lookedUp: string[] = [];

async function makeServer(
  shares = new FairShares({ each: 100, total: 100 }),
  isBlocked = async () => false,
): Promise<FastifyInstance> {
  const fastify = Fastify({ bodyLimit: 1000 });
  fastify.decorateRequest('userId', null);
  fastify.setErrorHandler(handleError);
  await fastify.register(formbody);
  const control = {
    authenticate: async (token: string) => {
      lookedUp.push(token);
      return parties[token.split('_')[0] ?? ''] ?? null;
    },
    authenticateKey: async () => null,
    authenticateOperator: async () => null,
    isBlocked,
    meter: new CallerMeter({ search: 0, smartCart: 0, upload: 0, export: 0 }, app.ctx.caches.get(paidTimes)),
    rulesOf: async () => ({ walletUserIds: [], campaignPanelUserIds: [], isOn: () => true }),
  };
  registerBindings(fastify, app.ctx, control, bindings, 'every', shares);
  return fastify;
}

beforeAll(async () => {
  for (const companyType of ['pharmacy', 'merchant'] as const) {
    const { companyId, userId, userType } = await makeParty(app.database.db, companyType);
    parties[companyType] = {
      userId,
      companyId,
      companyType,
      userType,
      username: companyType,
      role: 'owner',
      salesBan: false,
      rights: [],
      reviewState: 'approved',
      isWalletAvailable: true,
      familyId: randomUUID(),
    };
  }
  server = await makeServer();
});
beforeEach(() => {
  hold = Promise.withResolvers();
});
afterEach(() => {
  ran.splice(0);
  lookedUp.splice(0);
});

const as = (who: string) => ({ authorization: `Bearer ${who}_${'x'.repeat(30)}` });
const post = (path: string, payload: unknown, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: `/api/v1/Test/${path}`,
    payload: payload as object,
    headers: { ...as('pharmacy'), ...headers },
  });
const get = (query: string) => server.inject({ url: `/api/v1/Test/Echo${query}`, headers: as('pharmacy') });

// @spec §7 base-path buying-speed
// @spec buying idempotency

describe('requests', () => {
  test('reach their service with parsed fields', async () => {
    const response = await get('?productId=7');
    expect(response.json()).toEqual({
      statusCode: 200,
      statusMessage: 'OK',
      result: { productId: 7 },
      errors: [],
    });
  });

  test.each([
    ['a missing field', ''],
    ['a wrong field', '?productId=abc'],
    ['an unknown field', '?productId=7&isAdmin=true'],
    ['a repeated field', '?productId=7&productId=8'],
    ['a prototype', '?productId=7&__proto__=1'],
  ])('with %s are refused with the field', async (_name, query) => {
    const response = await get(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      statusCode: 400,
      result: null,
      errors: [{ message: expect.any(String) }],
    });
  });

  test('with a poisoned prototype in JSON are refused', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/api/v1/Test/Buyer',
      headers: { ...as('pharmacy'), 'content-type': 'application/json' },
      payload: '{"__proto__":{"isAdmin":true}}',
    });
    expect(response.statusCode).toBe(400);
  });

  test.each([
    ['application/json', '{"id":"1"}', 400],
    ['application/x-www-form-urlencoded', 'id=1', 200],
    ['text/xml', '<id/>', 400],
  ])('of a form call must be form-encoded, not %s', async (type, payload, status) => {
    const response = await server.inject({
      method: 'POST',
      url: '/api/v1/Test/Form',
      headers: { ...as('pharmacy'), 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
  });

  test('that are malformed or too long are refused', async () => {
    const broken = await server.inject({
      method: 'POST',
      url: '/api/v1/Test/Buyer',
      headers: { ...as('pharmacy'), 'content-type': 'application/json' },
      payload: '{',
    });
    expect(broken.statusCode).toBe(400);
    expect((await post('Buyer', { text: 'x'.repeat(2000) })).statusCode).toBe(413);
  });
});

describe('a company beyond its share', () => {
  const addTownAt = (at: FastifyInstance, mode: 'slow' | 'fine', payload?: string) =>
    at.inject({
      method: 'POST',
      url: '/api/v1/Test/AddTown',
      headers: { ...as('pharmacy'), 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
      payload: payload ?? JSON.stringify({ name: 'Kasaba', mode }),
    });

  test('is refused before its session is looked up and its body is read', async () => {
    const shares = new FairShares({ each: 1, total: 100 });
    const narrow = await makeServer(shares);
    const answers = Array.from({ length: 5 }, (_, at) => addTownAt(narrow, at === 0 ? 'slow' : 'fine'));
    await vi.waitFor(() => expect(shares.waiting).toBe(4));
    lookedUp.splice(0);
    const refused = await addTownAt(narrow, 'fine', '{ broken');
    expect([refused.statusCode, refused.headers['retry-after'], lookedUp]).toEqual([503, '1', []]);
    hold.resolve();
    for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(200);
    expect(shares.waiting).toBe(0);
    await narrow.close();
  });

  test('waits before its right to trade is read', async () => {
    const isBlocked = vi.fn(async () => false);
    const shares = new FairShares({ each: 1, total: 100 });
    const narrow = await makeServer(shares, isBlocked);
    const first = addTownAt(narrow, 'slow');
    await vi.waitFor(() => expect(ran).toHaveLength(1));
    const second = narrow.inject({ method: 'POST', url: '/api/v1/Test/Trade', headers: as('pharmacy') });
    await vi.waitFor(() => expect(shares.waiting).toBe(1));
    expect(isBlocked).not.toHaveBeenCalled();
    hold.resolve();
    expect((await Promise.all([first, second])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(isBlocked).toHaveBeenCalledOnce();
    await narrow.close();
  });
});

describe('access', () => {
  test('a visitor may make public calls only', async () => {
    expect((await post('Open', {}, { authorization: '' })).statusCode).toBe(200);
    const refused = await post('Buyer', {}, { authorization: '' });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
  });

  test('a company that cannot buy is refused by a call of buyers', async () => {
    expect((await post('Buyer', {}, as('merchant'))).statusCode).toBe(403);
    expect((await post('Buyer', {}, as('pharmacy'))).statusCode).toBe(200);
  });

  test('the session is checked before the request', async () => {
    expect((await post('Buyer', { nonsense: 1 }, { authorization: 'Bearer short' })).statusCode).toBe(401);
  });
});

test('a result that breaks the contract is a server error that does not show the value', async () => {
  const response = await post('Broken', {});
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ statusCode: 500, errors: [{ code: 'unexpected' }] });
  expect(response.body).not.toContain('NaN');
});

const townsNamed = (name: string) =>
  app.database.db.selectFrom('town').select('id').where('name', '=', name).execute();

describe.each(['AddTown', 'Pay'])('the idempotent call %s', (path) => {
  const key = () => ({ 'idempotency-key': randomUUID() });

  test('needs a key', async () => {
    expect((await post(path, { name: 'a', mode: 'fine' })).statusCode).toBe(400);
  });

  test('works once for a key and replays its answer', async () => {
    const name = `once ${path}`;
    const headers = key();
    const first = await post(path, { name, mode: 'fine' }, headers);
    const again = await post(path, { mode: 'fine', name }, headers);
    expect(again.json()).toEqual(first.json());
    expect(await townsNamed(name)).toHaveLength(1);
    expect(ran).toEqual([`${name} 36`]);
  });

  test('refuses a key that was used for something else', async () => {
    const headers = key();
    await post(path, { name: 'first', mode: 'fine' }, headers);
    const other = await post(path, { name: 'second', mode: 'fine' }, headers);
    expect(other.statusCode).toBe(409);
    expect(other.json().errors[0].code).toBe('idempotencyMismatch');
  });

  test('keeps the keys of companies apart', async () => {
    const headers = key();
    await post(path, { name: 'mine', mode: 'fine' }, headers);
    const theirs = await post(path, { name: 'theirs', mode: 'fine' }, { ...headers, ...as('merchant') });
    expect(theirs.statusCode).toBe(200);
  });

  test('answers a repetition with requestInFlight while the first is running', async () => {
    const name = `slow ${path}`;
    const headers = key();
    const first = post(path, { name, mode: 'slow' }, headers);
    await expect.poll(() => ran.length).toBe(1);
    const second = await post(path, { name, mode: 'slow' }, headers);
    expect(second.statusCode).toBe(409);
    expect(second.json().errors[0].code).toBe('requestInFlight');
    expect(second.headers['retry-after']).toBe('1');
    hold.resolve();
    const answer = await first;
    expect((await post(path, { name, mode: 'slow' }, headers)).json()).toEqual(answer.json());
    expect(await townsNamed(name)).toHaveLength(1);
  });

  test('does not keep a refusal: the same key may be tried again', async () => {
    const headers = key();
    expect((await post(path, { name: 'no', mode: 'refuse' }, headers)).statusCode).toBe(409);
    expect((await post(path, { name: 'no', mode: 'refuse' }, headers)).statusCode).toBe(409);
    expect(ran).toHaveLength(2);
  });

  test('runs once for many concurrent repetitions', async () => {
    const name = `many ${path}`;
    const headers = key();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(path, { name, mode: 'fine' }, headers)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await townsNamed(name)).toHaveLength(1);
  });
});

test('a refused call is rolled back', async () => {
  await post('AddTown', { name: 'undone', mode: 'refuse' }, { 'idempotency-key': randomUUID() });
  expect(await townsNamed('undone')).toEqual([]);
});

test('a key that another request used meanwhile rolls back the call', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const late = post('AddTown', { name: 'late', mode: 'slow' }, headers);
  await expect.poll(() => ran).toHaveLength(1);
  await app.database.db
    .insertInto('idempotency_key')
    .values({
      company_id: parties['pharmacy']?.companyId ?? 0,
      key: headers['idempotency-key'],
      call: 'Test/AddTown',
      request_hash: Buffer.from(''),
    })
    .execute();
  hold.resolve();
  const answer = await late;
  expect(answer.statusCode).toBe(409);
  expect(answer.json().errors[0].code).toBe('requestInFlight');
  expect(await townsNamed('late')).toEqual([]);
});

test('a handler that commits in steps is called again after its process was lost', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const ctx: Context = app.ctx;
  const first = await post('Pay', { name: 'lost', mode: 'fine' }, headers);
  await ctx.db
    .updateTable('idempotency_key')
    .set({ response: null })
    .where('key', '=', headers['idempotency-key'])
    .execute();
  expect((await post('Pay', { name: 'lost', mode: 'fine' }, headers)).statusCode).toBe(409);
  app.clock.advance(60_001);
  const retried = await post('Pay', { name: 'lost', mode: 'fine' }, headers);
  expect(retried.statusCode).toBe(200);
  expect(retried.json().result.id).not.toBe(first.json().result.id);
});
