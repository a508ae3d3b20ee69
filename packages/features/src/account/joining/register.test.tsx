import { showApp } from '@havan/app-shell/testing/show-app';
import { testApp } from '@havan/app-shell/testing/test-app';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountRoutes } from '../account-routes.tsx';

const app = testApp(accountRoutes);
let remove = () => {};
afterEach(() => remove());

async function showRegister(search = ''): Promise<void> {
  ({ remove } = await showApp(app, { path: `/account/register${search}`, isSignedIn: false }));
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

test('what was typed and its step outlive a reload', async () => {
  await showRegister();
  await page.getByRole('radio', { name: /^Yerel ecza deposu/ }).click();
  const name = page.getByLabelText(/^Firma unvanı/);
  await userEvent.fill(name, 'Moda Ecza Deposu Ltd. Şti.');
  await userEvent.fill(page.getByLabelText(/^Vergi ya da T.C. kimlik numarası/), '4730259742');
  await userEvent.fill(page.getByLabelText(/^Vergi dairesi/), 'Kadıköy');
  await userEvent.click(next);
  const contact = page.getByLabelText(/^Yetkili kişi/);
  await userEvent.fill(contact, 'Derya Tunalı');

  remove();
  const kept = vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {});
  await showRegister('?adim=2');
  kept.mockRestore();
  await expect.element(contact).toHaveValue('Derya Tunalı');
  await userEvent.click(page.getByRole('button', { name: 'Geri' }));
  await expect.element(name).toHaveValue('Moda Ecza Deposu Ltd. Şti.');
});

test('an address cannot skip a step', async () => {
  await showRegister('?adim=3');
  await expect.element(page.getByLabelText(/^Vergi dairesi/)).toBeVisible();
});
