import {
  createHandOver,
  endSession,
  getSessions,
  redeemHandOver,
  refreshToken,
  signIn,
  signOut,
} from '@havan/contract/identity/session';
import type { Call } from '@havan/contract/call';
import { changePassword } from '@havan/contract/identity/account';
import type { CompanyType, UserType } from '@havan/domain/company';
import { describe, expect, test } from 'vitest';
import { makeParty, testPassword } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp({ config: { trustedProxies: ['127.0.0.1'] } });

const day = 86_400_000;

async function person(companyType: CompanyType = 'pharmacy') {
  const party = await makeParty(app.database.db, companyType);
  const { username, email } = await app.database.db
    .selectFrom('app_user')
    .select(['username', 'email'])
    .where('id', '=', party.userId)
    .executeTakeFirstOrThrow();
  return { ...party, username, email };
}

const enter = (username: string, password = testPassword, userType: UserType = 1, from = '10.0.0.1') =>
  app.call(signIn, { username, password, userType }, { headers: { 'x-forwarded-for': from } });

const exchange = (token: string) =>
  app.call(refreshToken, { refreshToken: token, clientName: 'web', clientSecretKey: 'public' });

/** Returns whether a token is accepted by a signed-in call. */
const opens = async (token: string) =>
  (await app.call(createHandOver, { userType: 1 }, { token })).status === 200;

// @spec §1 buyer-and-seller
// @spec §2.2 signing-in
// @spec §2.3 signing-in-screen
// @spec §3 session
// @spec §7 refresh-token

describe('Account/SignIn', () => {
  test('opens a session by user name and e-mail address, case-insensitive', async () => {
    const { username, email } = await person();
    for (const name of [username, username.toUpperCase(), email, ` ${email} `]) {
      const { result } = await enter(name);
      expect(result.userType).toBe(1);
      expect(result.token).toMatch(/^[\w-]{43}$/);
      expect(Date.parse(result.tokenExpireDate)).toBe(app.clock.now().getTime() + 900_000);
      expect(await opens(result.token)).toBe(true);
    }
  });

  test('always gives a company that cannot buy a merchant session', async () => {
    const { username } = await person('merchant');
    expect((await enter(username, testPassword, 1)).result.userType).toBe(2);
  });

  test('stores hashes and no tokens', async () => {
    const { username } = await person();
    const { result } = await enter(username);
    const kept = JSON.stringify([
      await app.database.db.selectFrom('access_token').selectAll().execute(),
      await app.database.db.selectFrom('refresh_token').selectAll().execute(),
    ]);
    expect(kept).not.toContain(result.token);
    expect(kept).not.toContain(result.refreshToken);
  });

  test('answers a wrong password and an unknown name alike', async () => {
    const { username } = await person();
    const wrong = await enter(username, 'Yanlis2026');
    const unknown = await enter('boyle-biri-yok', 'Yanlis2026');
    expect(wrong.status).toBe(401);
    expect(wrong.body.statusMessage).toBe('Kullanıcı adı ya da şifre hatalı.');
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
  });

  test('refuses a banned user only after the right password', async () => {
    const { username, userId } = await person();
    await app.database.db
      .updateTable('app_user')
      .set({ banned_at: new Date() })
      .where('id', '=', userId)
      .execute();
    expect((await enter(username, 'Yanlis2026')).status).toBe(401);
    expect((await enter(username)).status).toBe(403);
  });

  test.each(['"__proto__":{"role":"owner"}', '"constructor":{"prototype":{"role":"owner"}}'])(
    'refuses %s',
    async (pollution) => {
      const response = await app.fastify.inject({
        method: 'POST',
        url: '/api/v1/Account/SignIn',
        headers: { 'content-type': 'application/json' },
        payload: `{"username":"a","password":"b","userType":1,${pollution}}`,
      });
      expect(response.statusCode).toBe(400);
      expect(({} as { role?: string }).role).toBeUndefined();
    },
  );

  test('refuses fields outside the contract', async () => {
    const response = await app.fastify.inject({
      method: 'POST',
      url: '/api/v1/Account/SignIn',
      payload: { username: 'a', password: 'b', userType: 1, isAdmin: true },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ path: 'isAdmin' }]);
  });
});

