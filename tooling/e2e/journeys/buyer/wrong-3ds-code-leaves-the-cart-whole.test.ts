import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { outcomesAtBank, cards } from '../../fixtures/bank.ts';
import { answerBank, bankPage, fillCheckout, payAndMeetBank } from '../../fixtures/checkout.ts';
import { fillBasket, goodsFromTwoSellers } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

const wrongCode = '000000';

test('three wrong codes end the payment and leave the cart as it was', async ({ product, pharmacy }) => {
  const { page, token } = pharmacy;
  const started = new Date();
  const { offers } = await goodsFromTwoSellers(product.port, token);
  await fillBasket(product.port, token, offers.slice(0, 2));
  await page.goto('/payment');
  await fillCheckout(page, cards.wrongCode);
  await payAndMeetBank(page);

  await answerBank(page, wrongCode);
  await expect(bankPage(page).getByRole('alert')).toContainText('Kalan deneme hakkı: 2');
  await answerBank(page, wrongCode);
  await expect(bankPage(page).getByRole('alert')).toContainText('Kalan deneme hakkı: 1');
  await answerBank(page, wrongCode);

  await expect(page.getByRole('heading', { name: 'Ödeme tamamlanamadı' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sepete git' }).click();
  for (const { seller } of offers.slice(0, 2)) {
    await expect(page.getByRole('region', { name: seller.sellerUsername })).toBeVisible();
  }
  expect(await outcomesAtBank(product.bankPort, started, cards.wrongCode)).toEqual(['failed']);
});
