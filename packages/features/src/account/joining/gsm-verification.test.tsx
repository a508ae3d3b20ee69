import { Refusal, showApp } from '@havan/app-shell/testing/show-app';
import { testApp } from '@havan/app-shell/testing/test-app';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountRoutes } from '../account-routes.tsx';

const app = testApp(accountRoutes);
let remove = () => {};
afterEach(() => remove());

test('the last step opened on its own leads to the sign-in, which goes on with the application', async () => {
  ({ remove } = await showApp(app, { path: '/account/gsm-verification', isSignedIn: false }));
  await expect.element(page.getByText('Doğrulama adımınız bulunamadı')).toBeVisible();
  const onward = page.getByRole('main').getByRole('link');
  expect(onward.elements().map((link) => link.getAttribute('href'))).toEqual([app.paths.login()]);
});

test('a step that another device has completed says so and leads to the sign-in', async () => {
  const verifyGsmNo = new Refusal(409, 'Bu bağlantı geçersiz ya da süresi dolmuş.', 'linkExpired');
  const path = `/account/activation#${'a'.repeat(43)}`;
  ({ remove } = await showApp(app, { path, isSignedIn: false, answers: { verifyGsmNo } }));
  await userEvent.fill(page.getByLabelText(/^Doğrulama kodu/), '123456');
  await userEvent.click(page.getByRole('button', { name: 'Üyeliğimi etkinleştir' }));
  await expect.element(page.getByText(/^Bu adım başka bir cihazda tamamlanmış/)).toBeVisible();
  const onward = page.getByRole('main').getByRole('link');
  expect(onward.elements().map((link) => link.getAttribute('href'))).toEqual([app.paths.login()]);
});
