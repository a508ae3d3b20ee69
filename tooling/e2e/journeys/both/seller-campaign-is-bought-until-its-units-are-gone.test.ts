import { addOrRemove, getCart } from '@havan/contract/cart/cart';
import { expect } from '@playwright/test';
import { send } from '@havan/run/market/wire';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { cards, threeDsCode } from '../../fixtures/bank.ts';
import { answerBank, fillCheckout, payAndMeetBank } from '../../fixtures/checkout.ts';
import { fillCart, offerOfSeller } from '../../fixtures/market.ts';
import { test, withPerson } from '../../fixtures/test.ts';

/** The pharmacy of the demo market that has the campaign panel. */
const sellerId = 1;
/** No other journey buys as this pharmacy of the demo market. */
const shopper = 'mimozaecza53';
const title = 'Sayılı Günler';

// @spec §1 seller-campaigns
// @spec §2.2 campaigns-panel

test('a seller publishes a limited campaign and ends it while its buyer is at the bank, who pays its price; its units are gone', async ({
  browser,
  product,
}) => {
  test.setTimeout(180_000);
  await withPerson(browser, product, 'buyer', shopper, async (buyer) => {
    const offer = await offerOfSeller(product.port, buyer.token, sellerId);
    await fillCart(product.port, buyer.token, [offer]);
    const { groups } = await send(product.port, getCart, {}, buyer.token);
    const least = groups[0]?.lines[0]?.count ?? 0;
    // Adds the same quantity again, so that the seller's minimum is reached under the discount too.
    const { listingId } = offer;
    await send(product.port, addOrRemove, { listingId, type: 'add', count: least }, buyer.token);
    const units = 2 * least;

    await withPerson(browser, product, 'merchant', 'eczane', async ({ page }) => {
      await page.goto(`/merchant/myprofile/campaignspanel/new?ilan=${listingId}`);
      await page.getByLabel('Kampanya adı').fill(title);
      await page.getByLabel('İndirim', { exact: true }).fill('25');
      await page.getByLabel('Toplam adet').fill(String(units));
      const row = page.getByRole('row').nth(1);
      await expect(row).toContainText('adet');
      if (!(await row.getByRole('checkbox').isChecked())) await row.getByRole('checkbox').check();
      await expect(page.getByText('1 / 1 ürün kampanyada')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Yayınla' }).click();
      const said = page.getByRole('heading', { name: 'Kampanya yayınlandı' });
      const loss = page.getByRole('dialog', { name: 'Zararına satış var' });
      await expect(said.or(loss)).toBeVisible();
      if (await loss.isVisible()) await loss.getByRole('button', { name: 'Yayınla' }).click();
      await expect(said).toBeVisible();
      await expect(async () => {
        await page.goto('/merchant/myprofile/campaignspanel?durum=running');
        await expect(page.getByRole('link', { name: title })).toBeVisible();
      }).toPass({ timeout: 60_000 });
    });

    const { page } = buyer;
    await page.goto('/cart');
    const part = page.getByRole('region', { name: offer.seller.sellerUsername });
    await part.getByRole('button', { name: new RegExp(`${title}: kampanyayı uygula`) }).click();
    await expect(part.getByText(/hakkınız ayrıldı/)).toBeVisible();
    await page.goto('/payment');
    await expect(page.getByRole('region', { name: 'Özet' }).getByText('Kampanya indirimi')).toBeVisible();
    await fillCheckout(page, cards.troy);
    await payAndMeetBank(page);

    await withPerson(browser, product, 'merchant', 'eczane', async ({ page: panel }) => {
      await panel.goto('/merchant/myprofile/campaignspanel?durum=running');
      await panel.getByRole('link', { name: title }).click();
      await panel.getByRole('button', { name: 'Durdur' }).click();
      await panel
        .getByRole('dialog', { name: 'Kampanya durdurulsun mu?' })
        .getByRole('button', { name: 'Durdur' })
        .click();
      await expect(panel.getByRole('heading', { name: 'Kampanya durduruluyor' })).toBeVisible();
    });

    await answerBank(page, threeDsCode);
    await expect(page.getByRole('heading', { name: 'Siparişiniz alındı' })).toBeVisible();
    await page.getByRole('link', { name: /^Sipariş \d+$/ }).click();
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();

    await fillCart(product.port, buyer.token, [offer]);
    await page.goto('/cart');
    await expect(part.getByText('kampanya hakkınız kalmadı').first()).toBeVisible();

    await withPerson(browser, product, 'merchant', 'eczane', async ({ page: panel }) => {
      await panel.goto('/merchant/myprofile/campaignspanel?durum=running');
      await panel.getByRole('link', { name: title }).click();
      await expect(panel.getByText(`1 sipariş, 1 eczane`)).toBeVisible();
      await expect(panel.getByText(`/ ${units}`)).toBeVisible();
      await expectAccessible(panel);
    });
  });
});
