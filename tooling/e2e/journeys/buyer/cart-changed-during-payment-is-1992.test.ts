import { addOrRemove } from '@havan/contract/basket';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { outcomesAtBank, cards } from '../../fixtures/bank.ts';
import { fillCheckout } from '../../fixtures/checkout.ts';
import { fillBasket, goodsFromTwoSellers } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

test('a cart that another window changed is not paid', async ({ product, pharmacy }) => {
  const { page, token } = pharmacy;
  const started = new Date();
  const { offers } = await goodsFromTwoSellers(product.port, token);
  const [offer] = offers;
  await fillBasket(product.port, token, [offer]);
  await page.goto('/payment');
  await fillCheckout(page, cards.mastercard);

  const more = { listingId: offer.listingId, type: 'add', count: offer.packSize } as const;
  await send(product.port, addOrRemove, more, token);
  await page.getByRole('button', { name: 'Siparişi tamamla' }).click();

  await expect(page.getByText('1992')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sepetiniz ödeme sırasında güncellendi.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sepete git' }).click();
  await expect(page.getByRole('region', { name: offer.seller.sellerUsername })).toBeVisible();
  expect(await outcomesAtBank(product.bankPort, started, cards.mastercard)).toEqual([]);
});
