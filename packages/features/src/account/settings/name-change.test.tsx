import { Refusal, showApp } from '@havan/app-shell/testing/show-app';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settingsApp } from '../testing/settings-app.tsx';

let remove = () => {};
afterEach(() => remove());
async function show(answers: Readonly<Record<string, unknown>> = {}) {
  const shown = await showApp(settingsApp('cart'), { path: '/myprofile/settings', answers });
  ({ remove } = shown);
  return shown;
}

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

test('a user name that is taken says so', async () => {
  await show({ changeUsername: new Refusal(409, 'Bu kullanıcı adı alınmış.', 'usernameTaken') });
  await page.getByRole('button', { name: 'Değiştir: kullanıcı adı' }).click();
  await userEvent.fill(page.getByLabelText(/^Yeni kullanıcı adı/), 'defne77');
  await userEvent.fill(page.getByLabelText(/^Şifreniz/), 'kG7vQ2xL');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Bu kullanıcı adı alınmış.')).toBeVisible();
});
