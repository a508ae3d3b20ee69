import {
  getCitiesWithTowns,
  getGlobalInformations,
  getUserBasicInfos,
  logClientError,
} from '@havan/contract/bootstrap/basic-infos';
import { featureFlags } from '@havan/domain/feature-flag';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp({ config: { demo: false } });
let me: Awaited<ReturnType<typeof signedInAs>>;
beforeAll(async () => {
  me = await signedInAs(app, 'pharmacy');
});

const infos = async () => (await app.call(getUserBasicInfos, {}, me)).result;

// @spec §3 basic-infos error-log
// @spec §7 basic-infos error-log

describe('Master/GetUserBasicInfos', () => {
  test('needs a session', async () => {
    expect((await app.call(getUserBasicInfos, {})).status).toBe(401);
    expect((await app.call(getUserBasicInfos, {}, { token: 'x'.repeat(43) })).status).toBe(401);
  });

  test('returns the signed-in user without the password', async () => {
    const { user } = await infos();
    expect(user).toMatchObject({
      id: me.userId,
      companyId: me.companyId,
      companyType: 'pharmacy',
      cityName: 'İstanbul',
      salesBan: false,
      isWalletAvailable: true,
    });
    expect(user.userHash).toMatch(/^[0-9a-f]{32}$/);
    expect(Object.keys(user)).not.toContain('passwordHash');
  });

  test('starts with nothing waiting', async () => {
    expect((await infos()).globalActionFields).toEqual({
      requiredAction: 0,
      message: 0,
      notification: 0,
      basketItem: 0,
      basketTotal: 0,
      sellerIdsInBasket: [],
    });
  });

  test('counts only for this company', async () => {
    const { db } = app.database;
    const seller = await makeParty(db, 'merchant');
    const listing = await makeListing(db, { sellerId: seller.companyId, productId: await makeProduct(db) });
    await db
      .insertInto('basket_item')
      .values({ company_id: me.companyId, listing_id: listing, quantity: 2, seen_price: 10_000 })
      .execute();
    const { id: conversation } = await db
      .insertInto('conversation')
      .values({ buyer_id: me.companyId, seller_id: seller.companyId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const letter = { conversation_id: conversation, body: 'Merhaba' };
    await db
      .insertInto('message')
      .values([
        { ...letter, sender_id: seller.companyId },
        { ...letter, sender_id: seller.companyId },
        { ...letter, sender_id: me.companyId },
      ])
      .execute();
    const notice = { main_category_id: 5, sub_category_id: 1, body: 'Yeni' };
    await db
      .insertInto('notification')
      .values([
        { ...notice, company_id: me.companyId },
        { ...notice, company_id: seller.companyId },
        { ...notice, company_id: me.companyId, read_at: new Date() },
      ])
      .execute();
    expect((await infos()).globalActionFields).toEqual({
      requiredAction: 0,
      message: 1,
      notification: 1,
      basketItem: 1,
      basketTotal: 20_000,
      sellerIdsInBasket: [seller.companyId],
    });
  });

  test('hands out every flag, the operator’s value before the default', async () => {
    const { db } = app.database;
    expect(Object.keys((await infos()).featureFlags).sort()).toEqual(featureFlags.toSorted());
    await db
      .insertInto('feature_flag')
      .values([
        { name: 'campaignsTab', enabled: true },
        { name: 'mersisKepAddress', enabled: true, limited: true, user_ids: [me.userId, 999_999] },
      ])
      .execute();
    const { featureFlags: flags } = await infos();
    expect(flags['campaignsTab']).toEqual({ enabled: true, limited: false, userIds: [] });
    expect(flags['mersisKepAddress'], 'other users of the list are nobody’s business').toEqual({
      enabled: true,
      limited: true,
      userIds: [me.userId],
    });
  });
});

test('Master/GetGlobalInformations shows no demo accounts outside the demo', async () => {
  const { result } = await app.call(getGlobalInformations, {});
  expect(result).toMatchObject({ buyerOrigin: 'http://buyer.localhost:4000', demoAccounts: [] });
});

test('/outbox does not exist outside the demo', async () => {
  const response = await app.fastify.inject({ url: '/outbox' });
  expect(response.statusCode).toBe(404);
});

test('Master/GetCitiesWithTowns lists provinces and districts in Turkish order', async () => {
  const { db } = app.database;
  await db
    .insertInto('city')
    .values([
      { id: 35, name: 'İzmir' },
      { id: 76, name: 'Iğdır' },
    ])
    .execute();
  await db
    .insertInto('town')
    .values([
      { id: 3501, city_id: 35, name: 'Çeşme' },
      { id: 3502, city_id: 35, name: 'Urla' },
    ])
    .execute();
  const { result } = await app.call(getCitiesWithTowns, {});
  expect(result.map(({ name }) => name)).toEqual(['Iğdır', 'İstanbul', 'İzmir']);
  expect(result.at(-1)?.towns.map(({ name }) => name)).toEqual(['Çeşme', 'Urla']);
});

describe('Logs/ClientError', () => {
  const error = {
    application: 'buyer',
    message: 'TypeError: x is undefined',
    performedAt: '2026-11-21T09:00:00Z',
    pageUrl: '/cart',
  };
  const kept = (userId: number) =>
    app.database.db.selectFrom('client_error').selectAll().where('user_id', '=', userId).execute();

  test('takes the user from the session and removes control characters', async () => {
    await app.call(logClientError, { ...error, message: 'a\r\nb\u001B[2Jc', userId: 1 }, me);
    expect(await kept(me.userId)).toMatchObject([
      { user_id: me.userId, message: 'a b [2Jc', page_url: '/cart' },
    ]);
  });

  test('stores at most ten a minute of a user', async () => {
    const other = await signedInAs(app, 'merchant');
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await app.call(logClientError, error, other)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    app.clock.advance(60_000);
    expect((await app.call(logClientError, error, other)).status).toBe(200);
  });

  test('refuses more than a page of text, and strangers', async () => {
    expect((await app.call(logClientError, { ...error, message: 'x'.repeat(4001) }, me)).status).toBe(400);
    expect((await app.call(logClientError, error)).status).toBe(401);
  });
});
