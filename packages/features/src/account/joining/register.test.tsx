import { showApp } from '@havan/app-shell/testing/show-app';
import { testApp } from '@havan/app-shell/testing/test-app';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountRoutes } from '../account-routes.tsx';

const app = testApp(accountRoutes);
let remove = () => {};
afterEach(() => remove());

async function showRegister(): Promise<void> {
  ({ remove } = await showApp(app, { path: '/account/register', isSignedIn: false }));
}

const next = page.getByRole('button', { name: 'Devam et' });

test('stays at the company until its details are right', async () => {
  await showRegister();
  const taxNumber = page.getByLabelText(/^Vergi ya da T.C. kimlik numarası/);
  await userEvent.fill(taxNumber, '123');
  await userEvent.click(next);
  await expect.element(taxNumber).toHaveAttribute('aria-invalid', 'true');
  await expect.element(taxNumber).toHaveValue('123');
});
