import { addOrRemove } from '@havan/contract/cart/cart';
import { getCheckout } from '@havan/contract/sales/payment';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { cards, threeDsCode } from '../../fixtures/bank.ts';
import { answerBank, fillCheckout, payAndMeetBank } from '../../fixtures/checkout.ts';
import { fillCart, goodsFromTwoSellers, offerWorth } from '../../fixtures/market.ts';
import { test } from '../../fixtures/test.ts';

/** The sandbox bank refuses an application with this code. */
const declineCode = '198100';

// @spec §2.2 instant-loan-fail payment
// @spec buying kept-card-wallet-loan

test('the wallet pays alone, then partly with a saved card; a refused loan keeps the cart', async ({
  product,
  pharmacy,
}) => {
  test.slow();
  const { page, token } = pharmacy;
  const { offers } = await goodsFromTwoSellers(product.port, token);
  const goods = offers.slice(0, 1);
  const success = page.getByRole('heading', { name: 'Siparişiniz alındı' });
  const useWallet = () => page.getByRole('checkbox', { name: /Cüzdan bakiyemi kullan/ }).check();
  const agree = async () => {
    for (const box of await page.getByRole('checkbox', { name: /metnini okudum, onaylıyorum/ }).all())
      await box.check();
  };

  await test.step('a card is kept', async () => {
    await fillCart(product.port, token, goods);
    await page.goto('/payment');
    await fillCheckout(page, cards.troy);
    await page.getByRole('checkbox', { name: 'Bu kartı bankada sakla' }).check();
    await expectAccessible(page);
    await payAndMeetBank(page);
    await answerBank(page, threeDsCode);
    await expect(success).toBeVisible();
  });

  await test.step('the wallet pays alone', async () => {
    await fillCart(product.port, token, goods);
    await page.goto('/payment');
    await useWallet();
    await expect(page.getByText('Tutarın tamamı cüzdanınızdan ödenecek')).toBeVisible();
    await agree();
    await page.getByRole('button', { name: 'Siparişi tamamla' }).click();
    await expect(success).toBeVisible();
    await expect(page.getByText(/cüzdandan/)).toBeVisible();
  });

  await test.step('the balance of the wallet pays a part, the kept card the rest', async () => {
    await fillCart(product.port, token, goods);
    const { walletBalance } = await send(product.port, getCheckout, {}, token);
    const { offer, count } = await offerWorth(product.port, token, walletBalance ?? 0);
    await fillCart(product.port, token, []);
    await send(product.port, addOrRemove, { listingId: offer.listingId, type: 'add', count }, token);
    await page.goto('/payment');
    await useWallet();
    const summary = page.getByRole('region', { name: 'Özet' });
    await expect(summary.getByText('Cüzdandan', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Troy •••• 0017' }).check();
    await agree();
    await payAndMeetBank(page);
    await answerBank(page, threeDsCode);
    await expect(success).toBeVisible();
    await expect(page.getByText(/cüzdandan, Troy •••• 0017$/)).toBeVisible();
  });

  await test.step('a loan that the bank refuses is 1981', async () => {
    await fillCart(product.port, token, offers);
    await page.goto('/payment');
    await page.getByRole('radio', { name: /Alışveriş kredisi/ }).check();
    await page.getByRole('radio', { name: /^6 ay/ }).check();
    await agree();
    await page.getByRole('button', { name: 'Siparişi tamamla' }).click();
    const bank = page.getByTitle('Alışveriş kredisi başvurusu').contentFrame();
    await bank.getByRole('textbox', { name: 'Doğrulama kodu' }).fill(declineCode);
    await bank.getByRole('button', { name: 'Onayla' }).click();
    await expect(page).toHaveURL(/\/instantloan\/fail/);
    const code = page.getByText('1981');
    await expect(code).toBeVisible();
    await page.reload();
    await expect(code).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sepete git' }).click();
    await expect(page.getByRole('heading', { name: 'Sepet', level: 1 })).toBeVisible();
  });
});
