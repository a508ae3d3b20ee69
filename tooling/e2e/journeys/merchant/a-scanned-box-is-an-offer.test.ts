import { getProductDetail } from '@havan/contract/catalogue/catalogue';
import { getListableProduct } from '@havan/contract/listings/listings';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { goodsToList } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

test('a scanned box is an offer in three keystrokes; the same box again adds stock, another expiry is a second listing', async ({
  merchant,
  pharmacy,
  product,
}) => {
  const { page, token } = merchant;
  const goods = await goodsToList(product.port, pharmacy.token, token, 0);
  const { barcode, productName, productId } = goods;
  const line = page.getByRole('textbox', { name: 'Okutun ya da barkod yazın' });
  const row = page.getByRole('row').filter({ hasText: productName });
  /** Types the input of a hand scanner: the DataMatrix of the box, and Enter. */
  const scan = async (expiry: string, lot: string) => {
    await page.keyboard.type(`(01)0${barcode}(17)${expiry}(10)${lot}`);
    await page.keyboard.press('Enter');
  };
  const listed = async () => {
    const { product: now } = await send(product.port, getListableProduct, { barcode }, token);
    return (now?.ownListings ?? [])
      .map(({ expiration, lot, stock }) => ({ expiration, lot, stock }))
      .toSorted((a, b) => String(a.expiration).localeCompare(String(b.expiration)));
  };

  await test.step('prices begin beneath the cheapest offer, which is said once', async () => {
    await page.goto('/merchant/myprofile/listings/new');
    await expect(line).toBeFocused();
    await page.getByRole('button', { name: /^Başlangıç fiyatı/ }).click();
    await page.getByRole('radio', { name: 'en ucuzun altı' }).check();
    await page.keyboard.press('Escape');
    await line.focus();
  });

  await test.step('the code fills product, expiry and lot; Ctrl+Enter sells it', async () => {
    await scan('280331', 'A1');
    await expect(row).toContainText('03/2028');
    await expect(row).toContainText('A1');
    await expect(row).toContainText('Hazır');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(row).toContainText('Yayında');
    expect(await listed()).toEqual([{ expiration: '2028-03-31', lot: 'A1', stock: 1 }]);
  });

  await test.step('a pharmacy finds it at once', async () => {
    const { listings } = await send(
      product.port,
      getProductDetail,
      { productId: String(productId) },
      pharmacy.token,
    );
    expect(listings.map(({ expiration }) => expiration)).toContain('2028-03-31');
  });

  await test.step('the same box twice more is shown as stock before it is written', async () => {
    await scan('280331', 'A1');
    await scan('280331', 'A1');
    await expect(page.getByText(/^Stok 1 → 3 olur/)).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(row.filter({ hasText: 'Yayında' })).toHaveCount(2);
    expect(await listed()).toEqual([{ expiration: '2028-03-31', lot: 'A1', stock: 3 }]);
  });

  await test.step('another expiry is a second listing', async () => {
    await scan('290630', 'B2');
    await expect(row.filter({ hasText: '06/2029' })).toContainText('Hazır');
    await page.keyboard.press('Control+Enter');
    await expect(row.filter({ hasText: 'Yayında' })).toHaveCount(3);
    expect(await listed()).toEqual([
      { expiration: '2028-03-31', lot: 'A1', stock: 3 },
      { expiration: '2029-06-30', lot: 'B2', stock: 1 },
    ]);
  });
});
