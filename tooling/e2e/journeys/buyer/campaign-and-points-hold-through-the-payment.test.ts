import { addOrRemove } from '@havan/contract/cart/cart';
import { getLoyaltyPoints } from '@havan/contract/money/points';
import { formatMoney } from '@havan/domain/money';
import { formatPoints } from '@havan/domain/points';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { cards, threeDsCode } from '../../fixtures/bank.ts';
import { answerBank, fillCheckout, payAndMeetBank } from '../../fixtures/checkout.ts';
import { fillCart, offerInCampaign, offerWorth } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

/** The category of food supplements, which has a campaign in the demo market. */
const supplements = 1376;

// @spec §1 campaign-prices points
// @spec buying campaign-and-points

test('a campaign price is the same in cart, payment and order, paid with points and card', async ({
  product,
  pharmacy,
}) => {
  const { page, token } = pharmacy;
  const { balance } = await send(product.port, getLoyaltyPoints, {}, token);
  const { offer: large, count } = await offerWorth(product.port, token, balance);
  const { offer, price } = await offerInCampaign(product.port, token, supplements);
  const title = price.campaign?.title ?? '';
  await fillCart(product.port, token, [offer]);
  await send(product.port, addOrRemove, { listingId: large.listingId, type: 'add', count }, token);

  await page.goto('/cart');
  const part = page.getByRole('region', { name: offer.seller.sellerUsername });
  await expect(part.getByText(title, { exact: true }).first()).toBeVisible();
  await expect(part.getByText(`${formatMoney(price.discount)} kazanç`).first()).toBeVisible();
  const summary = page.getByRole('region', { name: 'Özet' });
  await expect(summary.getByText('Kampanya indirimi')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/payment');
  await page.getByRole('checkbox', { name: /^Puan kullan/ }).check();
  await expect(summary.getByText('Kampanya indirimi')).toBeVisible();
  await expect(summary.getByText('Puanla', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await fillCheckout(page, cards.troy);
  await payAndMeetBank(page);
  await answerBank(page, threeDsCode);
  await expect(page.getByRole('heading', { name: 'Siparişiniz alındı' })).toBeVisible();
  await expect(page.getByText(`${formatPoints(balance)} ile`)).toBeVisible();
  const order = page.getByRole('listitem').filter({ hasText: offer.seller.sellerUsername });
  await order.getByRole('link', { name: /^Sipariş \d+$/ }).click();
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Puanla ödenen')).toBeVisible();
});
