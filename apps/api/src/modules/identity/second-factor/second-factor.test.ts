import { warningPassword } from '@havan/contract/identity/account';
import { secondFactorCalls } from '@havan/contract/identity/second-factor';
import { signIn } from '@havan/contract/identity/session';
import { addPayoutAccount, getPayoutAccounts } from '@havan/contract/money/payout-accounts';
import { walletCalls } from '@havan/contract/money/wallet';
import { secondFactorFrom, secondFactorProofMs } from '@havan/domain/second-factor';
import { describe, expect, test } from 'vitest';
import { testPassword } from '../../../testing/factories.ts';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { lastTo } from '../../../testing/post.ts';
import { sessionOf, signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { post } from '../../money/ledger/ledger.service.ts';
import { walletContractVersion } from '../../money/wallet/wallet-contract.ts';
import { currentCode } from './totp.ts';

const app = testApp();
const { getSecondFactor, beginSecondFactor, confirmSecondFactor, proveSecondFactor, renewRecoveryCodes } =
  secondFactorCalls;
const { removeSecondFactor } = secondFactorCalls;
const { acceptWalletContract, withdrawToIban } = walletCalls;
const password = testPassword;

async function person() {
  const party = await signedInAs(app, 'merchant');
  const { username, email } = await app.database.db
    .selectFrom('app_user')
    .select(['username', 'email'])
    .where('id', '=', party.userId)
    .executeTakeFirstOrThrow();
  return { ...party, username, email };
}

/** Returns a user with an authenticator; `code` returns its next unused code. */
async function protectedPerson() {
  const me = await person();
  const { secret } = (await app.call(beginSecondFactor, { password }, me)).result;
  const code = () => {
    app.clock.advance(30_000);
    return currentCode(secret, app.clock.now());
  };
  const { recoveryCodes } = (await app.call(confirmSecondFactor, { code: code() }, me)).result;
  return { ...me, secret, code, recoveryCodes };
}

const enter = (username: string, more: { code?: string; deviceToken?: string } = {}) =>
  app.call(signIn, { username, password, userType: 2, ...more });
const codeOf = (answer: { body: { errors: readonly { code: string }[] } }) => answer.body.errors[0]?.code;

describe('an authenticator', () => {
  test('counts from its first right code on, and its owner is notified by mail', async () => {
    const me = await person();
    expect(codeOf(await app.call(confirmSecondFactor, { code: '123456' }, me))).toBe('conflict');
    const wrong = await app.call(beginSecondFactor, { password: 'Yanlis-2026' }, me);
    expect(wrong.body.errors).toMatchObject([{ path: 'password' }]);
    const { secret, otpauthUri } = (await app.call(beginSecondFactor, { password }, me)).result;
    expect(otpauthUri).toContain(`secret=${secret}`);
    expect((await enter(me.username)).status).toBe(200);
    expect(codeOf(await app.call(confirmSecondFactor, { code: '000000' }, me))).toBe('codeInvalid');
    const code = currentCode(secret, app.clock.now());
    const { recoveryCodes } = (await app.call(confirmSecondFactor, { code }, me)).result;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(lastTo(app, me.email).subject).toBe('İki adımlı doğrulama açıldı');
    const { result } = await app.call(getSecondFactor, {}, me);
    expect(result).toMatchObject({ confirmedAt: app.clock.now().toISOString(), recoveryCodesLeft: 10 });
    expect(codeOf(await app.call(beginSecondFactor, { password }, me))).toBe('conflict');
  });

  test('its key is not readable in the database', async () => {
    const { userId, secret } = await protectedPerson();
    const row = await app.database.db
      .selectFrom('member_second_factor')
      .select('secret')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(row.secret.includes(Buffer.from(secret))).toBe(false);
  });

  test('is turned off with password and code only', async () => {
    const me = await protectedPerson();
    const off = (more: { password: string; code: string }) => app.call(removeSecondFactor, more, me);
    expect((await off({ password: 'Yanlis-2026', code: me.code() })).status).toBe(400);
    expect(codeOf(await off({ password, code: '000000' }))).toBe('codeInvalid');
    expect((await off({ password, code: me.code() })).status).toBe(200);
    expect(lastTo(app, me.email).subject).toBe('İki adımlı doğrulama kapatıldı');
    expect((await enter(me.username)).status).toBe(200);
  });
});

describe('signing in', () => {
  test('asks for the code after the right password, and each code opens one session', async () => {
    const me = await protectedPerson();
    expect(codeOf(await enter(me.username))).toBe('secondFactorRequired');
    expect(codeOf(await enter(me.username, { code: '000000' }))).toBe('codeInvalid');
    const code = me.code();
    expect((await enter(me.username, { code })).status).toBe(200);
    expect(codeOf(await enter(me.username, { code }))).toBe('codeInvalid');
    const stranger = await app.call(signIn, { username: me.username, password: 'Yanlis-2026', userType: 2 });
    expect(codeOf(stranger)).toBe('invalidCredentials');
  });

  test('two sign-ins with one code at the same time open one session', async () => {
    const me = await protectedPerson();
    const code = me.code();
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter(me.username, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a lost phone: each recovery code works once, and new ones replace the old', async () => {
    const me = await protectedPerson();
    const [first = '', second = '', third = ''] = me.recoveryCodes;
    expect((await enter(me.username, { code: first })).status).toBe(200);
    expect(codeOf(await enter(me.username, { code: first }))).toBe('codeInvalid');
    expect((await app.call(getSecondFactor, {}, me)).result.recoveryCodesLeft).toBe(9);
    const { recoveryCodes } = (await app.call(renewRecoveryCodes, { code: second }, me)).result;
    expect(codeOf(await enter(me.username, { code: third }))).toBe('codeInvalid');
    const lower = recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ') ?? '';
    expect((await enter(me.username, { code: lower })).status).toBe(200);
  });

  test('guesses of codes are slowed down, but not for a browser that the owner has used', async () => {
    const me = await protectedPerson();
    const { deviceToken } = (await enter(me.username, { code: me.code() })).result;
    const guesses = Array.from({ length: 12 }, () => () => enter(me.username, { code: '000000' }));
    const codes: (string | undefined)[] = [];
    for (const guess of guesses) codes.push(codeOf(await guess()));
    expect(codes).toContain('tooManyRequests');
    expect((await enter(me.username, { code: me.code(), deviceToken })).status).toBe(200);
  });

  test('a new password in place of a weak one asks for it too', async () => {
    const me = await protectedPerson();
    const request = {
      username: me.username,
      currentPassword: password,
      password: 'kG7vQ2xL',
      userType: 2,
    } as const;
    expect(codeOf(await app.call(warningPassword, request))).toBe('secondFactorRequired');
    expect((await app.call(warningPassword, { ...request, code: me.code() })).status).toBe(200);
  });
});

describe('money', () => {
  /** Returns a user whose wallet holds three times the limit. */
  async function rich(me: Awaited<ReturnType<typeof person>>) {
    await post(app.database.db, { kind: 'adjustment', paymentId: null, orderId: null }, [
      { kind: 'bank', companyId: null, amount: -3 * secondFactorFrom },
      { kind: 'wallet', companyId: me.companyId, amount: 3 * secondFactorFrom },
    ]);
    await app.call(acceptWalletContract, { version: walletContractVersion }, me);
    const payoutAccountId = await makePayoutAccount(app, me);
    return (amount: number) => app.call(withdrawToIban, { amount, payoutAccountId }, me);
  }

  test('from the limit on leaves only within minutes of a code, in the session of the code', async () => {
    const me = await protectedPerson();
    const withdraw = await rich(me);
    expect((await withdraw(secondFactorFrom - 1)).status).toBe(200);
    app.clock.advance(24 * 60 * 60 * 1000);
    expect(codeOf(await withdraw(secondFactorFrom))).toBe('secondFactorRequired');
    expect(codeOf(await app.call(proveSecondFactor, { code: '000000' }, me))).toBe('codeInvalid');
    const elsewhere = { token: await sessionOf(app, me) };
    await app.call(proveSecondFactor, { code: me.code() }, elsewhere);
    expect(codeOf(await withdraw(secondFactorFrom))).toBe('secondFactorRequired');
    await app.call(proveSecondFactor, { code: me.code() }, me);
    app.clock.advance(secondFactorProofMs);
    expect(codeOf(await withdraw(secondFactorFrom))).toBe('secondFactorRequired');
    await app.call(proveSecondFactor, { code: me.code() }, me);
    expect((await withdraw(secondFactorFrom)).status).toBe(200);
  });

  test('small withdrawals of one day count together', async () => {
    const me = await protectedPerson();
    const withdraw = await rich(me);
    expect((await withdraw(secondFactorFrom / 2)).status).toBe(200);
    expect(codeOf(await withdraw(secondFactorFrom / 2))).toBe('secondFactorRequired');
    app.clock.advance(24 * 60 * 60 * 1000);
    expect((await withdraw(secondFactorFrom / 2)).status).toBe(200);
  });

  test('small withdrawals at the same time do not slip through together', async () => {
    const me = await protectedPerson();
    const withdraw = await rich(me);
    const part = Math.floor(secondFactorFrom / 2) - 1;
    const answers = await Promise.all([1, 2, 3, 4].map(() => withdraw(part)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  test('without an authenticator a large amount is refused with the way to one', async () => {
    const withdraw = await rich(await person());
    const answer = await withdraw(secondFactorFrom);
    expect(codeOf(answer)).toBe('secondFactorMissing');
    expect(answer.body.statusMessage).toMatch(/iki adımlı doğrulamayı açın/);
    expect((await withdraw(100 * secondFactorFrom)).status).toBe(400);
  });

  test('a new bank account requires the code of a user who has a second factor', async () => {
    const me = await protectedPerson();
    const { legalName } = (await app.call(getPayoutAccounts, {}, me)).result;
    const request = { iban: 'TR330006100519786457841326', ownerName: legalName, password };
    expect(codeOf(await app.call(addPayoutAccount, request, me))).toBe('secondFactorRequired');
    await app.call(proveSecondFactor, { code: me.code() }, me);
    expect((await app.call(addPayoutAccount, request, me)).status).toBe(200);
  });
});
