import { acceptCartChanges, addOrRemove, type CartItem, getCart } from '@havan/contract/cart/cart';
import { signInAs } from '@havan/run/market/session';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { answerDifferently, hold, refusal } from '../../fixtures/answers.ts';
import { cards, threeDsCode } from '../../fixtures/bank.ts';
import { fillCheckout } from '../../fixtures/checkout.ts';
import { fillCart, goodsFromTwoSellers } from '../../fixtures/market.ts';
import { test, withPerson } from '../../fixtures/test.ts';

/** No other journey buys as this pharmacy of the demo market. */
const shopper = 'safranecza54';

// @spec §2.2 cart
// @spec §2.3 3ds-modal
// @spec buying 3ds-phone added-unanswered changed-since-added lines-by-seller seller-unticked

test('two devices fill one cart; changes are accepted line by line, and a phone pays', async ({
  browser,
  product,
}) => {
  const { token } = await signInAs(product.port, shopper, 'buyer');
  const goods = await goodsFromTwoSellers(product.port, token);
  const [first, second] = goods.offers;
  const [name, sellers] = [goods.product.productName, [first.seller, second.seller]];
  // Units of the first offer are already in the cart; a repeated request adds to them.
  await fillCart(product.port, token, [first]);

  await withPerson(
    browser,
    product,
    'buyer',
    shopper,
    async ({ page }) => {
      await test.step('units added without an answer join those of the other device', async () => {
        await page.goto(`/listingdetail/${goods.product.productId}`);
        const line = await hold(page, addOrRemove, 'abort');
        line.release();
        await page
          .getByRole('table', { name: 'Teklifler' })
          .getByRole('button', { name: `${first.seller.sellerUsername} teklifini sepete ekle` })
          .click();
        await expect(page.getByText('Bağlantı gelince sepetinize eklenecek').first()).toBeVisible();
        await line.invalidate();
        const { listingId, minQuantity: count } = second;
        await send(product.port, addOrRemove, { listingId, type: 'add', count }, token);
        await page.goto('/cart');
        for (const { sellerUsername } of sellers)
          await expect(page.getByRole('region', { name: sellerUsername })).toBeVisible();
        await expect(page.getByText('bekleyen 1 ürün sepetinize eklendi').first()).toBeVisible();
        const { groups } = await send(product.port, getCart, {}, token);
        const counts = groups.flatMap(({ lines }) => lines.map((line) => [line.listingId, line.count]));
        expect(new Map(counts as [number, number][])).toEqual(
          new Map([
            [first.listingId, 2 * first.minQuantity],
            [listingId, count],
          ]),
        );
      });

      await test.step('a new price and expiry are shown on their line, sold out lines wait aside', async () => {
        const changed = (line: CartItem): CartItem =>
          line.listingId === first.listingId
            ? {
                ...line,
                seenPrice: line.salePrice - 100,
                notices: ['priceUp', 'expirationChanged', 'stockReduced'],
                count: line.count + line.packSize,
                stock: line.count,
              }
            : { ...line, canBuy: false, notices: ['soldOut'] };
        await answerDifferently(page, { port: product.port, token }, [getCart, {}], (basket) => ({
          ...basket,
          groups: basket.groups.map((group) => ({ ...group, lines: group.lines.map(changed) })),
        }));
        await page.reload();
        await expect(page.getByText('1 üründe değişiklik var.')).toBeVisible();
        const part = page.getByRole('region', { name: first.seller.sellerUsername });
        await expect(part.getByText(/^Fiyat .+ iken .+ oldu\.$/)).toBeVisible();
        await expect(part.getByText('Miadı değişti.')).toBeVisible();
        await expect(part.getByText(/^Stok azaldı; .+ Adet \d+ yerine \d+ olacak\.$/)).toBeVisible();
        const aside = page.getByRole('region', { name: 'Şu an alınamayanlar' });
        await expect(aside.getByText('Tükendi; toplama katılmaz.')).toBeVisible();
        await expect(page.getByText('Önce değişiklikleri kabul edin.')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Ödemeye geç' })).toHaveCount(0);
        await expectAccessible(page);
        // A refused change remains on the screen and can still be accepted.
        const accept = part.getByRole('button', { name: `${name}, değişikliği kabul et` });
        (await hold(page, acceptCartChanges, refusal('Sepetiniz şu an değişiyor.'))).release();
        await accept.click();
        await expect(page.getByText('Sepetiniz şu an değişiyor.').first()).toBeVisible();
        await page.unrouteAll();
        await accept.click();
        await expect(page.getByText('Önce değişiklikleri kabul edin.')).toBeHidden();
        await expect(page.getByRole('region', { name: second.seller.sellerUsername })).toBeVisible();
      });

      await test.step('a seller who is unticked stays so, and is not paid', async () => {
        const tick = page.getByRole('checkbox', { name: `${second.seller.sellerUsername} ürünlerini öde` });
        await tick.uncheck({ force: true });
        await page.reload();
        await expect(tick).not.toBeChecked();
        const summary = page.getByRole('region', { name: 'Özet' });
        await expect(summary.getByText(first.seller.sellerUsername)).toBeVisible();
        await expect(summary.getByText(second.seller.sellerUsername)).toHaveCount(0);
      });

      await test.step('on a phone the bank has the whole page, and its end outlives refresh, tab and back', async () => {
        await page.setViewportSize({ width: 390, height: 780 });
        await page.getByRole('link', { name: 'Ödemeye geç' }).first().click();
        await fillCheckout(page, cards.troy);
        await page.getByRole('button', { name: 'Siparişi tamamla' }).click();
        await page.waitForURL(new RegExp(`^${product.bankOrigin}`));
        await page.getByRole('textbox', { name: 'Doğrulama kodu' }).fill(threeDsCode);
        await page.getByRole('button', { name: 'Onayla' }).click();
        const success = page.getByRole('heading', { name: 'Siparişiniz alındı' });
        await expect(success).toBeVisible();
        await page.reload();
        await expect(success).toBeVisible();
        const tab = await page.context().newPage();
        await tab.goto(page.url());
        await expect(tab.getByRole('heading', { name: 'Siparişiniz alındı' })).toBeVisible();
        await expect(tab.getByRole('link', { name: /^Sipariş \d/ })).toHaveCount(1);
        await tab.close();
        const { groups } = await send(product.port, getCart, {}, token);
        expect(groups.map(({ seller }) => seller.sellerId)).toEqual([second.seller.sellerId]);
        // Going back past the bank's page to the paid form shows the order instead of a second form.
        await page.goBack();
        await expect(page.getByRole('heading', { name: 'Bu doğrulama adımı tamamlandı' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { name: 'Ödenecek ürün yok', level: 1 })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Alınan siparişleri gör' }).click();
        await expect(success).toBeVisible();
      });
    },
    // The browser reports the missing answer on the console.
    { expectsFailures: true },
  );
});
