import { signIn } from '@havan/contract/identity/session';
import { getLastNotifications, setNotificationPreferences } from '@havan/contract/notifications/inbox';
import { notificationKinds } from '@havan/domain/notification-kind';
import { describe, expect, test } from 'vitest';
import { makeParty, testPassword } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { notifySignIns } from './notify-sign-ins.ts';

const app = testApp();

async function person() {
  const { userId } = await makeParty(app.database.db, 'pharmacy');
  const user = app.database.db.selectFrom('app_user').select('username').where('id', '=', userId);
  return user.executeTakeFirstOrThrow();
}

describe('a sign-in with another browser', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const enterWith = (username: string, deviceToken?: string) =>
    app.call(
      signIn,
      { username, password: testPassword, userType: 1, ...(deviceToken && { deviceToken }) },
      { headers: { 'user-agent': chrome } },
    );
  const noticesOf = async (token: string) => {
    await notifySignIns(app.ctx);
    return (await app.call(getLastNotifications, {}, { token })).result.filter(
      ({ subCategoryId }) => subCategoryId === notificationKinds.newSignIn,
    );
  };

  test('is notified once, with the device and the way to the sessions; the first browser and a known one are not', async () => {
    const { username } = await person();
    const first = (await enterWith(username)).result;
    expect(await noticesOf(first.token)).toEqual([]);
    await enterWith(username, first.deviceToken);
    expect(await noticesOf(first.token)).toEqual([]);
    const other = (await enterWith(username)).result;
    expect(await noticesOf(first.token)).toMatchObject([
      {
        mainCategoryId: 15,
        redirectUrl: '/myprofile/settings/sessions',
        notificationText: expect.stringContaining('yeni bir cihazdan giriş yaptı: Chrome, Windows') as string,
      },
    ]);
    await enterWith(username, other.deviceToken);
    expect(await noticesOf(first.token)).toHaveLength(1);
  });

  test('is not sent for a wrong password, and is hidden from a user who disabled the kind', async () => {
    const { username } = await person();
    const first = (await enterWith(username)).result;
    await app.call(signIn, { username, password: 'Yanlis-2026', userType: 1 });
    expect(await noticesOf(first.token)).toEqual([]);
    const off = { subCategoryId: notificationKinds.newSignIn, channel: 'app', isOn: false } as const;
    await app.call(setNotificationPreferences, { changes: [off] }, first);
    await enterWith(username);
    expect(await noticesOf(first.token)).toEqual([]);
  });
});