describe('throttling of guesses', () => {
  test('allows five guesses and then doubles the wait for that name, also for concurrent ones', async () => {
    const { username } = await person();
    const guess = (n: number) => enter(username, 'Yanlis2026', 1, `10.1.0.${n}`);
    const statuses = (await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(guess))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    const refused = await enter(username, testPassword);
    expect(refused.headers['retry-after']).toBe('1');
    app.clock.advance(1000);
    expect((await guess(9)).status).toBe(401);
    expect((await enter(username, testPassword)).headers['retry-after']).toBe('2');
  });

  test('the right password after the wait opens the session and resets the failures', async () => {
    const { username } = await person();
    for (let n = 0; n < 5; n += 1) await enter(username, 'Yanlis2026');
    expect((await enter(username)).status).toBe(429);
    app.clock.advance(1000);
    expect((await enter(username)).status).toBe(200);
    expect((await enter(username, 'Yanlis2026')).status).toBe(401);
    expect((await enter(username, 'Yanlis2026')).status).toBe(401);
  });

  test('counts the user name and the e-mail address of one account together', async () => {
    const { username, email } = await person();
    for (let n = 0; n < 3; n += 1) await enter(username, 'Yanlis2026');
    for (let n = 0; n < 2; n += 1) await enter(email, 'Yanlis2026');
    expect((await enter(username, 'Yanlis2026')).status).toBe(429);
  });

  test('guesses of others do not throttle a browser that the owner has used', async () => {
    const { username } = await person();
    const own = (await enter(username)).result.deviceToken;
    const guess = (n: number) => enter(username, 'Yanlis2026', 1, `10.9.${n % 200}.7`);
    const fromOwn = (deviceToken: string) =>
      app.call(
        signIn,
        { username, password: testPassword, userType: 1, deviceToken },
        { headers: { 'x-forwarded-for': '10.8.0.1' } },
      );
    for (let n = 0; n < 12; n += 1) await guess(n);
    for (let n = 12; n < 40; n += 1) {
      app.clock.advance(30_000);
      await guess(n);
      expect((await fromOwn(own)).result.deviceToken).toBe(own);
    }
    await guess(41);
    expect((await fromOwn('a'.repeat(43))).status).toBe(429);
    const other = (await enter((await person()).username)).result.deviceToken;
    expect((await fromOwn(other)).status).toBe(429);
  });

  test('a known browser has five guesses of its own, and no more', async () => {
    const { username } = await person();
    const { deviceToken } = (await enter(username)).result;
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const typed = { username, password: 'Yanlis2026', userType: 1, deviceToken } as const;
      statuses.push((await app.call(signIn, typed)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('one address has thirty guesses at any names before it waits', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1)
      statuses.push((await enter(`kimse-${n}`, 'Yanlis2026', 1, '10.7.7.7')).status);
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
    expect(statuses.slice(30)).toEqual([429, 429]);
  });

  test('the addresses of one IPv6 subscriber are counted as one', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1)
      statuses.push((await enter(`biri-${n}`, 'Yanlis2026', 1, `2001:db8:7:7::${n + 1}`)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await enter('biri-99', 'Yanlis2026', 1, '2001:db8:7:8::1')).status).toBe(401);
  });

  test('throttles unknown names alike', async () => {
    for (let n = 0; n < 5; n += 1) await enter('kimse-yok-burada', 'Yanlis2026');
    expect((await enter('kimse-yok-burada', 'Yanlis2026')).status).toBe(429);
  });
});

