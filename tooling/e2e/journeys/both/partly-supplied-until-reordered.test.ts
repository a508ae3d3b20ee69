import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getBasket } from '@havan/contract/basket';
import { getUserBasicInfos } from '@havan/contract/master';
import { shipOrder } from '@havan/contract/orders';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { readAddresses } from '../../fixtures/addresses.ts';
import { fillBasket, offerOfSeller } from '../../fixtures/market.ts';
import { buy } from '../../fixtures/purchase.ts';
import { test } from '../../fixtures/test.ts';

/** The carrier's word that a parcel has arrived, by `pnpm orders` beside the running product. */
const delivered = (orderId: number) =>
  promisify(execFile)(
    process.execPath,
    ['apps/api/src/operator/orders-main.ts', 'delivered', String(orderId)],
    {
      env: { ...process.env, DATA_DIR: readAddresses().dataDir },
    },
  );

test('a seller sends less than was ordered, the buyer approves it, the seller is paid, and it is ordered again', async ({
  product,
  pharmacy,
  merchant,
}) => {
  test.slow();
  const { user } = await send(product.port, getUserBasicInfos, {}, merchant.token);
  const offer = await offerOfSeller(product.port, pharmacy.token, user.companyId);
  // Two at least, so that one can be missing.
  const goods = { ...offer, minQuantity: Math.max(2 * offer.packSize, offer.minQuantity) };
  const [order] = await buy(product, pharmacy.token, [goods]);
  if (!order) throw new Error('The payment made no order.');
  const { orderId } = order;
  const sold = merchant.page;
  const bought = pharmacy.page;

  await test.step('one unit is missing', async () => {
    await sold.goto(`/merchant/myprofile/orderdetail/sold/${orderId}`);
    await expect(sold.getByRole('heading', { name: 'Fatura bilgileri' })).toBeVisible();
    await sold.getByRole('button', { name: 'Eksik gönder' }).click();
    const dialog = sold.getByRole('dialog', { name: 'Hangi ürünleri gönderebiliyorsunuz?' });
    await dialog.getByRole('button', { name: 'Azalt' }).first().click();
    await dialog.getByRole('textbox', { name: 'Neden' }).fill('Rafta bir adet kalmadı');
    await expectAccessible(sold);
    await dialog.getByRole('button', { name: 'Eksik gönder, farkı iade et' }).click();
    await expect(sold.getByText(`${order.orderNo} eksik gönderilecek; fark iade edildi.`)).toBeVisible();
  });

  await test.step('the parcel arrives and the buyer approves', async () => {
    const shipment = { orderId, carrierId: 1, followUpNumber: '734512890123' };
    await send(product.port, shipOrder, shipment, merchant.token);
    await delivered(orderId);
    await bought.goto(`/myprofile/orderdetail/purchased/${orderId}`);
    const approve = { name: 'Teslim aldım, onayla' };
    await bought.getByRole('button', approve).click();
    await bought.getByRole('dialog').getByRole('button', approve).click();
    await expect(bought.getByText(`${order.orderNo} tamamlandı.`)).toBeVisible();
  });

  await test.step('what is left of it goes to the wallet of the seller', async () => {
    await expect(async () => {
      await sold.goto(`/merchant/myprofile/orderdetail/sold/${orderId}/ledger`);
      await expect(sold.getByRole('rowheader', { name: /Cüzdana aktarıldı/ })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await expect(sold.getByText('Hesaplar kapandı: bütün kayıtların toplamı sıfır.')).toBeVisible();
  });

  await test.step('the same again', async () => {
    await fillBasket(product.port, pharmacy.token, []);
    await bought.getByRole('button', { name: 'Tekrar sipariş ver' }).click();
    await bought.getByRole('dialog').getByRole('link', { name: 'Sepete git' }).click();
    await expect(bought.getByRole('region', { name: offer.seller.sellerUsername })).toBeVisible();
    const { groups } = await send(product.port, getBasket, {}, pharmacy.token);
    expect(groups.flatMap(({ lines }) => lines).map(({ listingId }) => listingId)).toEqual([offer.listingId]);
  });
});
