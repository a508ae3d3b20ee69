import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test } from '../../fixtures/test.ts';

test('one menu of the header is open at most', async ({ pharmacy: { page } }) => {
  await page.goto('/homepage');
  const bell = page.getByRole('button', { name: /Bildirimler/ });
  const account = page.getByRole('button', { name: /Hesabım/ });
  const notifications = page.getByRole('region', { name: 'Bildirimler' });
  const menu = page.getByRole('region', { name: 'Hesabım' });
  await bell.click();
  await expect(notifications.getByRole('tab', { name: /Alışlarım/ })).toBeVisible();
  await expectAccessible(page);
  await account.click();
  await expect(menu).toBeVisible();
  await expect(notifications).toBeHidden();

  await page.getByRole('heading', { name: 'Çok Satanlar' }).click();
  await expect(menu).toBeHidden();

  await bell.click();
  await expect(notifications).toBeVisible();
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 600);
  await expect(notifications).toBeHidden();

  await page.mouse.wheel(0, -2000);
  await bell.click();
  await notifications.getByRole('link', { name: 'Bütün bildirimler' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bildirimlerim' })).toBeVisible();
  await expect(notifications).toBeHidden();
  await page.getByRole('tab', { name: /Duyurular/ }).click();
  await page.getByRole('button', { name: /Hizmet duyurusu/ }).click();
  await expect(page).toHaveURL(/tab=15&kinds=151/);
  await expectAccessible(page);
});
