import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { fillBasket, goodsFromTwoSellers } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

test('a pharmacist finds a product and takes it without leaving the keyboard', async ({
  product,
  pharmacy,
}) => {
  const { page, token } = pharmacy;
  await fillBasket(product.port, token, []);
  const { product: wanted, offers } = await goodsFromTwoSellers(product.port, token);
  const name = wanted.productName;

  await test.step('types without Turkish letters and walks down the hits', async () => {
    await page.goto('/homepage');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('/');
    await page.keyboard.type(name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i'));
    const hit = page.getByRole('option', { name });
    await expect(hit).toBeVisible({ timeout: 45_000 });
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  await test.step('adds the best offer', async () => {
    const add = page.getByRole('button', {
      name: `${offers[0].seller.sellerUsername} teklifini sepete ekle`,
    });
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sepete eklendi').last()).toBeVisible();
  });

  await test.step('finds the search again among the last ones', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('group', { name: 'Son aramalarınız' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Son aramalarınız' })).toBeHidden();
  });
});
