import { signInAs } from '@havan/run/market/session';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { cards, threeDsCode } from '../../fixtures/bank.ts';
import { answerBank, fillCheckout, payAndMeetBank } from '../../fixtures/checkout.ts';
import { fillCart, provableLines } from '../../fixtures/market.ts';
import { test, withPerson } from '../../fixtures/test.ts';

/** No other journey buys as this pharmacy of the demo market. */
const shopper = 'hisareczan44';

// @spec §2.2 smart-cart

test('the smart cart proves the cheapest basket for twelve pasted lines', async ({ browser, product }) => {
  const { token } = await signInAs(product.port, shopper, 'buyer');
  await fillCart(product.port, token, []);
  const lines = await provableLines(product.port, token, 12);

  await withPerson(browser, product, 'buyer', shopper, async ({ page }) => {
    await test.step('pastes the list; the invalid line is reported and kept', async () => {
      await page.goto('/smartcart');
      await page
        .getByRole('textbox', { name: 'Barkod ya da ürün adı satırları' })
        .fill([...lines, 'zzqx;2'].join('\n'));
      await page.getByRole('button', { name: 'Satırları ekle' }).click();
      await expect(page.getByText('12 satır listeye eklendi.')).toBeVisible();
      await expect(page.getByText('13. satır (zzqx;2): bu adla bir ürün bulunamadı')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Barkod ya da ürün adı satırları' })).toHaveValue(
        'zzqx;2',
      );
    });

    await test.step('finds the list again after a refresh and searches', async () => {
      await page.reload();
      await expect(page.getByRole('region', { name: 'Liste' }).getByRole('listitem')).toHaveCount(12);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'En ucuz sepeti bul' }).click();
    });

    await test.step('reads that the basket is proven, which a refresh keeps', async () => {
      const proof = page.getByRole('region', { name: 'Sepetiniz' }).getByText('En iyi olduğu kanıtlandı');
      await expect(proof).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
      await page.reload();
      await expect(proof).toBeVisible({ timeout: 30_000 });
    });

    await test.step('looks at an alternative by keyboard, comes back to the cheapest and takes it', async () => {
      const slip = page.getByRole('region', { name: 'Sepetiniz' });
      const slider = slip.getByRole('slider', { name: 'Seçenekler' });
      await expect(slider.or(slip.getByText(/başka bir sepet yok/))).toBeVisible({ timeout: 60_000 });
      if (await slider.isVisible()) {
        await slider.press('ArrowRight');
        await expect(slip.getByText(/^En ucuz sepetten .+ pahalı\.$/)).toBeVisible();
        await slider.press('Home');
      }
      await slip.getByRole('button', { name: 'Hepsini sepete koy' }).click();
    });

    await test.step('has all of it in the cart and pays', async () => {
      await expect(page.getByRole('heading', { name: 'Sepet', level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Ödemeye geç' }).first().click();
      await fillCheckout(page, cards.troy);
      await payAndMeetBank(page);
      await answerBank(page, threeDsCode);
      await expect(page.getByRole('heading', { name: 'Siparişiniz alındı' })).toBeVisible({
        timeout: 30_000,
      });
    });
  });
});
