import { addOrRemove, getCart } from '@havan/contract/cart/cart';
import { getProductDetail } from '@havan/contract/catalogue/catalogue';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { fillCart, goodsFromTwoSellers } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

// @spec §2.2 cart
// @spec buying parcel-hints quick-order removed-and-back without-mouse

test('a pasted list becomes cart lines, a removed line is restored, a second tab shows the same', async ({
  product,
  pharmacy,
}) => {
  const { page, token } = pharmacy;
  const goods = await goodsFromTwoSellers(product.port, token);
  await fillCart(product.port, token, []);
  const productId = String(goods.product.productId);
  const { barcode } = (await send(product.port, getProductDetail, { productId }, token)).product;

  await page.goto('/cart');
  await page.getByRole('button', { name: 'Hızlı sipariş' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hızlı sipariş' });
  await dialog
    .getByRole('textbox', { name: 'Barkod ya da ürün adı, ve adet' })
    .fill(`Barkod;Adet\n${barcode};6\n8690000000999;1\nab;2`);
  await dialog.getByRole('button', { name: 'Listeyi kontrol et' }).click();
  await expect(dialog.getByText('3 satırdan 1 ürün bulundu.')).toBeVisible();
  await expect(dialog.getByText('Bulunamadı', { exact: true })).toBeVisible();
  await expect(dialog.getByText('4. satır (ab;2): Barkod geçerli değil.')).toBeVisible();
  await expectAccessible(page);
  // On a phone the name of a product is beside its delete button, and its offer is below.
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: size.height });
  const row = async () => (await dialog.getByRole('listitem').first().boundingBox())?.height;
  await expect.poll(row).toBeLessThan(220);
  await page.setViewportSize(size);
  await dialog.getByRole('button', { name: '1 ürünü sepete ekle' }).click();
  await expect(dialog).toBeHidden();

  const name = goods.product.productName;
  const count = page.getByRole('spinbutton', { name: `Adet, ${name}` });
  await expect(count).toBeVisible();
  const before = await count.inputValue();
  await page.getByRole('button', { name: `${name}, sepetten çıkar` }).press('Enter');
  await expect(count).toBeHidden();
  // The removal of the last line removed the cart, and the focus moves to the next step.
  await expect(page.getByRole('link', { name: 'Ürünlere göz at' })).toBeFocused();
  // Undo is also available without the toast.
  await expect(page.getByRole('button', { name: 'Geri al' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Son çıkarılanı geri getir' }).click();
  await expect(count).toHaveValue(before);
  await page.getByRole('button', { name: `${name}, sepetten çıkar` }).press('Enter');
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(count).toHaveValue(before);
  await expect(page.getByRole('button', { name: 'Son çıkarılanı geri getir' })).toHaveCount(0);
  await expectAccessible(page);

  // A line that was added in another tab appears when this tab becomes visible.
  const [line] = (await send(product.port, getCart, {}, token)).groups.flatMap(({ lines }) => lines);
  if (!line) throw new Error('The cart is empty.');
  const more = { listingId: line.listingId, type: 'add', count: line.packSize } as const;
  await send(product.port, addOrRemove, more, token);
  const second = await page.context().newPage();
  await second.goto('/cart');
  await expect(second.getByRole('spinbutton', { name: `Adet, ${name}` })).toHaveValue(
    String(line.count + line.packSize),
  );
  await page.reload();
  await expect(count).toHaveValue(String(line.count + line.packSize));

  // The same product from two sellers makes two shipments, and a hint suggests a single seller.
  await fillCart(product.port, token, goods.offers.slice(0, 2));
  await page.reload();
  const hints = page.getByRole('region', { name: 'Daha ucuza' });
  await hints
    .getByRole('button', { name: /^Öneriyi uygula/ })
    .first()
    .click();
  await expect(page.getByText(/^Sepetiniz .+ ucuzladı$/)).toBeVisible();
  await expect(count).toHaveCount(1);
});
