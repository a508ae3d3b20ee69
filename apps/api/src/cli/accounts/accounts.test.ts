import { getSessions, signIn } from '@havan/contract/identity/session';
import { describe, expect, test } from 'vitest';
import { testPassword } from '../../testing/factories.ts';
import { withdrawToIban } from '@havan/contract/money/wallet';
import { getLastNotifications } from '@havan/contract/notifications/inbox';
import { signedInAs } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';
import { accountsCommand } from './accounts.ts';

const app = testApp();
const accounts = (...args: string[]) => accountsCommand(app.database.db, args);

async function person() {
  const { userId, token } = await signedInAs(app, 'pharmacy');
  const { username } = await app.database.db
    .selectFrom('app_user')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const isOpen = async () => (await app.call(getSessions, {}, { token })).status === 200;
  const enter = async () =>
    (await app.call(signIn, { username, password: testPassword, userType: 1 })).status;
  return { username, isOpen, enter };
}

test('a ban ends every session and prevents sign-in until it is lifted', async () => {
  const { username, isOpen, enter } = await person();
  const other = await person();
  expect(await isOpen()).toBe(true);
  expect(await accounts('ban', username.toUpperCase())).toMatch(/banned since .*, open sessions: 0$/);
  expect([await isOpen(), await enter(), await other.isOpen()]).toEqual([false, 403, true]);
  expect(await accounts('unban', username)).toContain('active');
  expect([await isOpen(), await enter()]).toEqual([false, 200]);
});

test('signs a user out everywhere, and shows the user', async () => {
  const { username, isOpen } = await person();
  expect(await accounts('show', username)).toMatch(/active, open sessions: 1$/);
  expect(await accounts('sign-out', username)).toMatch(/open sessions: 0$/);
  expect(await isOpen()).toBe(false);
});

test('prints its usage, and reports an unknown name', async () => {
  await expect(accounts('ban')).rejects.toThrow('pnpm accounts ban NAME');
  await expect(accounts('constructor', 'x')).rejects.toThrow('pnpm accounts show NAME');
  await expect(accounts('ban', 'kimse-yok')).rejects.toThrow('There is no account "kimse-yok".');
});

describe('the review of a company', () => {
  const waiting = async () => {
    const me = await signedInAs(app, 'merchant');
    const company = app.database.db.updateTable('company').where('id', '=', me.companyId);
    await company.set({ review_state: 'inReview' }).execute();
    const payoutAccountId = '3e1bd5a0-33a6-4b4e-8d0e-9f6f2f0f8a11';
    const trade = async () => {
      const { status, body } = await app.call(withdrawToIban, { amount: 1_000, payoutAccountId }, me);
      return [status, body.errors[0]?.code, body.statusMessage];
    };
    return { ...me, id: String(me.companyId), trade };
  };

  test('allows trade with an approval, and forbids it with a rejection and its reason', async () => {
    const me = await waiting();
    expect(await accounts('review')).toContain(`${me.id}  `);
    expect((await me.trade()).slice(0, 2)).toEqual([403, 'companyNotApproved']);
    expect(await accounts('approve', me.id)).toMatch(/inReview -> approved$/);
    expect((await me.trade())[0]).toBe(409);
    expect(await accounts('review')).not.toContain(`${me.id}  `);
    await accounts('reject', me.id, 'Vergi', 'levhası', 'okunmuyor.');
    expect((await me.trade())[2]).toMatch(/onaylanmadı/);
    const [notice] = (await app.call(getLastNotifications, {}, me)).result;
    expect(notice?.notificationText).toMatch(/onaylanmadı.+Vergi levhası okunmuyor\.$/);
  });

  test('asks for more with a reason, and never without one', async () => {
    const me = await waiting();
    await expect(accounts('ask', me.id)).rejects.toThrow('COMPANY REASON');
    await expect(accounts('approve', '999999999')).rejects.toThrow('There is no company');
    await accounts('ask', me.id, 'Ruhsatınızı yükleyin.');
    expect((await me.trade())[2]).toMatch(/ek bilgi istendi/);
  });
});
