import { addressCalls } from '@havan/contract/addresses';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { basketCalls } from '@havan/contract/basket';
import { bankPaymentPage } from '@havan/contract/bank';
import { apiPrefix, type Call, idempotencyHeader, type RequestOf, type ResultOf } from '@havan/contract/call';
import type { Envelope } from '@havan/contract/envelope';
import { paymentCalls } from '@havan/contract/payment';
import { sessionCalls } from '@havan/contract/session';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankHeaders } from '../../ports/bank-signature.ts';
import { makeListing, makeParty, makeProduct, testPassword } from '../../testing/factories.ts';
import { freePort, kill, startProgram } from '../../testing/processes.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const secret = 'bank secret of the drill, 32 characters or more';
const successCard = '4000123400000016';
const code = '123456';

let env: Record<string, string>;
let apiUrl: string;
let bankUrl: string;
let bank: ChildProcess;
let api: ChildProcess;
let dataDir: string;
let token: string;
let listingId: number;
let companyId: number;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'havan-drill-'));
  const [port, bankPort] = [await freePort(), await freePort()];
  env = {
    PORT: String(port),
    BANK_PORT: String(bankPort),
    BANK_ORIGIN: `http://127.0.0.1:${bankPort}`,
    BANK_SECRET: secret,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DEMO: '0',
  };
  apiUrl = `http://127.0.0.1:${port}`;
  bankUrl = `http://127.0.0.1:${bankPort}`;
  bank = await startProgram('bank-sandbox', env);
  api = await startProgram('api', env);
}, 60_000);
afterAll(async () => {
  await kill(api);
  await kill(bank);
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  const { db } = database;
  const seller = await makeParty(db, 'merchant');
  listingId = await makeListing(db, { sellerId: seller.companyId, productId: await makeProduct(db) });
  const buyer = await makeParty(db, 'pharmacy');
  companyId = buyer.companyId;
  const { username } = await db
    .selectFrom('app_user')
    .select('username')
    .where('id', '=', buyer.userId)
    .executeTakeFirstOrThrow();
  token = (await call(sessionCalls.signIn, { username, password: testPassword, userType: 1 })).token;
  await call(addressCalls.saveAddress, {
    title: 'Eczane',
    receiver: 'Moda Eczanesi',
    phone: '05320000000',
    townId: 3401,
    line: 'Moda Cad. 1',
  });
  await call(basketCalls.addOrRemove, { listingId, type: 'add', count: 2 });
});

async function call<C extends Call>(
  wanted: C,
  request: RequestOf<C>,
  key: string = randomUUID(),
): Promise<ResultOf<C>> {
  const query =
    wanted.encoding === 'query'
      ? `?${new URLSearchParams(request as Record<string, string>).toString()}`
      : '';
  const response = await fetch(`${apiUrl}${apiPrefix}/${wanted.path}${query}`, {
    method: wanted.method,
    headers: {
      'content-type': 'application/json',
      [idempotencyHeader]: key,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(wanted.encoding === 'json' && { body: JSON.stringify(request) }),
  });
  const body = (await response.json()) as Envelope<ResultOf<C>>;
  if (body.result === null) throw new Error(`${wanted.path}: ${response.status} ${body.statusMessage}`);
  return body.result;
}

async function payRequest(): Promise<RequestOf<typeof paymentCalls.pay>> {
  const checkout = await call(paymentCalls.getCheckout, {});
  const card = {
    cardHolder: 'Deniz Yılmaz',
    cardNumber: successCard,
    expiryMonth: 12,
    expiryYear: 2099,
    cvv: '123',
  };
  const tokenised = await fetch(`${bankUrl}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  const { cardToken } = (await tokenised.json()) as { cardToken: string };
  return {
    sellerIds: checkout.groups.map((group) => group.seller.sellerId),
    basketVersion: checkout.basketVersion,
    addressId: checkout.addresses[0]?.addressId ?? 0,
    installments: 1,
    cardToken,
    acceptedAgreements: checkout.agreements.map(({ slug }) => slug),
  };
}

const enterCode = (threeDsUrl: string) =>
  fetch(`${threeDsUrl}/code`, { method: 'POST', body: new URLSearchParams({ code }), redirect: 'manual' });

/** What a page that waits would do, until the payment has ended. */
async function finalState(paymentId: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { state } = await call(paymentCalls.getPaymentStatus, { paymentId });
    if (state === 'captured' || state === 'failed') return state;
    await wait(100);
  }
  return 'still open';
}

/** Everything that the bank ever took from this buyer, from its own record. */
async function charges(): Promise<number[]> {
  const target = '/payments?from=2000-01-01T00:00:00.000Z';
  const headers = bankHeaders(secret, { method: 'GET', path: target, body: '' }, new Date());
  const { payments } = v.parse(bankPaymentPage, await (await fetch(bankUrl + target, { headers })).json());
  const { rows } = await sql<{ id: string }>`
    select id from payment where buyer_company_id = ${companyId}`.execute(database.db);
  const own = new Set(rows.map(({ id }) => id));
  return payments
    .filter(({ attemptId, status }) => own.has(attemptId) && status === 'captured')
    .map(({ amount }) => amount);
}

async function books() {
  const { rows } = await sql<{ orders: number; paid: number; stock: number; ledger: number; held: number }>`
    select (select count(*) from orders where buyer_company_id = ${companyId}) as orders,
           (select coalesce(sum(total), 0) from orders where buyer_company_id = ${companyId})::bigint as paid,
           (select stock from listing where id = ${listingId}) as stock,
           (select coalesce(sum(amount), 0) from ledger_posting)::bigint as ledger,
           (select count(*) from reservation where listing_id = ${listingId} and state = 'held') as held`.execute(
    database.db,
  );
  return rows[0];
}

const oneSale = { orders: 1, paid: 24_990, stock: 8, ledger: 0, held: 0 };

test('the API dies while the buyer is at the bank: one paid order, one charge', async () => {
  const { paymentId, threeDs } = await call(paymentCalls.pay, await payRequest());
  await kill(api);
  expect((await enterCode(threeDs?.url ?? '')).status).toBe(303);
  api = await startProgram('api', env);
  expect(await finalState(paymentId)).toBe('captured');
  expect(await charges()).toEqual([24_990]);
  expect(await books()).toEqual(oneSale);
}, 60_000);

test('the API dies while the bank tells it: one paid order, one charge', async () => {
  const { paymentId, threeDs } = await call(paymentCalls.pay, await payRequest());
  const entered = enterCode(threeDs?.url ?? '');
  await wait(3);
  await kill(api);
  await entered;
  api = await startProgram('api', env);
  expect(await finalState(paymentId)).toBe('captured');
  expect(await charges()).toEqual([24_990]);
  expect(await books()).toEqual(oneSale);
}, 60_000);

test.each([2, 8, 20])(
  'the API dies %i ms after the button: the same key goes on, one paid order, one charge',
  async (ms) => {
    const request = await payRequest();
    const key = randomUUID();
    const pressed = call(paymentCalls.pay, request, key).catch(() => null);
    await wait(ms);
    await kill(api);
    await pressed;
    api = await startProgram('api', env);
    // The key of a process that died is free again after some seconds; they pass here at once.
    await sql`update idempotency_key set created_at = created_at - interval '1 minute'`.execute(database.db);
    const { paymentId, threeDs } = await call(paymentCalls.pay, request, key);
    await enterCode(threeDs?.url ?? '');
    expect(await finalState(paymentId)).toBe('captured');
    expect(await charges()).toEqual([24_990]);
    expect(await books()).toEqual(oneSale);
  },
  60_000,
);
