import { signIn } from '@havan/contract/identity/session';
import { bankCallbackPath } from '@havan/contract/sales/payment';
import { expect, test } from 'vitest';
import { httpBank } from '../../core/ports/bank-http.ts';
import { bankHeaders } from '../../core/ports/bank-signature.ts';
import { systemRandom } from '../../core/ports/random-port.ts';
import { resealOperators } from '../../modules/backoffice/operators/reseal-operators.ts';
import { sealed, unsealed } from '../../core/secret-box.ts';
import { checkCode, consumeCode, issueCode } from '../../modules/identity/codes/one-time-codes.ts';
import { refresh } from '../../modules/identity/session/session.service.ts';
import { makeParty, testPassword } from '../../testing/factories.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testApp } from '../../testing/test-app.ts';

const app = testApp();
const former = testConfig().tokenSecret;
const tokenSecret = 'the secret after the rotation, 32 characters or more';
/** Returns the context of a process with the new secret and, unless null, the former one. */
const rotated = (formerTokenSecret: string | null) => ({
  ...app.ctx,
  config: { ...app.ctx.config, tokenSecret, formerTokenSecret },
});

async function signedIn() {
  const { userId } = await makeParty(app.database.db, 'pharmacy');
  const { username } = await app.database.db
    .selectFrom('app_user')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return (await app.call(signIn, { username, password: testPassword, userType: 1 })).result;
}

test('a refresh answered before the rotation gives the same pair afterwards', async () => {
  const { refreshToken } = await signedIn();
  const pair = await refresh(app.ctx, refreshToken);
  expect(await refresh(rotated(former), refreshToken)).toEqual(pair);
  // Without the former secret the token is treated as stolen.
  await expect(refresh(rotated(null), refreshToken)).rejects.toThrow('Oturumunuz yenilenemedi');
});

test('a code sent before the rotation stays valid', async () => {
  const owner = { purpose: 'activation', subject: 'rotation' } as const;
  const { code } = await issueCode(app.ctx, owner, 'rotation@ornek.example');
  await expect(checkCode(rotated(null), owner, code)).rejects.toMatchObject({ code: 'codeInvalid' });
  expect(await checkCode(rotated(former), owner, code)).toBe('rotation@ornek.example');
  await consumeCode(rotated(former), owner, code);
});

test('second factors of operators are re-encrypted, so that the former secret can be removed', async () => {
  const { db } = app.database;
  await db
    .insertInto('operator')
    .values({
      username: 'rotation',
      name: 'Deniz Er',
      email: 'rotation@havan.example',
      roles: ['admin'],
      password_hash: 'none',
      totp_secret: sealed('JBSWY3DPEHPK3PXP', former, systemRandom, 'operator-secret'),
    })
    .execute();
  // A demo operator with an unusable password has no second factor.
  await db
    .insertInto('operator')
    .values({
      username: 'left',
      name: 'Murat Yalçın',
      email: 'left@havan.example',
      roles: ['finance'],
      password_hash: '',
      totp_secret: Buffer.alloc(0),
    })
    .execute();
  const box = async () =>
    (
      await db
        .selectFrom('operator')
        .select('totp_secret')
        .where('username', '=', 'rotation')
        .executeTakeFirstOrThrow()
    ).totp_secret;
  const before = await box();
  expect(unsealed(before, rotated(former).config, 'operator-secret')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => unsealed(before, rotated(null).config, 'operator-secret')).toThrow(
    'unable to authenticate data',
  );
  await resealOperators(rotated(former));
  expect(unsealed(await box(), rotated(null).config, 'operator-secret')).toBe('JBSWY3DPEHPK3PXP');
});

test('a message that the bank signed with the former secret is accepted', async () => {
  const now = app.ctx.clock.now();
  const body = JSON.stringify({
    eventId: 'rotation',
    payment: {
      bankPaymentId: 'pay_1',
      merchantId: 'havan',
      attemptId: '5f3c1a52-6f0e-4f6b-9a39-0d9f1f6a3a11',
      amount: 100,
      refundedAmount: 0,
      currency: 'TRY',
      installments: 1,
      status: 'captured',
      cardBrand: null,
      cardLastFour: null,
      threeDsUrl: null,
      failureReason: null,
      updatedAt: now.toISOString(),
    },
  });
  const headers = bankHeaders(former, { method: 'POST', path: bankCallbackPath, body }, now);
  const readBy = async (formerSecret: string | null) => {
    const places = { url: 'http://127.0.0.1:9', merchantId: 'havan', callbackUrl: '', clock: app.ctx.clock };
    const bank = httpBank({ ...places, secret: tokenSecret, formerSecret });
    return (await bank.readCallback(Buffer.from(body), headers, now))?.eventId;
  };
  expect(await readBy(null)).toBeUndefined();
  expect(await readBy(former)).toBe('rotation');
});
