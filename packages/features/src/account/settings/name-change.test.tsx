import { Refusal, showApp } from '@havan/app-shell/testing/show-app';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { areas } from '@havan/domain/access';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settingsApp } from '../testing/settings-app.tsx';

let remove = () => {};
afterEach(() => remove());
const infos = sampleOf(calls.getUserBasicInfos.schemas.result);
const person = { ...infos.user, name: 'Ayşe', surname: 'Yılmaz', username: 'ayse1', reviewState: 'approved' };
async function show(answers: Readonly<Record<string, unknown>> = {}, usernameChange = true) {
  const shown = await showApp(settingsApp('cart'), {
    path: '/myprofile/settings',
    answers,
    flags: { usernameChange },
  });
  ({ remove } = shown);
  return shown;
}
const known = { ...infos, areas: [...areas], user: person };

test('a name is changed where it stands, and a wrong one is not sent', async () => {
  const { asked } = await show();
  await page.getByRole('button', { name: 'Değiştir: ad soyad' }).click();
  const field = page.getByRole('dialog').getByLabelText(/^Ad soyad/);
  await userEvent.fill(field, 'Ayşe');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(asked.has('saveProfile')).toBe(false);
  await userEvent.fill(field, 'Ayşe Nur Yılmaz');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Bilgileriniz güncellendi.')).toBeVisible();
  expect(asked.has('saveProfile')).toBe(true);
});

test('a user name that is taken says so, and without the flag it cannot be changed', async () => {
  await show({ changeUsername: new Refusal(409, 'Bu kullanıcı adı alınmış.', 'usernameTaken') });
  await page.getByRole('button', { name: 'Değiştir: kullanıcı adı' }).click();
  await userEvent.fill(page.getByLabelText(/^Yeni kullanıcı adı/), 'defne77');
  await userEvent.fill(page.getByLabelText(/^Şifreniz/), 'kG7vQ2xL');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Bu kullanıcı adı alınmış.')).toBeVisible();
  remove();
  await show({
    getUserBasicInfos: {
      ...known,
      featureFlags: {
        ...infos.featureFlags,
        usernameChange: { enabled: false, limited: false, userIds: [] },
      },
    },
  });
  await expect.element(page.getByText('ayse1')).toBeVisible();
  expect(page.getByRole('button', { name: 'Değiştir: kullanıcı adı' }).elements()).toEqual([]);
});
