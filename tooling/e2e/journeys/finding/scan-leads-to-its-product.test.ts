import { expect } from '@playwright/test';
import { goodsFromTwoSellers } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

const field = 'Ürün, barkod, marka veya satıcı ara';

// @spec §2.3 search-dropdown

test('a scanned barcode opens its product directly', async ({ product, pharmacy }) => {
  const { page, token } = pharmacy;
  const { product: wanted } = await goodsFromTwoSellers(product.port, token);
  await page.goto('/homepage');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await test.step('the printed barcode, as a hand scanner types it', async () => {
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: field }).pressSequentially(wanted.barcode);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: wanted.productName, level: 1 })).toBeVisible();
  });

  await test.step('the whole GS1 string of the pack', async () => {
    await page.goto('/homepage');
    await page.getByRole('combobox', { name: field }).fill(`(01)0${wanted.barcode}(17)281231(10)A1`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: wanted.productName, level: 1 })).toBeVisible();
  });
});
