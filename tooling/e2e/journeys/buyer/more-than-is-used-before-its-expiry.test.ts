import { getExpiryGuard, setExpiryGuard } from '@havan/contract/cart/expiry-guard';
import { addOrRemove, getCart } from '@havan/contract/cart/cart';
import { bulkAddCartItems } from '@havan/contract/cart/cart-transfer';
import { getProductDetail, type Listing } from '@havan/contract/catalogue/catalogue';
import { getOrderDetail, getOrders } from '@havan/contract/sales/orders';
import { leastPurchases } from '@havan/domain/expiry-guard';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { fillCart } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

test('a cart warns that a quantity outlasts its expiry, takes the fitting one, and the warning can be turned off', async ({
  pharmacy: { page, token },
  product,
}) => {
  const { port } = product;
  const { offer, productName, barcode, count, fitting } = await tooMuch(port, token);
  await fillCart(port, token, []);
  await send(port, addOrRemove, { listingId: offer.listingId, type: 'add', count }, token);
  await page.goto('/cart');
  const seller = page.getByRole('region', { name: offer.seller.sellerUsername });

  await test.step('the sentence has the figures, and a press takes the quantity that fits', async () => {
    await expect(
      seller.getByText(/^Ayda yaklaşık .* adet kullanıyorsunuz; bu miktar .* ay sürer/),
    ).toBeVisible();
    await seller.getByRole('button', { name: `${productName}: ${fitting} adet yap` }).click();
    await expect(seller.getByRole('spinbutton')).toHaveValue(String(fitting));
    await expect(seller.getByText(/^Ayda yaklaşık/)).toBeHidden();
    await expect.poll(() => unitsInCart(port, token)).toBe(fitting);
  });

  await test.step('the quantity may still be bought; the warning of the product is switched off', async () => {
    await send(port, addOrRemove, { listingId: offer.listingId, type: 'add', count: count - fitting }, token);
    await page.reload();
    await seller.getByRole('button', { name: `${productName}: miat uyarısını kapat` }).click();
    await expect(seller.getByText(/^Ayda yaklaşık/)).toBeHidden();
    await page.reload();
    await expect(seller.getByRole('spinbutton')).toHaveValue(String(count));
    await expect(seller.getByText(/^Ayda yaklaşık/)).toBeHidden();
  });

  await send(port, setExpiryGuard, { productId: offer.productId, isOn: true }, token);
  await fillCart(port, token, []);
  const sentence = /^Ayda yaklaşık .* adet kullanıyorsunuz; bu miktar .* ay sürer/;

  await test.step('the quick order says the same, and a press asks for the quantity that fits', async () => {
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Hızlı sipariş' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hızlı sipariş' });
    await dialog.getByRole('textbox', { name: 'Barkod ya da ürün adı, ve adet' }).fill(`${barcode};${count}`);
    await dialog.getByRole('button', { name: 'Listeyi kontrol et' }).click();
    // The form may propose another offer with a later expiry, so the buyer selects this one.
    await dialog
      .getByRole('combobox', { name: `Teklif, ${productName}` })
      .selectOption(String(offer.listingId));
    await expect(dialog.getByText(sentence)).toBeVisible();
    await dialog.getByRole('button', { name: `${productName}: ${fitting} adet yap` }).click();
    await expect(dialog.getByText(`${fitting} adet istendi`)).toBeVisible();
    await expect(dialog.getByText(sentence)).toBeHidden();
    await dialog.getByRole('button', { name: '1 ürünü sepete ekle' }).click();
    await expect.poll(() => unitsInCart(port, token)).toBe(fitting);
    await fillCart(port, token, []);
  });
});

async function unitsInCart(port: number, token: string): Promise<number> {
  const { groups } = await send(port, getCart, {}, token);
  return groups.flatMap(({ lines }) => lines).reduce((sum, { count }) => sum + count, 0);
}

/**
 * Returns an offer of a product that the company buys regularly, and a quantity that it does not use before the expiry.
 */
async function tooMuch(port: number, token: string) {
  const { items: orders } = await send(port, getOrders, { type: 'purchased', pageSize: '100' }, token);
  const bought = new Map<number, number>();
  for (const { orderId } of orders) {
    const { lines } = await send(port, getOrderDetail, { type: 'purchased', id: String(orderId) }, token);
    for (const { productId } of lines) bought.set(productId, (bought.get(productId) ?? 0) + 1);
  }
  for (const [productId, times] of bought) {
    if (times < leastPurchases) continue;
    const detail = await send(port, getProductDetail, { productId: String(productId) }, token);
    for (const offer of detail.listings) {
      const count = most(offer);
      const asked = { lines: `${offer.listingId}:${count}` };
      const [warning] = (await send(port, getExpiryGuard, asked, token)).warnings;
      if (!warning?.fitting) continue;
      const { product } = detail;
      if (await isInQuickOrder({ listingId: offer.listingId, barcode: product.barcode, count }))
        return { offer, ...product, count, fitting: warning.fitting };
    }
  }

  /** Returns whether the quick order lists the offer, at this quantity, among the few that it proposes. */
  async function isInQuickOrder(line: { listingId: number; barcode: string; count: number }) {
    const asked = { lines: [{ barcode: line.barcode, count: line.count }], isTrial: true };
    const [found] = (await send(port, bulkAddCartItems, asked, token)).lines;
    return found?.offers.some(({ listingId, count }) => listingId === line.listingId && count === line.count);
  }

  throw new Error('The account buys nothing regularly that is offered in a quantity beyond its expiry.');
}

/** Returns the greatest quantity of an offer that may be bought. */
const most = ({ stock, maxQuantity, packSize }: Listing): number =>
  Math.floor(Math.min(stock, maxQuantity ?? stock) / packSize) * packSize;