describe('Token/RefreshToken', () => {
  test('retires the old token and keeps the area of the session', async () => {
    const { username } = await person();
    const first = (await enter(username)).result;
    app.clock.advance(900_000);
    expect(await opens(first.token)).toBe(false);
    const second = (await exchange(first.refreshToken)).result;
    expect(second.userType).toBe(1);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect(await opens(second.token)).toBe(true);
    expect((await exchange(second.refreshToken)).status).toBe(200);
  });

  test('gives the same new token within the grace period, also to twenty requests at once', async () => {
    const { username } = await person();
    const first = (await enter(username)).result;
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(first.refreshToken)));
    app.clock.advance(10_000);
    answers.push(await exchange(first.refreshToken));
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
  });

  test('ends the whole family when a used token comes back after the grace', async () => {
    const { username } = await person();
    const first = (await enter(username)).result;
    const second = (await exchange(first.refreshToken)).result;
    app.clock.advance(10_001);
    const stolen = await exchange(first.refreshToken);
    expect(stolen.status).toBe(401);
    expect(await opens(second.token)).toBe(false);
    expect((await exchange(second.refreshToken)).status).toBe(401);
    expect(app.counted).toContain('refreshReuse');
  });

  test('leaves other sign-ins of the user alone', async () => {
    const { username } = await person();
    const here = (await enter(username)).result;
    const there = (await enter(username)).result;
    await exchange(here.refreshToken);
    app.clock.advance(10_001);
    await exchange(here.refreshToken);
    expect(await opens(there.token)).toBe(true);
  });

  test('ends after 30 days without use', async () => {
    const { username } = await person();
    const { refreshToken: idle } = (await enter(username)).result;
    app.clock.advance(30 * day);
    expect((await exchange(idle)).status).toBe(401);
  });

  test('ends after 90 days despite use', async () => {
    const { username } = await person();
    let { refreshToken: used } = (await enter(username)).result;
    for (let passed = 0; passed < 3; passed += 1) {
      app.clock.advance(29 * day);
      used = (await exchange(used)).result.refreshToken;
    }
    app.clock.advance(3 * day);
    expect((await exchange(used)).status).toBe(401);
  });

  test('refuses an unknown token and a malformed one', async () => {
    expect((await exchange('x'.repeat(43))).status).toBe(401);
    const asJson = await app.fastify.inject({
      method: 'POST',
      url: '/api/v1/Token/RefreshToken',
      payload: { refreshToken: 'x'.repeat(43), clientName: 'web', clientSecretKey: 'public' },
    });
    expect(asJson.statusCode).toBe(400);
  });
});

