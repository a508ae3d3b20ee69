import { apiKeyCalls } from '@havan/contract/identity/api-keys';
import { getUserListings, passivateListings } from '@havan/contract/listings/listings';
import { withdrawToIban } from '@havan/contract/money/wallet';
import { getOrders } from '@havan/contract/sales/orders';
import { apiKeyRequestsPerMinute, apiKeyScopes } from '@havan/domain/api-key';
import { expect, test } from 'vitest';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp({ config: { trustedProxies: ['127.0.0.1'] } });
const { createApiKey, getApiKeys, revokeApiKey } = apiKeyCalls;
const day = 86_400_000;

const seller = () => signedInSeller(app);
type Seller = Awaited<ReturnType<typeof seller>>;
const makeKey = async (
  owner: Seller,
  terms: { networks?: string[]; days?: number; scopes?: ['listings.read'] } = {},
) =>
  (await app.call(createApiKey, { name: 'Stok programı', scopes: ['listings.read'], ...terms }, owner))
    .result;
const read = (token: string, ip = '203.0.113.7') =>
  app.call(getUserListings, {}, { token, headers: { 'x-forwarded-for': ip } });
const messageOf = ({ body }: Awaited<ReturnType<typeof read>>) => body.errors[0]?.message;

test('asks for a session, an owner and a company that sells', async () => {
  expect((await app.call(getApiKeys, {})).status).toBe(401);
  const owner = await seller();
  await app.database.db
    .updateTable('app_user')
    .set({ role: 'staff', rights: ['sell', 'people'] })
    .execute();
  expect((await app.call(getApiKeys, {}, owner)).status).toBe(403);
});

test('a key is shown once, kept as a hash, and reads what its scope names', async () => {
  const owner = await seller();
  const { key, apiKey } = await makeKey(owner);
  expect(key).toMatch(/^hvn_[\w-]{43}$/);
  expect(apiKey).toMatchObject({
    name: 'Stok programı',
    hint: key.slice(-4),
    lastUsedAt: null,
    revokedAt: null,
  });
  const row = await app.database.db
    .selectFrom('api_key')
    .selectAll()
    .where('id', '=', apiKey.apiKeyId)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(key.slice(4));

  const answer = await read(key);
  expect(answer.status).toBe(200);
  const { keys, requestsPerMinute } = (await app.call(getApiKeys, {}, owner)).result;
  expect(requestsPerMinute).toBe(apiKeyRequestsPerMinute);
  expect(keys).toMatchObject([{ lastUsedIp: '203.0.113.7', callsOfDay: 1, refusedOfDay: 0 }]);
  expect(JSON.stringify(keys)).not.toContain(key);
});

test('is refused calls outside its scopes, and those that no key may make', async () => {
  const owner = await seller();
  const { key: token } = await makeKey(owner);
  const write = await app.call(passivateListings, { listingIds: [1] }, { token });
  expect([write.status, write.body.errors[0]?.message]).toEqual([
    403,
    'Bu anahtarın “İlan açma, stok ve fiyat yazma” izni yok (listings.write).',
  ]);
  expect((await app.call(getOrders, { type: 'sold' }, { token })).status).toBe(403);
  const all = (await app.call(createApiKey, { name: 'Hepsi', scopes: [...apiKeyScopes] }, owner)).result.key;
  expect((await app.call(getOrders, { type: 'sold' }, { token: all })).status).toBe(200);
  const out = await app.call(withdrawToIban, { amount: 100 } as never, { token: all });
  expect([out.status, out.body.errors[0]?.message]).toEqual([403, 'Bu işlem anahtarla yapılamaz.']);
  expect((await app.call(getApiKeys, {}, { token: all })).status).toBe(403);
});

test('ends at once when it is revoked, when its days are over and when its maker goes', async () => {
  const owner = await seller();
  const [first, second, third] = [
    await makeKey(owner),
    await makeKey(owner, { days: 2 }),
    await makeKey(owner),
  ];
  expect((await read(first.key)).status).toBe(200);
  await app.call(revokeApiKey, { apiKeyId: first.apiKey.apiKeyId }, owner);
  expect((await read(first.key)).status).toBe(401);
  expect((await read(second.key)).status).toBe(200);
  app.clock.advance(2 * day);
  expect((await read(second.key)).status).toBe(401);
  expect((await read(third.key)).status).toBe(200);
  const { db } = app.database;
  await db
    .updateTable('app_user')
    .set({ removed_at: app.clock.now() })
    .where('id', '=', owner.userId)
    .execute();
  const gone = await read(third.key);
  expect([gone.status, messageOf(gone)]).toEqual([
    401,
    'Anahtar geçersiz, süresi dolmuş ya da iptal edilmiş.',
  ]);
});

