import {
  changePassword,
  checkLink,
  forgotPassword,
  resendActivation,
  resetPassword,
  sendOtp,
  verifyOtp,
  warningPassword,
} from '@havan/contract/identity/account';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { getSessions, signIn } from '@havan/contract/identity/session';
import { describe, expect, test } from 'vitest';
import { makeParty, testPassword } from '../../../testing/factories.ts';
import { codeTo, lastTo, tokenTo } from '../../../testing/post.ts';
import { sessionOf } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { hashPassword } from '../session/passwords.ts';

const app = testApp({ config: { trustedProxies: ['127.0.0.1'], passwordMaxDays: 400 } });
const fresh = 'kG7vQ2xL';

let count = 0;
const from = () => {
  count += 1;
  return { headers: { 'x-forwarded-for': `10.3.${count % 250}.1` } };
};

async function person() {
  const party = await makeParty(app.database.db, 'pharmacy');
  await app.database.db
    .updateTable('app_user')
    .set({ password_set_at: app.clock.now() })
    .where('id', '=', party.userId)
    .execute();
  const { username, email } = await app.database.db
    .selectFrom('app_user')
    .select(['username', 'email'])
    .where('id', '=', party.userId)
    .executeTakeFirstOrThrow();
  return { ...party, username, email, token: await sessionOf(app, party) };
}

const enter = (username: string, password: string) =>
  app.call(signIn, { username, password, userType: 1 }, from());
const isOpen = async (token: string) => (await app.call(getSessions, {}, { token })).status === 200;
const codeOf = (answer: { body: { errors: readonly { code: string }[] } }) => answer.body.errors[0]?.code;

// @spec §2.2 password-reset warning-password

describe('a forgotten password', () => {
  test('is replaced by the mailed link; every session ends and the owner is notified', async () => {
    const { username, email, token } = await person();
    await app.call(forgotPassword, { email: email.toUpperCase() }, from());
    const link = tokenTo(app, email);
    const state = () => app.call(checkLink, { purpose: 'resetPassword', token: link }, from());
    expect((await state()).result.state).toBe('valid');
    expect((await app.call(resetPassword, { token: link, password: fresh }, from())).status).toBe(200);
    expect(await isOpen(token)).toBe(false);
    expect((await enter(username, testPassword)).status).toBe(401);
    expect((await enter(username, fresh)).status).toBe(200);
    expect(lastTo(app, email).subject).toBe('Şifreniz değiştirildi');
    expect((await state()).result.state).toBe('used');
    const again = await app.call(resetPassword, { token: link, password: 'zT5mB8wQ' }, from());
    expect(codeOf(again)).toBe('linkUsed');
  });

  test('answers an unknown address alike, and mails it that there is no account', async () => {
    const { email } = await person();
    const known = await app.call(forgotPassword, { email }, from());
    const unknown = await app.call(forgotPassword, { email: 'kimse@ornek.example' }, from());
    expect(unknown.body).toEqual(known.body);
    expect(lastTo(app, 'kimse@ornek.example').body).not.toContain('#');
  });

  test.each(['kimse', 'a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', '"a"@b'])(
    'sends nothing to %j, which is no address',
    async (email) => {
      const before = app.ports.sent.length;
      const answers = [
        await app.call(forgotPassword, { email }, from()),
        await app.call(resendActivation, { email }, from()),
      ];
      expect(answers.map(({ body }) => body.errors[0]?.path)).toEqual(['email', 'email']);
      expect(app.ports.sent).toHaveLength(before);
    },
  );

  test('keeps its link when a stranger asks again; a new password invalidates all links', async () => {
    const { email, token } = await person();
    await app.call(forgotPassword, { email }, from());
    const first = tokenTo(app, email);
    app.clock.advance(60_000);
    await app.call(forgotPassword, { email }, from());
    const second = tokenTo(app, email);
    const change = { currentPassword: testPassword, password: 'vB4nM8qT' };
    expect((await app.call(resetPassword, { token: first, password: fresh }, from())).status).toBe(200);
    expect(codeOf(await app.call(resetPassword, { token: second, password: fresh }, from()))).toBe(
      'linkUsed',
    );
    expect((await app.call(changePassword, change, { token })).status).toBe(401);
  });

  test('has links that a password change in the settings invalidates', async () => {
    const { email, token } = await person();
    await app.call(forgotPassword, { email }, from());
    const mailed = tokenTo(app, email);
    const change = { currentPassword: testPassword, password: 'vB4nM8qT' };
    expect((await app.call(changePassword, change, { token })).status).toBe(200);
    expect(codeOf(await app.call(resetPassword, { token: mailed, password: fresh }, from()))).toBe(
      'linkUsed',
    );
  });

  test('makes the browser known that set the new one, despite guesses of others', async () => {
    const { username, email } = await person();
    await app.call(forgotPassword, { email }, from());
    const answer = await app.call(resetPassword, { token: tokenTo(app, email), password: fresh }, from());
    for (let n = 0; n < 6; n += 1) await enter(username, 'Yanlis2026');
    const { deviceToken } = answer.result;
    expect((await enter(username, fresh)).status).toBe(429);
    const own = await app.call(signIn, { username, password: fresh, userType: 1, deviceToken }, from());
    expect(own.status).toBe(200);
  });

  test('has a link that is valid for half an hour', async () => {
    const { email } = await person();
    await app.call(forgotPassword, { email }, from());
    app.clock.advance(30 * 60_000);
    const late = await app.call(resetPassword, { token: tokenTo(app, email), password: fresh }, from());
    expect(codeOf(late)).toBe('linkExpired');
  });

  test('keeps its link when the new password is refused', async () => {
    const { email } = await person();
    await app.call(forgotPassword, { email }, from());
    const token = tokenTo(app, email);
    const refused = await app.call(resetPassword, { token, password: 'Eczane123' }, from());
    expect(refused.body.errors).toMatchObject([{ path: 'password' }]);
    expect((await app.call(resetPassword, { token, password: fresh }, from())).status).toBe(200);
  });
});

