import type { OperatorCreditPackage } from '@havan/contract/backoffice/money/credit-packages';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { CreditPackagesScreen } from './CreditPackagesScreen.tsx';

const small: OperatorCreditPackage = {
  packageId: 3,
  name: '50 kontör',
  credits: 50,
  net: 12_500,
  vat: 2_500,
  total: 15_000,
  isOnSale: true,
  changedAt: '2026-11-20T08:00:00.000Z',
  changedBy: 'Selin Aras',
};
let remove = () => {};
afterEach(() => remove());

test('a package is changed with what the seller will pay said beside its price', async () => {
  const shown = showScreen(<CreditPackagesScreen />, ({ path }) =>
    path === 'GetCreditPackages' ? [small] : small,
  );
  remove = shown.remove;
  await page.getByRole('button', { name: 'Düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paketi düzenle' });
  await dialog.getByLabelText(/KDV hariç fiyat/).fill('200');
  await expect.element(dialog.getByText(/Satıcı .*240,00.* öder/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect
    .poll(() => shown.asked)
    .toMatchObject([{ path: 'SaveCreditPackage', body: { packageId: 3, credits: 50, net: 20_000 } }]);
});

test('a new package without its figures is not sent, each field says what it lacks', async () => {
  const shown = showScreen(<CreditPackagesScreen />, () => []);
  remove = shown.remove;
  await expect.element(page.getByText('Henüz paket yok')).toBeVisible();
  await page.getByRole('button', { name: 'Yeni paket' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni paket' });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(dialog.getByText('Paketin adını yazın.')).toBeVisible();
  await expect.element(dialog.getByText('Kontör sayısını yazın.')).toBeVisible();
  await expect.element(dialog.getByText('Fiyatı yazın.')).toBeVisible();
  expect(shown.asked).toEqual([]);
});
