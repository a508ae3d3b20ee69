import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { pageSettingsCalls } from '@havan/contract/bootstrap/page-settings';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { flagsCommand } from '../../../cli/flags.ts';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { addOrRemove } from '@havan/contract/cart/cart';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

let score: number | null | Error = 0.9;
const app = testApp({
  ports: {
    botCheck: {
      scoreOf: async () => {
        if (score instanceof Error) throw score;
        return score;
      },
    },
  },
});
const bare = testApp();
const { getPageParameters, getChangeToken, validateReCaptchaV3 } = pageSettingsCalls;

// @spec §3 agreement-entities
// @spec §7 page-settings
// @spec §8 bot-check-failure

test('returns on which page the wallet that awaits activation is offered', async () => {
  const person = await signedInAs(app, 'pharmacy');
  const waits = async (sender: { token: string }, pageName = 'homepage') =>
    (await app.call(getPageParameters, { pageName }, sender)).result.walletActivationPopupStatus;
  expect(await waits(person)).toBe(true);
  expect([await waits(person, 'payment'), await waits(person, 'cart')]).toEqual([false, false]);
  await sql`insert into wallet_contract (company_id, user_id, version, sha256)
            values (${person.companyId}, ${person.userId}, '1', 'x')`.execute(app.database.db);
  expect(await waits(person)).toBe(false);
  expect(await waits(await signedInAs(app, 'localPharmacyWarehouse'))).toBe(false);
  expect((await app.call(getPageParameters, { pageName: '<x>' }, person)).status).toBe(400);
});

describe('the pulse', () => {
  let person: Awaited<ReturnType<typeof signedInAs>>;
  const pulse = async () => (await app.call(getChangeToken, {}, person)).result.pulse;
  beforeEach(async () => {
    person = await signedInAs(app, 'pharmacy');
  });

  test('is constant without changes', async () => {
    const before = await pulse();
    await app.call(getUserBasicInfos, {}, person);
    expect(await pulse()).toBe(before);
  });

  test.each([
    ['a flag', () => flagsCommand(app.database.db, ['chatNotification', 'on'])],
    ['a list', () => flagsCommand(app.database.db, ['walletUsers', '--users', '5'])],
    [
      'a notification',
      () =>
        app.database.db
          .insertInto('notification')
          .values({
            company_id: person.companyId,
            main_category_id: 15,
            sub_category_id: 151,
            body: 'x',
            redirect_url: null,
          })
          .execute(),
    ],
    [
      'the basket',
      async () => {
        const { db } = app.database;
        const seller = { sellerId: await makeCompany(db, 'merchant'), productId: await makeProduct(db) };
        const listingId = await makeListing(db, seller);
        await app.call(addOrRemove, { listingId, type: 'add', count: 1 }, person);
      },
    ],
  ])('changes with %s', async (_what, happen) => {
    const before = await pulse();
    await happen();
    expect(await pulse()).not.toBe(before);
  });
});

describe('the bot check', () => {
  const ask = (from: typeof app) =>
    from.call(validateReCaptchaV3, { clientToken: 'token', actionUrl: '/account/login' });

  test.each([[0.9], [0.5], [0.1], [null]])('returns the score %j', async (given) => {
    score = given;
    expect((await ask(app)).result).toEqual({ score: given });
  });

  test('has no score when the provider fails', async () => {
    score = new Error('the provider is away');
    expect((await ask(app)).result).toEqual({ score: null });
  });

  test('passes with 1788 without a provider', async () => {
    expect((await ask(bare)).body.statusCode).toBe(1788);
  });
});
