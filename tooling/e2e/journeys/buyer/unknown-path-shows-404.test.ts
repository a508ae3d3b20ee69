import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test } from '../../fixtures/test.ts';

const nowhere = '/boyle-bir-sayfa-yok';

// @spec §2.1 not-found-page without-container without-header

test('a visitor sees that the page does not exist and how to sign in', async ({ page, product }) => {
  await page.goto(product.buyerOrigin + nowhere);
  await expect(page.getByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Üye ol' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('heading', { name: 'Üye Girişi' })).toBeVisible();
});

test('a pharmacy can search and return home from the missing page', async ({ pharmacy: { page } }) => {
  await page.goto(nowhere);
  await expect(page.getByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Giriş yap' })).toHaveCount(0);
});

test('the merchant area has the same page for missing addresses', async ({ merchant: { page } }) => {
  await page.goto(`/merchant${nowhere}`);
  await expect(page.getByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible();
  await expectAccessible(page);
});
