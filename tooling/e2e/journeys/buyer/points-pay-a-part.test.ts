import { addOrRemove } from '@havan/contract/basket';
import { getLoyaltyPoints } from '@havan/contract/points';
import { formatPoints } from '@havan/domain/points';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { cards } from '../../fixtures/bank.ts';
import { answerBank, fillCheckout, payAndMeetBank } from '../../fixtures/checkout.ts';
import { fillBasket, offerWorth } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

test('points pay their part, the card the rest, and the order says so', async ({ product, pharmacy }) => {
  const { page, token } = pharmacy;
  const { balance } = await send(product.port, getLoyaltyPoints, {}, token);
  const { offer, count } = await offerWorth(product.port, token, balance);
  await fillBasket(product.port, token, []);
  await send(product.port, addOrRemove, { listingId: offer.listingId, type: 'add', count }, token);

  await page.goto('/payment');
  await page.getByRole('checkbox', { name: /^Puan kullan/ }).check();
  const summary = page.getByRole('region', { name: 'Özet' });
  await expect(summary.getByText('Puanla', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await fillCheckout(page, cards.troy);
  await payAndMeetBank(page);
  await answerBank(page, '123456');
  await expect(page.getByRole('heading', { name: 'Siparişiniz alındı' })).toBeVisible();
  await expect(page.getByText(`${formatPoints(balance)} ile`)).toBeVisible();
  await page.getByRole('link', { name: /^Sipariş \d+$/ }).click();
  await expect(page.getByText('Puanla ödenen')).toBeVisible();
});
