import { showApp } from '@havan/app-shell/testing/show-app';
import { testApp } from '@havan/app-shell/testing/test-app';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
