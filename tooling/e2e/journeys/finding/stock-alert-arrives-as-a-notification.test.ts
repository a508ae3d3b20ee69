import { notificationKinds } from '@havan/domain/notification-kind';
import { getProductDetail, getProductListings, type Listing } from '@havan/contract/catalogue/catalogue';
import { getLastNotifications } from '@havan/contract/notifications/inbox';
import { cancelOrder } from '@havan/contract/sales/orders';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { buy } from '../../fixtures/purchase.ts';
import { test } from '../../fixtures/test.ts';

/** Returns the only offer of its product, which can be sold out. */
async function onlyOffer(port: number, token: string): Promise<{ name: string; offer: Listing }> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listOf>> = await listOf(port, token, cursor);
    for (const { productId, productName, productListingCount } of page.items) {
      if (productListingCount !== 1) continue;
      const { listings } = await send(port, getProductDetail, { productId: String(productId) }, token);
      const [offer] = listings;
      if (offer && canBeBoughtOut(offer)) return { name: productName, offer };
    }
    cursor = page.nextCursor;
  } while (cursor !== null);
  throw new Error('No product of the demo market has a single offer that can be bought out.');
}

const listOf = (port: number, token: string, cursor: string | null) =>
  send(port, getProductListings, { sort: '4', pageSize: '100', ...(cursor && { cursor }) }, token);

function canBeBoughtOut({
  stock,
  maxQuantity,
  minQuantity,
  packSize,
  minBasket,
  price,
  discountPrice,
}: Listing) {
  const isAllowed = stock >= minQuantity && stock <= (maxQuantity ?? stock) && stock % packSize === 0;
  return isAllowed && stock <= 60 && stock * (discountPrice || price) >= minBasket;
}

// @spec §7 favourites

test('a subscriber is notified when a product is back in stock', async ({ product, pharmacy }) => {
  const { page, token } = pharmacy;
  const { name, offer } = await onlyOffer(product.port, token);
  const orders = await buy(product, token, [{ ...offer, minQuantity: offer.stock }]);

  await test.step('without an offer the page has a note, and an alert is set', async () => {
    await page.goto(`/listingdetail/${offer.productId}`);
    await expect(page.getByText('Böyle bir ilan bulunmuyor.')).toBeVisible();
    await page
      .getByRole('region', { name: 'Teklifler' })
      .getByRole('button', { name: `Alarm kur, ${name}` })
      .click();
    const alarm = page.getByRole('dialog', { name: 'Fiyat ve stok alarmı' });
    await alarm.getByRole('checkbox', { name: 'Fiyatı düşünce haber ver' }).uncheck({ force: true });
    await alarm.getByRole('button', { name: 'Alarmı kaydet' }).click();
    await expect(page.getByRole('button', { name: `Stok alarmı, ${name}` })).toHaveCount(2);
  });

  await test.step('its stock returns, and the notification leads to it', async () => {
    for (const { orderId } of orders) {
      await send(product.port, cancelOrder, { orderId, reason: 'Fazla sipariş verdim' }, token);
    }
    await expect
      .poll(
        async () =>
          (await send(product.port, getLastNotifications, {}, token)).find(
            ({ redirectUrl, subCategoryId }) =>
              redirectUrl === `/listingdetail/${offer.productId}` &&
              subCategoryId === notificationKinds.backInStock,
          )?.mainCategoryId,
        { timeout: 45_000 },
      )
      .toBe(5);
    await page.reload();
    await expect(page.getByRole('heading', { name: '1 teklif' })).toBeVisible();
    await page.getByRole('button', { name: /^Bildirimler/ }).click();
    await expect(page.getByText(`${name} yeniden satışta`).first()).toBeVisible();
  });
});
