import { addOrRemove } from '@havan/contract/cart/cart';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { outcomesAtBank, cards } from '../../fixtures/bank.ts';
import {
  addAddress,
  addInvoiceDetails,
  answerBank,
  bankPage,
  fillCheckout,
  payAndMeetBank,
} from '../../fixtures/checkout.ts';
import { fillCart, goodsFromTwoSellers } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

const wrongCode = '000000';

// @spec §1 card-3ds
// @spec §2.2 payment-result
// @spec buying details-at-payment wrong-code

test('after three wrong codes and a changed cart nothing is charged, lost or retyped', async ({
  product,
  pharmacy,
}) => {
  const { page, token } = pharmacy;
  const started = new Date();
  const { offers } = await goodsFromTwoSellers(product.port, token);
  await fillCart(product.port, token, offers.slice(0, 2));
  const seesBothSellers = async () => {
    await page.getByRole('link', { name: 'Sepete git' }).click();
    for (const { seller } of offers.slice(0, 2))
      await expect(page.getByRole('region', { name: seller.sellerUsername })).toBeVisible();
  };

  await test.step('address and invoice details are added in place, an agreement is read', async () => {
    await page.goto('/payment');
    await addAddress(page, 'Depo girişi');
    await addInvoiceDetails(page, 'Deneme Ecza Limited');
    await page.getByRole('button', { name: 'Mesafeli Satış Sözleşmesi, Metni oku' }).click();
    const text = page.getByRole('dialog', { name: 'Mesafeli Satış Sözleşmesi' });
    await expect(text.getByText(/^Teslimat: Deneme Eczanesi, /)).toBeVisible();
    await expect(text.getByText(/^Fatura: Deneme Ecza Limited, /)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(text).toBeHidden();
  });

  await test.step('the third wrong code ends the payment', async () => {
    await fillCheckout(page, cards.wrongCode);
    await payAndMeetBank(page);
    for (const left of [2, 1]) {
      await answerBank(page, wrongCode);
      await expect(bankPage(page).getByRole('alert')).toContainText(`Kalan deneme hakkı: ${left}`);
    }
    await answerBank(page, wrongCode);
    await expect(page.getByRole('heading', { name: 'Ödeme tamamlanamadı' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ödeme tamamlanamadı' })).toBeVisible();
    await seesBothSellers();
  });

  await test.step('the typed values are still there, and the changed cart is not paid', async () => {
    await page.goto('/payment');
    const holder = page.getByRole('textbox', { name: 'Kart üzerindeki ad soyad' });
    await expect(holder).toHaveValue('Deneme Eczacı');
    await fillCheckout(page, cards.mastercard);
    const [{ listingId, packSize: count }] = offers;
    await send(product.port, addOrRemove, { listingId, type: 'add', count }, token);
    await page.getByRole('button', { name: 'Siparişi tamamla' }).click();
    await expect(page.getByText('1992')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sepetiniz ödeme sırasında güncellendi.' })).toBeVisible();
    await expectAccessible(page);
    await seesBothSellers();
  });

  expect(await outcomesAtBank(product.bankPort, started, cards.wrongCode)).toEqual(['failed']);
  expect(await outcomesAtBank(product.bankPort, started, cards.mastercard)).toEqual([]);
});
