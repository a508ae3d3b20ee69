import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test } from '../../fixtures/test.ts';

const nowhere = '/boyle-bir-sayfa-yok';

test('a visitor learns that there is no such page and how to come in', async ({ page, product }) => {
  await page.goto(product.buyerOrigin + nowhere);
  await expect(page.getByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Üye ol' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  await expect(page.getByRole('heading', { name: 'Üye Girişi' })).toBeVisible();
});

test('a pharmacy finds the way home from there', async ({ pharmacy: { page } }) => {
  await page.goto(nowhere);
  await expect(page.getByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Giriş yap' })).toHaveCount(0);
});

test('the merchant area has the same page', async ({ merchant: { page } }) => {
  await page.goto(`/merchant${nowhere}`);
  await expect(page.getByRole('heading', { name: 'Sayfa bulunamadı' })).toBeVisible();
  await expectAccessible(page);
});
