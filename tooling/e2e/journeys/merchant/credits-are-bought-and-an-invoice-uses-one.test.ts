import { expect } from '@playwright/test';
import { confirmOrder } from '@havan/contract/sales/orders';
import { eInvoiceCreditCalls } from '@havan/contract/sales/e-invoice-credits';
import { send } from '@havan/run/market/wire';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { cards, threeDsCode } from '../../fixtures/bank.ts';
import { answerBank, bankPage } from '../../fixtures/checkout.ts';
import { orderBetween } from '../../fixtures/sold.ts';
import { test } from '../../fixtures/test.ts';

// @spec §2.2 buy-credits

test('a seller buys credits with 3-D secure, issues an invoice and has one credit less', async ({
  product,
  pharmacy,
  merchant: { page, token },
}) => {
  const { port } = product;
  const { orderId } = await orderBetween(product, pharmacy.token, token);
  await send(port, confirmOrder, { orderId }, token);
  const balance = async () => (await send(port, eInvoiceCreditCalls.getCreditBalance, {}, token)).balance;
  const before = await balance();

  await test.step('the smallest package is paid at the bank', async () => {
    await page.goto('/merchant/myprofile/einvoices/buycredits');
    await expect(page.getByRole('heading', { name: 'Kontör', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Kart üzerindeki ad soyad' }).fill('Deneme Satıcı');
    await page.getByRole('textbox', { name: 'Kart numarası' }).fill(cards.troy);
    await page.getByRole('textbox', { name: 'Son kullanma tarihi' }).fill('12/35');
    await page.getByRole('textbox', { name: 'Güvenlik kodu' }).fill('123');
    await page.getByRole('button', { name: /öde$/ }).click();
    await expect(bankPage(page).getByRole('textbox', { name: 'Doğrulama kodu' })).toBeVisible();
    await answerBank(page, threeDsCode);
    await expect(page).toHaveURL(/\/myprofile\/einvoices\/buycredits\/[\da-f-]{36}$/);
    await expect(page.getByText('50 kontör hesabınıza yazıldı')).toBeVisible();
  });
  expect(await balance()).toBe(before + 50);

  await test.step('the issued invoice uses one', async () => {
    await page.goto(`/merchant/myprofile/einvoices?siparis=${orderId}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Faturayı kes' }).click();
    await expect(page.getByRole('dialog', { name: /^[A-Z\d]{3}\d{13}$/ })).toBeVisible();
  });
  expect(await balance()).toBe(before + 49);

  await page.goto('/merchant/myprofile/einvoices/buycredits');
  await expect(page.getByRole('row').filter({ hasText: 'Fatura kesildi' }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Kontör alımı' }).first()).toBeVisible();
});
