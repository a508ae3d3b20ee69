import { checkLink, setPassword } from '@havan/contract/identity/account';
import { getSessions, signIn } from '@havan/contract/identity/session';
import {
  changeStaffRole,
  getStaff,
  inviteStaff,
  removeStaff,
  resendInvitation,
  revokeInvitation,
} from '@havan/contract/identity/staff';
import { type StaffRight, staffPresets } from '@havan/domain/staff-right';
import { describe, expect, test } from 'vitest';
import { makeUser } from '../../../testing/factories.ts';
import { lastTo, tokenTo } from '../../../testing/post.ts';
import { sessionOf, signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp({ config: { trustedProxies: ['127.0.0.1'] } });
const password = 'kG7vQ2xL';

let count = 0;
const next = () => {
  count += 1;
  return { email: `kalfa${count}@ornek.example`, username: `kalfa${count}` };
};
const from = () => ({ headers: { 'x-forwarded-for': `10.4.${count}.1` } });

const rights = [...staffPresets.sales];
const owner = () => signedInAs(app, 'pharmacy');
async function staffOf(company: { companyId: number }) {
  const userId = await makeUser(app.database.db, company.companyId, { role: 'staff' });
  return { userId, token: await sessionOf(app, { ...company, userId, userType: 1 }) };
}
const accept = (token: string, username: string) =>
  app.call(setPassword, { token, fullName: 'Can Demir', username, phone: '05321234567', password }, from());
const invitationsOf = async (sender: { token: string }) =>
  (await app.call(getStaff, {}, sender)).result.invitations;

// @spec §2.2 set-password settings

describe('an invitation', () => {
  test('creates a member who signs in with their own password', async () => {
    const me = await owner();
    const { email, username } = next();
    const { result } = await app.call(inviteStaff, { email, role: 'staff', rights }, me);
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

  test('is resent after a minute with a new link, and is valid for a week', async () => {
    const me = await owner();
    const { email, username } = next();
    await app.call(inviteStaff, { email, role: 'owner', rights }, me);
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

  test('is revoked with its link', async () => {
    const me = await owner();
    const { email, username } = next();
    await app.call(inviteStaff, { email, role: 'staff', rights }, me);
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
    const answer = await app.call(inviteStaff, { email: known.email, role: 'staff', rights }, me);
    expect(answer.result.invitations).toHaveLength(1);
    expect(lastTo(app, known.email).body).not.toContain('#');
  });

  test('needs a valid address', async () => {
    const answer = await app.call(inviteStaff, { email: 'kalfa', role: 'staff', rights }, await owner());
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
      await app.call(inviteStaff, { email: 'a@b.example', role: 'owner', rights }, staff),
      await app.call(resendInvitation, { invitationId }, staff),
      await app.call(revokeInvitation, { invitationId }, staff),
      await app.call(changeStaffRole, { userId: staff.userId, role: 'owner', rights }, staff),
      await app.call(removeStaff, { userId: me.userId }, staff),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  test('are out of reach for another company', async () => {
    const stranger = await staffOf(await owner());
    const me = await owner();
    const role = { userId: stranger.userId, role: 'owner', rights } as const;
    expect((await app.call(changeStaffRole, role, me)).status).toBe(404);
    expect((await app.call(removeStaff, { userId: stranger.userId }, me)).status).toBe(404);
  });

  test('always include one owner, also when two step down at once', async () => {
    const me = await owner();
    const other = await staffOf(me);
    const stepDown = (userId: number, by: { token: string }) =>
      app.call(changeStaffRole, { userId, role: 'staff', rights }, by);
    expect((await stepDown(me.userId, me)).body.errors[0]?.code).toBe('lastOwner');
    await app.call(changeStaffRole, { userId: other.userId, role: 'owner', rights }, me);
    const both = await Promise.all([stepDown(me.userId, me), stepDown(other.userId, other)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test('are removed with their sessions, and their name and address become free', async () => {
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
    await app.call(inviteStaff, { email: gone.email, role: 'staff', rights }, me);
    expect((await accept(tokenTo(app, gone.email), gone.username)).status).toBe(200);
  });

  test('need a session', async () => {
    expect((await app.call(getStaff, {})).status).toBe(401);
    expect((await app.call(removeStaff, { userId: 1 })).status).toBe(401);
  });
});

describe('rights', () => {
  const member = async (company: { companyId: number }, granted: readonly StaffRight[]) => {
    const userId = await makeUser(app.database.db, company.companyId, {
      role: 'staff',
      rights: [...granted],
    });
    return { userId, token: await sessionOf(app, { ...company, userId, userType: 1 }) };
  };
  const change = (userId: number, granted: readonly StaffRight[], by: { token: string }) =>
    app.call(changeStaffRole, { userId, role: 'staff', rights: [...granted] }, by);

  test('are granted with the invitation and by an owner, and take effect at once', async () => {
    const me = await owner();
    const email = 'depo@ornek.example';
    await app.call(inviteStaff, { email, role: 'staff', rights: ['ship'] }, me);
    expect(await invitationsOf(me)).toMatchObject([{ email, role: 'staff', rights: ['ship'] }]);
    await accept(tokenTo(app, email), 'depocu1');
    const { members } = (await app.call(getStaff, {}, me)).result;
    const clerk = members.find(({ username }) => username === 'depocu1');
    expect(clerk?.rights).toEqual(['ship']);
    expect(members.find(({ isYou }) => isYou)?.rights).toEqual([...staffPresets.owner]);
    const changed = await change(clerk?.userId ?? 0, ['invoice', 'money'], me);
    expect(changed.result.members.find(({ username }) => username === 'depocu1')?.rights).toEqual([
      'invoice',
      'money',
    ]);
  });

  test('granted by staff do not exceed their own', async () => {
    const me = await owner();
    const lead = await member(me, ['sell', 'people']);
    const clerk = await member(me, ['ship']);
    expect((await app.call(getStaff, {}, clerk)).status).toBe(403);
    expect((await change(clerk.userId, ['sell'], lead)).status).toBe(403);
    const mine = await member(me, ['sell']);
    expect((await change(mine.userId, ['sell', 'money'], lead)).status).toBe(403);
    expect((await change(lead.userId, ['sell', 'people', 'money'], lead)).status).toBe(403);
    expect((await change(mine.userId, [], lead)).status).toBe(200);
    const crown = { userId: mine.userId, role: 'owner', rights: [] } as const;
    expect((await app.call(changeStaffRole, { ...crown, rights: [] }, lead)).status).toBe(403);
    expect((await change(me.userId, [], lead)).status).toBe(409);
    await app.call(changeStaffRole, { ...crown, rights: [] }, me);
    expect((await change(me.userId, [], lead)).status).toBe(403);
    expect((await app.call(removeStaff, { userId: me.userId }, lead)).status).toBe(403);
    const invited = { email: 'x@ornek.example', role: 'staff', rights: ['money'] } as const;
    expect((await app.call(inviteStaff, { ...invited, rights: ['money'] }, lead)).status).toBe(403);
  });
});
