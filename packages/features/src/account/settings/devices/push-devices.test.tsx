import { showApp } from '@havan/app-shell/testing/show-app';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { settingsApp } from '../../testing/settings-app.tsx';
import { refusalTexts } from './device-texts.ts';

const app = settingsApp('no cart');
let remove = () => {};
afterEach(() => {
  remove();
  vi.restoreAllMocks();
});

const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0';
const device = (isThisSession: boolean) => ({
  deviceId: isThisSession ? 1 : 2,
  userAgent: chrome,
  createdAt: '2026-11-20T09:00:00.000Z',
  lastSentAt: null,
  isThisSession,
});
const answers = (devices: unknown) => ({
  getNotificationPreferences: { email: 'a@b.tr', phone: '05321234567', kinds: [] },
  getDigest: { rhythm: 'off' },
  getPushDevices: devices,
});
async function show(devices: unknown, more: Readonly<Record<string, unknown>> = {}) {
  const shown = await showApp(app, {
    path: '/myprofile/settings/notification',
    answers: { ...answers(devices), ...more },
  });
  ({ remove } = shown);
  return shown;
}

/** Replaces the permission prompt and the subscription of the browser, so that no test reaches a real push service. */
function browserThat(permission: NotificationPermission) {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue(permission);
  const subscribe = vi.fn(() =>
    Promise.resolve({
      toJSON: () => ({
        endpoint: 'https://push.example/1',
        keys: { p256dh: 'P'.repeat(87), auth: 'A'.repeat(22) },
      }),
    }),
  );
  const registration = { pushManager: { getSubscription: () => Promise.resolve(null), subscribe } };
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(
    registration as unknown as ServiceWorkerRegistration,
  );
  return subscribe;
}

// @spec §1 notifications

test('a device is added with the key of the server, and stands in the list as this one', async () => {
  const subscribe = browserThat('granted');
  const devices: unknown[] = [];
  const { asked } = await show({ publicKey: 'BKey', devices }, { addPushDevice: { deviceId: 1 } });
  await expect.element(page.getByText('Hiçbir cihazınızda açık değil.')).toBeVisible();
  devices.push(device(true));
  await page.getByRole('button', { name: 'Bu cihazda aç' }).click();
  await expect.element(page.getByText('Bu cihaz', { exact: true })).toBeVisible();
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  expect(asked).toContain('addPushDevice');
  await expect.element(page.getByRole('button', { name: 'Bu cihazda aç' })).not.toBeInTheDocument();
});

test('a refused permission shows how to grant it, and nothing is sent', async () => {
  browserThat('denied');
  const { asked } = await show({ publicKey: 'BKey', devices: [] });
  await page.getByRole('button', { name: 'Bu cihazda aç' }).click();
  await expect.element(page.getByText(refusalTexts.denied).first()).toBeVisible();
  expect(asked.has('addPushDevice')).toBe(false);
});

test('a test says what the push service answered, and a device is taken away', async () => {
  const devices = [device(false)];
  const { asked } = await show(
    { publicKey: 'BKey', devices },
    {
      testPushDevice: { isSent: false, sentence: 'Bu cihazın bildirim izni kaldırılmış.' },
      removePushDevice: { done: true },
    },
  );
  await page.getByRole('button', { name: 'Deneme bildirimi gönder: Chrome, Windows' }).click();
  await expect.element(page.getByText('Bu cihazın bildirim izni kaldırılmış.').first()).toBeVisible();
  devices.pop();
  await page.getByRole('button', { name: 'Bildirimleri kapat: Chrome, Windows' }).click();
  await expect.element(page.getByText('Hiçbir cihazınızda açık değil.')).toBeVisible();
  expect(asked).toContain('removePushDevice');
});
