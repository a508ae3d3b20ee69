import { Refusal, showApp } from '@havan/app-shell/testing/show-app';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { settingsApp } from '../../testing/settings-app.tsx';

const app = settingsApp('no cart');
let remove = () => {};
afterEach(() => remove());
async function show(answers: Readonly<Record<string, unknown>>) {
  const shown = await showApp(app, { path: '/myprofile/settings/second-factor', answers });
  ({ remove } = shown);
  return shown;
}
const off = { confirmedAt: null, recoveryCodesLeft: 0, moneyLimit: 5_000_000 };
const on = { confirmedAt: '2026-11-20T09:00:00.000Z', recoveryCodesLeft: 2, moneyLimit: 5_000_000 };
const key = {
  secret: 'JBSWY3DPEHPK3PXP',
  otpauthUri: 'otpauth://totp/Havan:deneme?secret=JBSWY3DPEHPK3PXP&issuer=Havan',
};

test('an authenticator is set up by password, key and first code; the recovery codes are shown once', async () => {
  const recoveryCodes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
  const { asked } = await show({
    getSecondFactor: off,
    beginSecondFactor: key,
    confirmSecondFactor: { recoveryCodes },
  });
  await expect.element(page.getByText(/50\.000,00/)).toBeVisible();
  await page.getByRole('button', { name: 'İki adımlı doğrulamayı aç' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Şifreniz').fill('Pazar-2026');
  await dialog.getByRole('button', { name: 'Devam et' }).click();
  await expect.element(dialog.getByRole('img', { name: /kare kod/ })).toBeVisible();
  await expect.element(dialog.getByLabelText('Anahtar')).toHaveValue('JBSW Y3DP EHPK 3PXP');
  await dialog.getByLabelText(/Doğrulama kodu/).fill('12');
  await dialog.getByRole('button', { name: 'Doğrula ve aç' }).click();
  await expect.element(dialog.getByText('Doğrulama kodu 6 rakamdan oluşmalıdır.')).toBeVisible();
  expect(asked.has('confirmSecondFactor')).toBe(false);
  await dialog.getByLabelText(/Doğrulama kodu/).fill('123456');
  await dialog.getByRole('button', { name: 'Doğrula ve aç' }).click();
  await expect.element(page.getByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  await page.getByRole('button', { name: 'Sakladım' }).click();
  await expect.element(page.getByText('AAAA-BBBB-CCCC-DDDD')).not.toBeInTheDocument();
});

test('a wrong password is said at its field, and nothing begins', async () => {
  await show({ getSecondFactor: off, beginSecondFactor: new Refusal(409, 'Şifreniz hatalı.') });
  await page.getByRole('button', { name: 'İki adımlı doğrulamayı aç' }).click();
  await page.getByRole('dialog').getByLabelText('Şifreniz').fill('yanlis');
  await page.getByRole('dialog').getByRole('button', { name: 'Devam et' }).click();
  await expect.element(page.getByRole('dialog').getByText('Şifreniz hatalı.')).toBeVisible();
});

test('one that is on warns of few codes and is turned off with password and code', async () => {
  const { asked } = await show({ getSecondFactor: on, removeSecondFactor: { done: true } });
  await expect.element(page.getByText(/bitmek üzere/)).toBeVisible();
  await page.getByRole('button', { name: 'Kapat' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).last().click();
  expect(asked.has('removeSecondFactor')).toBe(false);
  await dialog.getByLabelText('Şifreniz').fill('Pazar-2026');
  await dialog.getByLabelText(/Doğrulama kodu/).fill('123456');
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).last().click();
  await expect.poll(() => asked.has('removeSecondFactor')).toBe(true);
});