describe('a password that no longer meets the rules', () => {
  const weakened = async (password: string) => {
    const made = await person();
    await app.database.db
      .updateTable('app_user')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', made.userId)
      .execute();
    return made;
  };

  test.each(['Eczane123', 'kisaA1', 'hepsikucuk77'])(
    '%s must be changed before it opens a session',
    async (weak) => {
      const { username, token } = await weakened(weak);
      expect(codeOf(await enter(username, weak))).toBe('passwordChangeRequired');
      expect((await enter(username, 'yanlis')).status).toBe(401);
      const request = { username, currentPassword: weak, userType: 1 as const };
      const same = await app.call(warningPassword, { ...request, password: weak }, from());
      expect(same.status).toBe(400);
      const session = await app.call(warningPassword, { ...request, password: fresh }, from());
      expect([await isOpen(token), await isOpen(session.result.token)]).toEqual([false, true]);
    },
  );

  test('includes one that is older than the operator allows', async () => {
    const { username } = await person();
    app.clock.advance(401 * 86_400_000);
    expect(codeOf(await enter(username, testPassword))).toBe('passwordChangeRequired');
  });
});

describe('Users/ChangePassword', () => {
  test('ends every session, this one too, and opens a new one', async () => {
    const me = await person();
    const elsewhere = await sessionOf(app, me);
    const request = { currentPassword: testPassword, password: fresh };
    const { result } = await app.call(changePassword, request, { token: me.token });
    expect([await isOpen(me.token), await isOpen(elsewhere), await isOpen(result.token)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('names the wrong field and throttles guesses', async () => {
    const { token } = await person();
    const change = (currentPassword: string, password = fresh) =>
      app.call(changePassword, { currentPassword, password }, { token });
    const answers = [
      await change('yanlis'),
      await change(testPassword, 'kisa'),
      await change(testPassword, testPassword),
    ];
    expect(answers.map(({ body }) => body.errors[0]?.path)).toEqual([
      'currentPassword',
      'password',
      'password',
    ]);
    await change('yanlis');
    await change('yanlis');
    expect((await change('yanlis')).status).toBe(429);
  });

  test('needs a session', async () => {
    const answer = await app.call(changePassword, { currentPassword: 'a', password: fresh });
    expect(answer.status).toBe(401);
  });
});

describe('a new e-mail address or number', () => {
  const mine = async (token: string) => (await app.call(getUserBasicInfos, {}, { token })).result.user;

  test.each([
    ['email', 'yeni@ornek.example', 'yeni@ornek.example'],
    ['phone', '0 (533) 765 43 21', '05337654321'],
  ] as const)('%s is stored after the code that was sent to it', async (kind, value, kept) => {
    const { token, email } = await person();
    const sent = await app.call(sendOtp, { kind, value, password: testPassword }, { token });
    expect(sent.result.recipient).toBe(kept);
    expect((await mine(token))[kind]).not.toBe(kept);
    const answer = await app.call(verifyOtp, { kind, code: codeTo(app, kept) }, { token });
    expect(answer.status).toBe(200);
    expect((await mine(token))[kind]).toBe(kept);
    expect(lastTo(app, email).subject).toMatch(/değiştirildi$/);
  });

  test('invalidates links mailed to the old address and ends the other sessions', async () => {
    const { token, email, ...me } = await person();
    const elsewhere = await sessionOf(app, me);
    await app.call(forgotPassword, { email }, from());
    const old = tokenTo(app, email);
    const value = 'tasinan@ornek.example';
    await app.call(sendOtp, { kind: 'email', value, password: testPassword }, { token });
    await app.call(verifyOtp, { kind: 'email', code: codeTo(app, value) }, { token });
    expect(codeOf(await app.call(resetPassword, { token: old, password: fresh }, from()))).toBe('linkUsed');
    expect([await isOpen(elsewhere), await isOpen(token)]).toEqual([false, true]);
  });

  test('needs the password, and a code of the same person and purpose', async () => {
    const me = await person();
    const other = await person();
    const value = 'baska@ornek.example';
    const refused = await app.call(sendOtp, { kind: 'email', value, password: 'yanlis' }, me);
    expect(refused.body.errors).toMatchObject([{ path: 'password' }]);
    await app.call(sendOtp, { kind: 'email', value, password: testPassword }, me);
    const code = codeTo(app, value);
    expect((await app.call(verifyOtp, { kind: 'phone', code }, me)).status).toBe(409);
    expect((await app.call(verifyOtp, { kind: 'email', code }, other)).status).toBe(409);
    expect((await app.call(verifyOtp, { kind: 'email', code }, me)).status).toBe(200);
  });

  test('reveals only to its owner that an address is taken', async () => {
    const me = await person();
    const other = await person();
    const request = { kind: 'email', value: other.email, password: testPassword } as const;
    expect((await app.call(sendOtp, request, me)).status).toBe(200);
    expect(lastTo(app, other.email).body).not.toMatch(/\d{6}/);
  });

  test('needs a session', async () => {
    const request = { kind: 'email', value: 'a@b.example', password: 'x' } as const;
    expect((await app.call(sendOtp, request)).status).toBe(401);
    expect((await app.call(verifyOtp, { kind: 'email', code: '123456' })).status).toBe(401);
  });
});
