import { getProductDetail, getProductListings } from '@havan/contract/catalogue/catalogue';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { fillCart } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

/** Enough offers for two filters, few enough for one page. */
const enough = { from: 8, to: 20 };

/** Returns a product of the first list with offers that combine a long expiry and a high score. */
async function comparedProduct(port: number, token: string): Promise<number> {
  const { items } = await send(port, getProductListings, { sort: '3', pageSize: '100' }, token);
  for (const { productId, productListingCount: count } of items) {
    if (count < enough.from || count > enough.to) continue;
    const { listings } = await send(port, getProductDetail, { productId: String(productId) }, token);
    const kept = listings.filter(
      ({ expiration, seller }) =>
        expiration !== null && expiration > inTenMonths() && (seller.scoreTenths ?? 0) > 94,
    );
    if (kept.some(({ stock, packSize, minQuantity }) => stock >= packSize * minQuantity)) return productId;
  }
  throw new Error('No product of the demo market has offers that both filters leave.');
}

const inTenMonths = () => new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);

test('offers are filtered, sorted and bought by keyboard', async ({ product, pharmacy }) => {
  const { page, token } = pharmacy;
  const { keyboard } = page;
  await fillCart(product.port, token, []);
  const productId = await comparedProduct(product.port, token);
  const { listings } = await send(product.port, getProductDetail, { productId: String(productId) }, token);
  const table = page.getByRole('table', { name: 'Teklifler' });

  await test.step('only long expiries are listed until 8 lifts the wish; 9 leaves the high scores', async () => {
    await page.goto(`/listingdetail/${productId}`);
    await expect(page.getByRole('heading', { name: `${listings.length} teklif` })).toBeVisible();
    const long = page.getByRole('button', { name: /^8 ay\+ miat/ });
    await expect(long).toHaveAttribute('aria-pressed', 'true');
    await expect(table.getByText(/yakın miat/)).toHaveCount(0);
    await keyboard.press('8');
    await expect(page).toHaveURL(/longExpiry=false/);
    await expect(long).toHaveAttribute('aria-pressed', 'false');
    await keyboard.press('8');
    await expect(page).not.toHaveURL(/longExpiry/);
    await keyboard.press('9');
    await expect(page).toHaveURL(/highScore=true/);
    await expect(page.getByRole('button', { name: /^>9,4 puan/, pressed: true })).toBeVisible();
  });

  await test.step('the order is chosen in its list', async () => {
    await tabTo(page, page.getByRole('combobox', { name: 'Sırala' }));
    await page.getByRole('combobox', { name: 'Sırala' }).selectOption({ label: 'Sırala: Stok' });
    await expect(page).toHaveURL(/sort=stock/);
  });

  await test.step('the first offer goes into the basket, and its row says so at once', async () => {
    const add = table.getByRole('button', { name: /teklifini sepete ekle$/ }).first();
    await tabTo(page, add);
    await keyboard.press('Enter');
    await expect(table.getByText(/^Sepette \d+/).first()).toBeVisible();
    await expect(page.getByText('Sepete eklendi').last()).toBeVisible();
  });

  await test.step('the parts below load when they are reached, and all of them can be read', async () => {
    await page.getByText(/^Miat cetvelinde her çizgi bir ay/).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Fiyat geçmişi' })).toBeVisible();
    await expect(page.getByRole('img', { name: /En düşük teklif, gün gün/ })).toBeVisible();
    await page.getByRole('button', { name: 'Tablo olarak göster' }).click();
    await expect(page.getByRole('table', { name: 'En düşük teklif, gün gün' })).toBeVisible();
    await page.getByRole('button', { name: 'Grafik olarak göster' }).click();
    await expect(page.getByRole('heading', { name: 'Sorular ve yanıtlar' })).toBeVisible();
    await expectAccessible(page);
  });
});
