import { formatMoney } from '@havan/domain/money';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { cards } from '../../fixtures/bank.ts';
import { answerBank, fillCheckout, payAndMeetBank } from '../../fixtures/checkout.ts';
import { fillBasket, offerInCampaign } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

/** Food supplements: a campaign of the market runs there from the first start on. */
const supplements = 1376;

test('the price of a campaign is the price of the cart, of the payment and of the order', async ({
  product,
  pharmacy,
}) => {
  const { page, token } = pharmacy;
  const { offer, price } = await offerInCampaign(product.port, token, supplements);
  await fillBasket(product.port, token, [offer]);

  await page.goto('/cart');
  const part = page.getByRole('region', { name: offer.seller.sellerUsername });
  await expect(part.getByText(price.campaign?.title ?? '', { exact: true })).toBeVisible();
  await expect(part.getByText(`${formatMoney(price.discount)} kazanç`)).toBeVisible();
  await expect(page.getByText('Kampanya indirimi')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/payment');
  const summary = page.getByRole('region', { name: 'Özet' });
  await expect(summary.getByText('Kampanya indirimi')).toBeVisible();
  await fillCheckout(page, cards.troy);
  await payAndMeetBank(page);
  await answerBank(page, '123456');
  await expect(page.getByRole('heading', { name: 'Siparişiniz alındı' })).toBeVisible();
  await page.getByRole('link', { name: /^Sipariş \d+$/ }).click();
  await expect(page.getByText(price.campaign?.title ?? '', { exact: true })).toBeVisible();
});
