import { checkLink, setPassword } from '@havan/contract/account';
import { getSessions, signIn } from '@havan/contract/session';
import {
  changeStaffRole,
  getStaff,
  inviteStaff,
  removeStaff,
  resendInvitation,
  revokeInvitation,
} from '@havan/contract/staff';
import { describe, expect, test } from 'vitest';
import { makeUser } from '../../testing/factories.ts';
import { lastTo, tokenTo } from '../../testing/post.ts';
import { sessionOf, signedInAs } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';

const app = testApp({ config: { trustedProxies: ['127.0.0.1'] } });
const password = 'kG7vQ2xL';

let count = 0;
const next = () => {
  count += 1;
  return { email: `kalfa${count}@ornek.example`, username: `kalfa${count}` };
};
const from = () => ({ headers: { 'x-forwarded-for': `10.4.${count}.1` } });

const owner = () => signedInAs(app, 'pharmacy');
async function staffOf(company: { companyId: number }) {
  const userId = await makeUser(app.database.db, company.companyId, { role: 'staff' });
  return { userId, token: await sessionOf(app, { ...company, userId, userType: 1 }) };
}
const accept = (token: string, username: string) =>
  app.call(setPassword, { token, fullName: 'Can Demir', username, phone: '05321234567', password }, from());
const invitationsOf = async (sender: { token: string }) =>
  (await app.call(getStaff, {}, sender)).result.invitations;

describe('an invitation', () => {
  test('makes a member of the company who signs in with their own password', async () => {
    const me = await owner();
    const { email, username } = next();
    const { result } = await app.call(inviteStaff, { email, role: 'staff' }, me);
    expect(result.invitations).toMatchObject([{ email, role: 'staff', isExpired: false }]);
    const token = tokenTo(app, email);
    const link = await app.call(checkLink, { purpose: 'setPassword', token }, from());
    expect(link.result).toMatchObject({ state: 'valid', invitation: { email } });
    expect((await accept(token, username)).result).toEqual({ username, userType: 1 });
    expect((await app.call(signIn, { username, password, userType: 1 }, from())).status).toBe(200);
    const staff = (await app.call(getStaff, {}, me)).result;
    expect(staff.members.map(({ role, isYou }) => [role, isYou])).toEqual([
      ['owner', true],
      ['staff', false],
    ]);
    expect(staff.invitations).toEqual([]);
    expect((await accept(token, `${username}x`)).body.errors[0]?.code).toBe('linkUsed');
  });

  test('is sent again after a minute with a new link, and lives a week', async () => {
    const me = await owner();
    const { email, username } = next();
    await app.call(inviteStaff, { email, role: 'owner' }, me);
    const early = tokenTo(app, email);
    const invitationId = (await invitationsOf(me))[0]?.invitationId ?? '';
    expect((await app.call(resendInvitation, { invitationId }, me)).status).toBe(429);
    app.clock.advance(60_000);
    expect((await app.call(resendInvitation, { invitationId }, me)).status).toBe(200);
    expect((await accept(early, username)).body.errors[0]?.code).toBe('linkUsed');
    app.clock.advance(7 * 86_400_000);
    expect(await invitationsOf(me)).toMatchObject([{ isExpired: true }]);
    expect((await accept(tokenTo(app, email), username)).body.errors[0]?.code).toBe('linkExpired');
  });

  test('is taken back with its link', async () => {
    const me = await owner();
    const { email, username } = next();
    await app.call(inviteStaff, { email, role: 'staff' }, me);
    const invitationId = (await invitationsOf(me))[0]?.invitationId ?? '';
    const stranger = await owner();
    expect((await app.call(revokeInvitation, { invitationId }, stranger)).status).toBe(404);
    expect((await app.call(resendInvitation, { invitationId }, stranger)).status).toBe(404);
    expect((await app.call(revokeInvitation, { invitationId }, me)).result.invitations).toEqual([]);
    expect((await accept(tokenTo(app, email), username)).status).toBe(409);
  });

  test('answers a known address alike and sends it no link', async () => {
    const me = await owner();
    const known = await app.database.db.selectFrom('app_user').select('email').executeTakeFirstOrThrow();
    const answer = await app.call(inviteStaff, { email: known.email, role: 'staff' }, me);
    expect(answer.result.invitations).toHaveLength(1);
    expect(lastTo(app, known.email).body).not.toContain('#');
  });

  test('needs an address that is one', async () => {
    const answer = await app.call(inviteStaff, { email: 'kalfa', role: 'staff' }, await owner());
    expect(answer.body.errors).toMatchObject([{ path: 'email' }]);
  });
});

describe('the people of a company', () => {
  test('are managed by owners alone', async () => {
    const me = await owner();
    const staff = await staffOf(me);
    const invitationId = '3e1bd5a0-33a6-4b4e-8d0e-9f6f2f0f8a11';
    const answers = [
      await app.call(getStaff, {}, staff),
      await app.call(inviteStaff, { email: 'a@b.example', role: 'owner' }, staff),
      await app.call(resendInvitation, { invitationId }, staff),
      await app.call(revokeInvitation, { invitationId }, staff),
      await app.call(changeStaffRole, { userId: staff.userId, role: 'owner' }, staff),
      await app.call(removeStaff, { userId: me.userId }, staff),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  test('are out of reach for another company', async () => {
    const stranger = await staffOf(await owner());
    const me = await owner();
    const role = { userId: stranger.userId, role: 'owner' } as const;
    expect((await app.call(changeStaffRole, role, me)).status).toBe(404);
    expect((await app.call(removeStaff, { userId: stranger.userId }, me)).status).toBe(404);
  });

  test('keep one owner, also when two step down at once', async () => {
    const me = await owner();
    const other = await staffOf(me);
    const stepDown = (userId: number, by: { token: string }) =>
      app.call(changeStaffRole, { userId, role: 'staff' }, by);
    expect((await stepDown(me.userId, me)).body.errors[0]?.code).toBe('lastOwner');
    await app.call(changeStaffRole, { userId: other.userId, role: 'owner' }, me);
    const both = await Promise.all([stepDown(me.userId, me), stepDown(other.userId, other)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('are removed with their sessions, and their name and address are free again', async () => {
    const me = await owner();
    const staff = await staffOf(me);
    const gone = await app.database.db
      .selectFrom('app_user')
      .select(['email', 'username'])
      .where('id', '=', staff.userId)
      .executeTakeFirstOrThrow();
    expect((await app.call(removeStaff, { userId: me.userId }, me)).status).toBe(409);
    expect((await app.call(removeStaff, { userId: staff.userId }, me)).result.members).toHaveLength(1);
    expect((await app.call(getSessions, {}, staff)).status).toBe(401);
    await app.call(inviteStaff, { email: gone.email, role: 'staff' }, me);
    expect((await accept(tokenTo(app, gone.email), gone.username)).status).toBe(200);
  });

  test('need a session', async () => {
    expect((await app.call(getStaff, {})).status).toBe(401);
    expect((await app.call(removeStaff, { userId: 1 })).status).toBe(401);
  });
});
