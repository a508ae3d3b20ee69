import { getCheckout } from '@havan/contract/payment';
import { formatPoints } from '@havan/domain/points';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { cards } from '../../fixtures/bank.ts';
import { answerBank, fillCheckout, payAndMeetBank } from '../../fixtures/checkout.ts';
import { fillBasket, goodsFromTwoSellers } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

test('points pay their part, the card the rest, and the order says so', async ({ product, pharmacy }) => {
  const { page, token } = pharmacy;
  const { offers } = await goodsFromTwoSellers(product.port, token);
  await fillBasket(product.port, token, [offers[0]]);
  const { pointsBalance, total } = await send(product.port, getCheckout, {}, token);
  const spent = formatPoints(Math.min(pointsBalance, total - 1));

  await page.goto('/payment');
  await page.getByRole('checkbox', { name: /^Puan kullan/ }).check();
  const summary = page.getByRole('region', { name: 'Özet' });
  await expect(summary.getByText('Puanla', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await fillCheckout(page, cards.visa);
  await payAndMeetBank(page);
  await answerBank(page, '123456');
  await expect(page.getByRole('heading', { name: 'Siparişiniz alındı' })).toBeVisible();
  await expect(page.getByText(`${spent} ile`)).toBeVisible();
  await page.getByRole('link', { name: /^Sipariş \d+$/ }).click();
  await expect(page.getByText('Puanla ödenen')).toBeVisible();
});