describe('Account/SignOut', () => {
  test('ends this session and no other', async () => {
    const { username } = await person();
    const here = (await enter(username)).result;
    const there = (await enter(username)).result;
    await app.call(signOut, {}, { token: here.token });
    expect(await opens(here.token)).toBe(false);
    expect((await exchange(here.refreshToken)).status).toBe(401);
    expect(await opens(there.token)).toBe(true);
  });

  test('ends every session of the user and nobody else’s', async () => {
    const { username } = await person();
    const other = (await enter((await person()).username)).result;
    const here = (await enter(username)).result;
    const there = (await enter(username)).result;
    await app.call(signOut, { everywhere: true }, { token: here.token });
    expect([await opens(here.token), await opens(there.token), await opens(other.token)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('needs a session', async () => {
    const answer = await app.call(signOut, {});
    expect(answer.status).toBe(401);
    expect(answer.body.errors[0]?.code).toBe('unauthorised');
  });
});

describe('Account/GetSessions and Account/EndSession', () => {
  const list = async (token: string) => (await app.call(getSessions, {}, { token })).result;

  test('show the open sessions of the user, the last used first', async () => {
    const { username } = await person();
    const old = (await enter(username)).result;
    app.clock.advance(day);
    const { token } = (await enter(username)).result;
    const shown = await list(token);
    expect(shown.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    app.clock.advance(1000);
    await exchange(old.refreshToken);
    expect((await list(token)).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  test('end one of them, and only one of theirs', async () => {
    const { username } = await person();
    const here = (await enter(username)).result;
    const there = (await enter(username)).result;
    const stranger = (await enter((await person()).username)).result;
    const away = (await list(here.token)).find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
    const refused = await app.call(endSession, { sessionId: away }, { token: stranger.token });
    expect(refused.status).toBe(404);
    expect(await opens(there.token)).toBe(true);
    expect((await app.call(endSession, { sessionId: away }, { token: here.token })).result).toHaveLength(1);
    expect(await opens(there.token)).toBe(false);
    expect((await app.call(endSession, { sessionId: away }, { token: here.token })).status).toBe(404);
  });

  test('need a session', async () => {
    expect((await app.call(getSessions, {})).status).toBe(401);
    expect((await app.call(endSession, { sessionId: '3e1bd5a0-33a6-4b4e-8d0e-9f6f2f0f8a11' })).status).toBe(
      401,
    );
  });
});

describe('hand-over', () => {
  const drawn = async (token: string) =>
    (await app.call(createHandOver, { userType: 2 }, { token })).result.code;

  test.each([
    ['signing out', signOut, {}],
    ['signing out everywhere', signOut, { everywhere: true }],
    ['a new password', changePassword, { currentPassword: testPassword, password: 'kG7vQ2xL' }],
  ] as const)('a code becomes invalid with the session that created it: %s', async (_name, call, request) => {
    const { username } = await person();
    const { token } = (await enter(username)).result;
    const code = await drawn(token);
    expect((await app.call<Call>(call, request, { token })).status).toBe(200);
    expect((await app.call(redeemHandOver, { code })).status).toBe(409);
  });

  test('a code becomes invalid when its session is ended from elsewhere', async () => {
    const { username } = await person();
    const here = (await enter(username)).result;
    const there = (await enter(username)).result;
    const code = await drawn(there.token);
    const away = (await app.call(getSessions, {}, { token: here.token })).result.find((s) => !s.isCurrent);
    await app.call(endSession, { sessionId: away?.sessionId ?? '' }, { token: here.token });
    expect((await app.call(redeemHandOver, { code })).status).toBe(409);
  });

  test('a code redeemed while its owner signs out everywhere leaves no session open', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { username, userId } = await person();
      const { token } = (await enter(username)).result;
      const codes = [await drawn(token), await drawn(token), await drawn(token)];
      await Promise.all([
        ...codes.map((code) => app.call(redeemHandOver, { code })),
        app.call(signOut, { everywhere: true }, { token }),
      ]);
      const open = await app.database.db
        .selectFrom('session_family')
        .select('id')
        .where('user_id', '=', userId)
        .where('revoked_at', 'is', null)
        .execute();
      expect(open).toEqual([]);
    }
  });

  test('the new session ends no later than the one that created the code', async () => {
    const { username } = await person();
    const first = (await enter(username)).result;
    app.clock.advance(29 * day);
    const second = (await exchange(first.refreshToken)).result;
    app.clock.advance(29 * day);
    const third = (await exchange(second.refreshToken)).result;
    app.clock.advance(29 * day);
    const last = (await exchange(third.refreshToken)).result;
    const { refreshToken: carried } = (await app.call(redeemHandOver, { code: await drawn(last.token) }))
      .result;
    app.clock.advance(3 * day);
    expect((await exchange(carried)).status).toBe(401);
  });

  test('opens a session of the other area, once', async () => {
    const { token } = await signedInAs(app, 'pharmacy');
    const { code } = (await app.call(createHandOver, { userType: 2 }, { token })).result;
    const attempts = await Promise.all([1, 2, 3, 4].map(() => app.call(redeemHandOver, { code })));
    const opened = attempts.filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    expect(opened[0]?.result.userType).toBe(2);
    expect(attempts.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  test('ends after 30 seconds', async () => {
    const { token } = await signedInAs(app, 'pharmacy');
    const { code } = (await app.call(createHandOver, { userType: 2 }, { token })).result;
    app.clock.advance(30_000);
    expect((await app.call(redeemHandOver, { code })).status).toBe(409);
  });

  test('never opens a buyer session for a company that cannot buy', async () => {
    const { token } = await signedInAs(app, 'localPharmacyWarehouse');
    const { code } = (await app.call(createHandOver, { userType: 1 }, { token })).result;
    expect((await app.call(redeemHandOver, { code })).result.userType).toBe(2);
  });
});

test('a session whose user is banned opens nothing', async () => {
  const { token, userId } = await signedInAs(app, 'pharmacy');
  await app.database.db
    .updateTable('app_user')
    .set({ banned_at: new Date() })
    .where('id', '=', userId)
    .execute();
  expect(await opens(token)).toBe(false);
});

test('a banned user neither refreshes a session nor redeems a code', async () => {
  const { username, userId } = await person();
  const { token, refreshToken: held } = (await enter(username)).result;
  const { code } = (await app.call(createHandOver, { userType: 2 }, { token })).result;
  await app.database.db
    .updateTable('app_user')
    .set({ banned_at: app.clock.now() })
    .where('id', '=', userId)
    .execute();
  expect((await exchange(held)).status).toBe(401);
  expect((await app.call(redeemHandOver, { code })).status).toBe(409);
});