test('loses a right that its maker loses', async () => {
  const owner = await seller();
  const { key: token } = (await app.call(createApiKey, { name: 'Yazan', scopes: ['listings.write'] }, owner))
    .result;
  const write = () => app.call(passivateListings, { listingIds: [1] }, { token });
  expect((await write()).status).toBe(200);
  const { db } = app.database;
  await db
    .updateTable('app_user')
    .set({ role: 'staff', rights: ['ship'] })
    .where('id', '=', owner.userId)
    .execute();
  expect((await write()).status).toBe(403);
});

test('is refused from another network', async () => {
  const owner = await seller();
  const { key } = await makeKey(owner, { networks: ['203.0.113.0/24', '2001:db8::/32'] });
  expect((await read(key)).status).toBe(200);
  expect((await read(key, '2001:db8::7')).status).toBe(200);
  const other = await read(key, '198.51.100.1');
  expect([other.status, messageOf(other)]).toEqual([403, 'Bu anahtar bulunduğunuz ağdan kullanılamaz.']);
  const { keys } = (await app.call(getApiKeys, {}, owner)).result;
  expect(keys[0]?.lastUsedIp).toBe('2001:db8::7');
});

test.each(['203.0.113.0/33', '203.0.113', 'evim', '2001:db8::/129', '203.0.113.0/24/1', ''])(
  'refuses the network %j at its place',
  async (network) => {
    const owner = await seller();
    const refused = await app.call(
      createApiKey,
      { name: 'Ağ', scopes: ['listings.read'], networks: [network] },
      owner,
    );
    expect([refused.status, refused.body.errors[0]?.path]).toEqual([400, 'networks.0']);
  },
);

test('reports in its headers the requests left of the minute, and refuses more', async () => {
  const owner = await seller();
  const { key, apiKey } = await makeKey(owner);
  const first = await read(key);
  expect(first.headers).toMatchObject({
    'ratelimit-policy': `"minute";q=${apiKeyRequestsPerMinute};w=60`,
    ratelimit: expect.stringMatching(new RegExp(`^"minute";r=${apiKeyRequestsPerMinute - 1};t=\\d{1,2}$`)),
  });
  const { db } = app.database;
  await db
    .updateTable('api_key_minute')
    .set({ calls: apiKeyRequestsPerMinute })
    .where('key_id', '=', apiKey.apiKeyId)
    .execute();
  const refused = await read(key);
  expect([refused.status, messageOf(refused)]).toEqual([429, 'Bu anahtarın dakikalık istek sınırı doldu.']);
  expect(refused.headers['ratelimit']).toMatch(/r=0/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  app.clock.advance(60_000);
  expect((await read(key)).status).toBe(200);
  expect((await app.call(getApiKeys, {}, owner)).result.keys[0]).toMatchObject({ refusedOfDay: 1 });
});

test('a company makes no more keys than it may have, and another does not end its keys', async () => {
  const owner = await seller();
  const made = [];
  // The keys are made one after the other, as a person makes them.
  for (let count = 0; count < 20; count += 1) made.push(await makeKey(owner));
  const more = await app.call(createApiKey, { name: 'Fazla', scopes: ['listings.read'] }, owner);
  expect([more.status, more.body.errors[0]?.message]).toEqual([
    400,
    'En fazla 20 anahtarınız olabilir. Kullanmadığınız bir anahtarı iptal edin.',
  ]);
  const stranger = await signedInAs(app, 'merchant');
  const apiKeyId = made[0]?.apiKey.apiKeyId ?? 0;
  expect((await app.call(revokeApiKey, { apiKeyId }, stranger)).status).toBe(404);
  await app.call(revokeApiKey, { apiKeyId }, owner);
  expect((await app.call(createApiKey, { name: 'Yer', scopes: ['listings.read'] }, owner)).status).toBe(200);
});
