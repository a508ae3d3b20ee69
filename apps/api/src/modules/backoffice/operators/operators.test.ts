import {
  acceptInvitation,
  checkInvitation,
  getDemoOperators,
  getOperator,
  operatorSignIn,
  operatorSignOut,
} from '@havan/contract/backoffice/operator-session';
import { changeOperator, getOperators, inviteOperator } from '@havan/contract/backoffice/operators';
import { expect, test } from 'vitest';
import { operatorsCommand } from '../../../cli/operators/operators.ts';
import { systemRandom } from '../../../core/ports/random-port.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { inviteFirst } from './invitations.service.ts';
import { currentCode } from '../../identity/second-factor/totp.ts';

const app = testApp();
const password = 'uzun-ve-tek-kullanimlik-2026';

const tokenOf = (link: string) => new URL(link).hash.slice(1);
const nextCode = () => app.clock.advance(30_000);

/** Accepts an invitation. */
async function join(link: string, email: string) {
  const token = tokenOf(link);
  const { secret } = (await app.call(checkInvitation, { token })).result;
  const code = currentCode(secret, app.clock.now());
  const answer = await app.call(acceptInvitation, { token, name: 'Selin Aras', email, password, code });
  nextCode();
  return { secret, answer, username: email };
}
const signIn = (username: string, code: string, given = password) =>
  app.call(operatorSignIn, { username, password: given, code });

test('the first start invites one administrator, once', async () => {
  const link = await inviteFirst(app.ctx);
  expect(link).toMatch(/^http:\/\/backoffice\.localhost:4000\/invitation#[\w-]{43}$/);
  expect(await inviteFirst(app.ctx)).toBeNull();
  const token = tokenOf(link ?? '');
  const offer = (await app.call(checkInvitation, { token })).result;
  expect(offer).toMatchObject({ email: null, roles: ['admin'] });
  expect(offer.otpauthUri).toContain(`secret=${offer.secret}`);
  const wrong = await app.call(acceptInvitation, {
    token,
    name: 'Selin Aras',
    email: 'ilk@havan.example',
    password,
    code: '000000',
  });
  expect(wrong.body.errors[0]?.code).toBe('codeInvalid');
  const { answer, secret } = await join(link ?? '', 'ilk@havan.example');
  expect(answer.result.recoveryCodes).toHaveLength(10);
  expect((await app.call(checkInvitation, { token })).body.errors[0]?.code).toBe('linkUsed');
  const session = (await signIn('ilk@havan.example', currentCode(secret, app.clock.now()))).result;
  const me = (await app.call(getOperator, {}, session)).result;
  expect(me).toMatchObject({ name: 'Selin Aras', roles: ['admin'] });
});

test('the shell invites with roles; another address and an old link are refused', async () => {
  const ctx = {
    db: app.database.db,
    now: app.clock.now(),
    random: systemRandom,
    backofficeOrigin: 'http://backoffice.localhost:4000',
  };
  const printed = await operatorsCommand(ctx, ['invite', 'can@havan.example', '--role', 'finance']);
  const link = printed.split('\n')[0] ?? '';
  const other = await join(link, 'baska@havan.example');
  expect(other.answer.status).toBe(400);
  await expect(operatorsCommand(ctx, ['invite', 'can@havan.example', '--role', 'kral'])).rejects.toThrow(
    'kral',
  );
  app.clock.advance(3 * 86_400_000);
  const late = await app.call(checkInvitation, { token: tokenOf(link) });
  expect(late.body.errors[0]?.code).toBe('linkExpired');
});

test('signing in needs the password and an unused code', async () => {
  const admin = await signedInOperator(app);
  const email = 'ece@havan.example';
  const { link } = (await app.call(inviteOperator, { email, roles: ['support'] }, admin)).result;
  const { secret, answer } = await join(link, email);
  const code = currentCode(secret, app.clock.now());
  expect((await signIn(email, code, 'baska-bir-sifre')).status).toBe(401);
  expect((await signIn(email, '000000')).status).toBe(401);
  expect((await signIn('kimse', code)).status).toBe(401);
  const session = (await signIn(email, code)).result;
  expect((await signIn(email, code)).status).toBe(401);
  const [recovery = ''] = answer.result.recoveryCodes;
  expect((await signIn(email, recovery.toLowerCase())).result.recoveryCodesLeft).toBe(9);
  expect((await signIn(email, recovery)).status).toBe(401);
  expect((await app.call(operatorSignOut, {}, session)).status).toBe(200);
  expect((await app.call(getOperator, {}, session)).status).toBe(401);
});

test('a session ends after half an hour of inactivity and after eight hours', async () => {
  const resting = await signedInOperator(app);
  app.clock.advance(29 * 60_000);
  expect((await app.call(getOperator, {}, resting)).status).toBe(200);
  app.clock.advance(31 * 60_000);
  expect((await app.call(getOperator, {}, resting)).status).toBe(401);
  const busy = await signedInOperator(app);
  for (let minutes = 0; minutes < 8 * 60 - 20; minutes += 20) {
    app.clock.advance(20 * 60_000);
    expect((await app.call(getOperator, {}, busy)).status).toBe(200);
  }
  app.clock.advance(20 * 60_000);
  expect((await app.call(getOperator, {}, busy)).status).toBe(401);
});

test('a closed account is signed out at once; operators cannot close their own', async () => {
  const admin = await signedInOperator(app);
  const other = await signedInOperator(app, ['finance']);
  const closing = { operatorId: other.operatorId, roles: ['finance' as const], isDisabled: true };
  const { operators } = (await app.call(changeOperator, closing, admin)).result;
  expect(operators.find(({ operatorId }) => operatorId === other.operatorId)?.isDisabled).toBe(true);
  expect((await app.call(getOperator, {}, other)).status).toBe(401);
  const own = { operatorId: admin.operatorId, roles: ['admin' as const], isDisabled: true };
  expect((await app.call(changeOperator, own, admin)).status).toBe(403);
  expect((await app.call(getOperators, {}, admin)).status).toBe(200);
});

test('without a demo no credentials are shown', async () => {
  expect((await app.call(getDemoOperators, {})).result.accounts).toEqual([]);
});
