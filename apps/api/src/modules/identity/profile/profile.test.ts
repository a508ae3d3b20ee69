import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { profileCalls } from '@havan/contract/identity/profile';
import { beforeEach, expect, test } from 'vitest';
import { flagsCommand } from '../../../cli/flags.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { hashPassword } from '../session/passwords.ts';

const app = testApp();
const { saveProfile, changeUsername } = profileCalls;
const password = 'kG7vQ2xL';
let person: Awaited<ReturnType<typeof signedInAs>>;

beforeEach(async () => {
  person = await signedInAs(app, 'pharmacy');
  await app.database.db
    .updateTable('app_user')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', person.userId)
    .execute();
});

const shown = async () => (await app.call(getUserBasicInfos, {}, person)).result.user;
const rename = (username: string, typed = password) =>
  app.call(changeUsername, { username, password: typed }, person);

// @spec §7 users-profile

test('a person changes the own name, whose last word is the surname', async () => {
  expect((await app.call(saveProfile, { fullName: ' Ayşe  Nur Yılmaz ' }, person)).status).toBe(200);
  expect(await shown()).toMatchObject({ name: 'Ayşe Nur', surname: 'Yılmaz' });
  const refused = await app.call(saveProfile, { fullName: 'Ayşe1' }, person);
  expect([refused.status, refused.body.errors[0]?.path]).toEqual([400, 'fullName']);
});

test('a user name changes against the password, and never to one that is taken', async () => {
  const other = await signedInAs(app, 'pharmacy');
  const { username: taken } = (await app.call(getUserBasicInfos, {}, other)).result.user;
  const before = (await shown()).username;
  expect((await rename('defne77', 'yanlis')).body.errors[0]?.path).toBe('password');
  expect((await rename('çınar')).body.errors[0]?.message).toBe(
    'Lütfen Türkçe karakter içermeyen bir kullanıcı adı yazınız.',
  );
  expect((await rename(taken.toUpperCase().slice(0, 15))).status).not.toBe(200);
  expect((await shown()).username).toBe(before);
  expect((await rename('defne77')).status).toBe(200);
  expect((await rename('Defne77')).status).toBe(200);
  expect((await shown()).username).toBe('Defne77');
});

test('without its flag the user name stays as it is', async () => {
  await flagsCommand(app.database.db, ['usernameChange', 'off']);
  expect((await rename('defne78')).status).toBe(403);
  await flagsCommand(app.database.db, ['usernameChange', 'default']);
  expect((await rename('defne78')).status).toBe(200);
});
