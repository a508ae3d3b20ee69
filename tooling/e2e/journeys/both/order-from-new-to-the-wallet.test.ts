import { readFile } from 'node:fs/promises';
import { getCart } from '@havan/contract/cart/cart';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { getOrderLedger } from '@havan/contract/sales/order-work';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { fillCart, offerOfSeller } from '../../fixtures/market.ts';
import { reportDelivered } from '../../fixtures/commands/operator.ts';
import { buy } from '../../fixtures/purchase.ts';
import { test } from '../../fixtures/test.ts';

const followUpNumber = '734512890123';
const invoiceNumber = 'HVN2026000000123';
const invoice = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n', 'latin1');

// @spec §1 fulfilment merchant-area tracking-numbers
// @spec §2.2 merchant-home my-orders order-detail
// @spec §2.3 print-modal
// @spec buying buyer-side payout seller-side

test('an order is confirmed, supplied in part, invoiced, printed, shipped, approved, paid out and repeated', async ({
  product,
  pharmacy,
  merchant,
}) => {
  test.slow();
  const { user } = await send(product.port, getUserBasicInfos, {}, merchant.token);
  const offer = await offerOfSeller(product.port, pharmacy.token, user.companyId);
  // At least two units, so that one can be missing.
  const goods = { ...offer, minQuantity: Math.max(2 * offer.packSize, offer.minQuantity) };
  const [order] = await buy(product, pharmacy.token, [goods]);
  if (!order) throw new Error('The payment made no order.');
  const { orderId, orderNo } = order;
  const sold = merchant.page;
  const bought = pharmacy.page;
  // A headless browser has no print dialog, so the call is recorded.
  await sold.addInitScript("globalThis.print = () => { document.title = 'Printed'; };");

  await test.step('the seller finds it among the new ones and confirms it', async () => {
    await sold.goto('/merchant/myprofile/orders/new');
    await sold.getByRole('searchbox', { name: 'Sipariş no, alıcı veya ürün' }).fill(orderNo);
    await expect(sold.getByRole('row')).toHaveCount(2);
    const coming = sold.waitForEvent('download');
    await sold.getByRole('button', { name: 'Dışa aktar' }).click();
    await sold.getByRole('menuitem', { name: /^CSV/ }).click();
    const list = await readFile(await (await coming).path(), 'utf8');
    expect(list.trim().split('\n')).toHaveLength(2);
    expect(list).toContain(orderNo);
    await sold.getByRole('checkbox', { name: orderNo }).check({ force: true });
    const chosen = sold.getByRole('region', { name: 'Toplu işlemler' });
    await chosen.getByRole('button', { name: 'Onayla' }).click();
    // The list is empty now; the confirmation is still shown.
    await expect(sold.getByText('1 sipariş onaylandı.')).toBeVisible();
    await expect(sold.getByRole('row')).toHaveCount(0);
    await sold.goto(`/merchant/myprofile/orderdetail/sold/${orderId}`);
    await expect(sold.getByRole('heading', { name: `Sipariş ${orderNo}` })).toBeVisible();
    await expectAccessible(sold);
  });

  await test.step('one unit is missing: what it cost goes back at once', async () => {
    await sold.getByRole('button', { name: 'Eksik gönder' }).click();
    const dialog = sold.getByRole('dialog', { name: 'Hangi ürünleri gönderebiliyorsunuz?' });
    await dialog.getByRole('button', { name: 'Azalt' }).first().click();
    await dialog
      .getByRole('combobox', { name: /neden eksik\?$/ })
      .selectOption({ label: 'Hasarlı (stoğa geri eklenmez)' });
    await dialog.getByRole('textbox', { name: /^Alıcıya açıklama/ }).fill('Rafta bir adet kalmadı');
    await expectAccessible(sold);
    await dialog.getByRole('button', { name: 'Eksik gönder, farkı iade et' }).click();
    await expect(sold.getByText(`${orderNo} eksik gönderilecek; fark iade edildi.`)).toBeVisible();
  });

  await test.step('an invalid invoice number is refused, then a right one is accepted', async () => {
    await sold.getByRole('button', { name: 'Fatura yükle' }).click();
    const dialog = sold.getByRole('dialog', { name: 'Fatura yükle' });
    const number = dialog.getByRole('textbox', { name: 'Fatura numarası' });
    await number.fill('123');
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'fatura.pdf', mimeType: 'application/pdf', buffer: invoice });
    await dialog.getByRole('button', { name: 'Faturayı yükle' }).click();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill(invoiceNumber);
    await dialog.getByRole('button', { name: 'Faturayı yükle' }).click();
    await expect(sold.getByText(invoiceNumber, { exact: true })).toBeVisible();
  });

  await test.step('a label is printed, and the paper is remembered', async () => {
    const open = () => sold.getByRole('button', { name: 'Yazdır' }).click();
    const dialog = sold.getByRole('dialog', { name: 'Yazdır' });
    await open();
    await dialog.getByRole('radio', { name: 'Kargo etiketi' }).check({ force: true });
    await dialog.getByRole('radio', { name: /^Etiket, 10/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Yazdır' }).click();
    await expect(sold).toHaveTitle('Printed');
    await sold.reload();
    await open();
    await expect(dialog.getByRole('radio', { name: 'Kargo etiketi' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: /^Etiket, 10/ })).toBeChecked();
    await sold.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('an invalid follow-up number is reported, then the parcel is sent', async () => {
    const form = sold.getByRole('form', { name: 'Kargoya ver' });
    const number = form.getByRole('textbox', { name: 'Takip numarası' });
    await form.getByRole('combobox', { name: 'Kargo firması' }).selectOption('Turna Kargo');
    await number.fill('12');
    await form.getByRole('button', { name: 'Kargoya ver' }).click();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill(followUpNumber);
    await form.getByRole('button', { name: 'Kargoya ver' }).click();
    await expect(sold.getByText(`${orderNo} kargoya verildi.`)).toBeVisible();
  });

  await test.step('the buyer sees carrier and number, and downloads the very same invoice', async () => {
    await bought.goto(`/myprofile/orderdetail/purchased/${orderId}`);
    const parcel = bought.getByRole('region', { name: 'Kargo', exact: true });
    await expect(parcel.getByText(followUpNumber)).toBeVisible();
    await expect(parcel.getByText('Turna Kargo')).toBeVisible();
    await expect(bought.getByText(/^1 gönderilmedi, \d+ kaldı$/)).toBeVisible();
    await expectAccessible(bought);
    const coming = bought.waitForEvent('download');
    await bought.getByRole('button', { name: 'Faturayı indir' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('fatura.pdf');
    expect((await readFile(await download.path())).equals(invoice)).toBe(true);
  });

  await test.step('the parcel arrives; the buyer waits a little, approves and judges', async () => {
    await reportDelivered(product, orderId);
    await bought.reload();
    for (const [name, reported] of [
      ['Onayı ertele', `${orderNo} için onay yedi gün ertelendi.`],
      ['Teslim aldım, onayla', `${orderNo} tamamlandı.`],
    ] as const) {
      await bought.getByRole('button', { name }).click();
      await bought.getByRole('dialog').getByRole('button', { name }).click();
      await expect(bought.getByText(reported).first()).toBeVisible();
    }
    const evaluate = { name: 'Değerlendir', exact: true };
    await bought.getByRole('button', evaluate).click();
    const dialog = bought.getByRole('dialog', { name: 'Siparişi değerlendirin' });
    await dialog.getByRole('radio', { name: '9' }).first().check({ force: true });
    await dialog.getByRole('textbox', { name: 'Yorumunuz' }).fill('Özenli paket, hızlı kargo.');
    await dialog.getByRole('button', evaluate).click();
    await expect(dialog).toBeHidden();
    await expect(bought.getByText('Özenli paket, hızlı kargo.')).toBeVisible();
  });

  await test.step('the rest goes to the wallet of the seller, every line adding up', async () => {
    const ledger = { type: 'sold', id: String(orderId) } as const;
    const kinds = async () =>
      (await send(product.port, getOrderLedger, ledger, merchant.token)).entries.map(({ kind }) => kind);
    await expect.poll(kinds, { timeout: 60_000 }).toContain('payout');
    await sold.goto(`/merchant/myprofile/orderdetail/sold/${orderId}/ledger`);
    await expect(sold.getByRole('rowheader', { name: /Cüzdana aktarıldı/ })).toBeVisible();
    await expect(sold.getByText('Hesaplar kapandı: bütün kayıtların toplamı sıfır.')).toBeVisible();
  });

  await test.step('the same again', async () => {
    await fillCart(product.port, pharmacy.token, []);
    await bought.getByRole('button', { name: 'Tekrar sipariş ver' }).click();
    await bought.getByRole('dialog').getByRole('link', { name: 'Sepete git' }).click();
    await expect(bought.getByRole('region', { name: offer.seller.sellerUsername })).toBeVisible();
    const { groups } = await send(product.port, getCart, {}, pharmacy.token);
    expect(groups.flatMap(({ lines }) => lines).map(({ listingId }) => listingId)).toEqual([offer.listingId]);
  });
});
