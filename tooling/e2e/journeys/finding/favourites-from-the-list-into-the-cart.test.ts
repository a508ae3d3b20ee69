import { getCart } from '@havan/contract/cart/cart';
import { getFavourites, unlikeProduct } from '@havan/contract/catalogue/favourites';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { fillCart } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

// @spec §1 favourites
// @spec §2.2 my-favourites

test('a pharmacy marks products in the list and buys its favourites at once', async ({
  product,
  pharmacy,
}) => {
  const { page, token } = pharmacy;
  await fillCart(product.port, token, []);
  const { items } = await send(product.port, getFavourites, { pageSize: '100' }, token);
  for (const { productId } of items) {
    await send(product.port, unlikeProduct, { productId: String(productId) }, token);
  }
  let marked = '';

  await test.step('presses the heart of a product on the shelf', async () => {
    await page.goto('/categories');
    const heart = page.getByRole('button', { name: /, takip et$/, pressed: false }).first();
    await expect(heart).toBeVisible();
    marked = ((await heart.getAttribute('aria-label')) ?? '').replace(/, takip et$/, '');
    await heart.click();
    await expect(
      page.getByRole('button', { name: `${marked}, takip et`, pressed: true }).first(),
    ).toBeVisible();
  });

  await test.step('finds it among the favourites, takes it off and brings it back', async () => {
    await page.goto('/myprofile/favorites');
    await expect(page.getByRole('heading', { name: 'Favorilerim', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: marked })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: `${marked}, favorilerden çıkar` }).click();
    await expect(page.getByText('Henüz favori ürününüz yok')).toBeVisible();
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect(page.getByRole('link', { name: marked })).toBeVisible();
  });

  await test.step('adds the chosen products to the cart and sees the result of each line', async () => {
    await page.getByRole('checkbox', { name: `${marked} seç` }).check();
    const bar = page.getByRole('region', { name: 'Toplu işlemler' });
    await bar.getByRole('button', { name: 'Sepete ekle' }).click();
    const reported = page.getByRole('dialog', { name: 'Sepete eklenenler' });
    await expect(reported).toContainText(marked);
    await expect(reported).toContainText(/adet eklendi/);
    const { groups } = await send(product.port, getCart, {}, token);
    expect(groups.flatMap(({ lines }) => lines.map(({ productName }) => productName))).toEqual([marked]);
  });
});
