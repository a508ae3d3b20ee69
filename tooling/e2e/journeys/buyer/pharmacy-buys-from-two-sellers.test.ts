import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { outcomesAtBank, cards, threeDsCode } from '../../fixtures/bank.ts';
import { answerBank, bankPage, fillCheckout, payAndMeetBank } from '../../fixtures/checkout.ts';
import { fillCart, goodsFromTwoSellers } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

// @spec §1 browsing card-3ds one-cart orders
// @spec §2.2 cart home listing-detail login payment payment-result
// @spec §2.3 3ds-modal
// @spec buying 3ds-modal instalments lines-by-seller

test('a pharmacy buys a product from two sellers in one payment', async ({ product, pharmacy }) => {
  const { page, token } = pharmacy;
  const started = new Date();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await fillCart(product.port, token, []);
  const goods = await goodsFromTwoSellers(product.port, token);
  const sellers = [goods.offers[0].seller.sellerUsername, goods.offers[1].seller.sellerUsername];

  await test.step('searches from the home page', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('combobox', { name: 'Ürün, barkod, marka veya satıcı ara' })
      .fill(goods.product.productName);
    const found = page.getByRole('option', { name: goods.product.productName }).first();
    await expect(found).toBeVisible();
    await expectAccessible(page);
    await found.click();
  });

  await test.step('compares the offers and takes two', async () => {
    await expect(page.getByRole('heading', { name: goods.product.productName, level: 1 })).toBeVisible();
    await expectAccessible(page);
    for (const seller of sellers) {
      const row = page.getByRole('table', { name: 'Teklifler' });
      await row.getByRole('button', { name: `${seller} teklifini sepete ekle` }).click();
      await expect(page.getByText('Sepete eklendi').last()).toBeVisible();
    }
  });

  await test.step('sees both sellers in the cart', async () => {
    await page.goto('/cart');
    for (const seller of sellers) await expect(page.getByRole('region', { name: seller })).toBeVisible();
    await page.getByRole('link', { name: 'Ödemeye geç' }).first().click();
  });

  await test.step('pays in three instalments with a 3-D secure step', async () => {
    await expect(page.getByRole('heading', { name: 'Ödeme', level: 1 })).toBeVisible();
    await fillCheckout(page, cards.visa);
    await page.getByRole('radio', { name: /^3 taksit/ }).check({ force: true });
    const slip = page.getByRole('region', { name: 'Özet' });
    await expect(slip.getByText(/^3 taksit, ayda [\d.]+,\d\d TL$/)).toBeVisible();
    await expectAccessible(page);
    await payAndMeetBank(page);
    await expect(bankPage(page).getByText('İş yeri', { exact: true })).toBeVisible();
    await answerBank(page, threeDsCode);
  });

  await test.step('has one order a seller', async () => {
    await expect(page.getByRole('heading', { name: 'Siparişiniz alındı' })).toBeVisible();
    await expect(page.getByText(/^Visa •••• 0016, 3 taksit$/)).toBeVisible();
    await expectAccessible(page);
    const orders = page.getByRole('link', { name: /^Sipariş \d/ });
    await expect(orders).toHaveCount(2);
    await orders.first().click();
    await expect(page.getByRole('heading', { name: /^Sipariş \d/, level: 1 })).toBeVisible();
  });

  await test.step('and was charged once', async () => {
    expect(await outcomesAtBank(product.bankPort, started, cards.visa)).toEqual(['captured']);
    expect(warnings, 'warnings in the console').toEqual([]);
  });
});
