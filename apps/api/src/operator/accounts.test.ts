import { getSessions, signIn } from '@havan/contract/session';
import { expect, test } from 'vitest';
import { testPassword } from '../testing/factories.ts';
import { signedInAs } from '../testing/signed-in.ts';
import { testApp } from '../testing/test-app.ts';
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

test('a ban ends every session and closes the door until it is lifted', async () => {
  const { username, isOpen, enter } = await person();
  const other = await person();
  expect(await isOpen()).toBe(true);
  expect(await accounts('ban', username.toUpperCase())).toMatch(/banned since .*, open sessions: 0$/);
  expect([await isOpen(), await enter(), await other.isOpen()]).toEqual([false, 403, true]);
  expect(await accounts('unban', username)).toContain('active');
  expect([await isOpen(), await enter()]).toEqual([false, 200]);
});

test('signs somebody out everywhere, and shows who it was', async () => {
  const { username, isOpen } = await person();
  expect(await accounts('show', username)).toMatch(/active, open sessions: 1$/);
  expect(await accounts('sign-out', username)).toMatch(/open sessions: 0$/);
  expect(await isOpen()).toBe(false);
});

test('says what it can do, and that it knows nobody of that name', async () => {
  await expect(accounts('ban')).rejects.toThrow('pnpm accounts ban NAME');
  await expect(accounts('constructor', 'x')).rejects.toThrow('pnpm accounts show NAME');
  await expect(accounts('ban', 'kimse-yok')).rejects.toThrow('There is no account "kimse-yok".');
});
