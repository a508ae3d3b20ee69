import { expect } from '@playwright/test';
import { signInAs } from '@havan/run/market/session';
import { provableLines } from '../../fixtures/market.ts';
import { lockedSpreadsheet, spreadsheet } from '../../fixtures/spreadsheet.ts';
import { test, withPerson } from '../../fixtures/test.ts';

/** No other journey buys as this pharmacy of the demo market. */
const shopper = 'papatyaecz68';

// @spec §2.2 smart-cart

test('a list is read from Excel, accepts equivalents and is corrected by keyboard', async ({
  browser,
  product,
}) => {
  const { token } = await signInAs(product.port, shopper, 'buyer');
  const lines = await provableLines(product.port, token, 3);
  const rows = lines.map((line) => line.split(';').map(Number));

  await withPerson(browser, product, 'buyer', shopper, async ({ page }) => {
    const list = page.getByRole('region', { name: 'Liste' });
    const upload = (name: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

    await test.step('reads why a file cannot be read, then uploads one that can', async () => {
      await page.goto('/smartcart');
      await upload('sifreli.xlsx', lockedSpreadsheet());
      await expect(page.getByText('Bu dosya parolayla korunuyor.')).toBeVisible();
      await upload(
        'renkler.xlsx',
        spreadsheet([
          ['Ad', 'Renk'],
          ['zzqx', 'mavi'],
        ]),
      );
      await expect(page.getByText('Bu dosyada barkod bulunamadı.')).toBeVisible();
      await upload('liste.xlsx', spreadsheet([['Barkod', 'Adet'], ...rows]));
      await expect(page.getByText('3 satır listeye eklendi.')).toBeVisible();
      await expect(list.getByRole('listitem')).toHaveCount(3);
    });

    await test.step('lets an equal stand in for a product, which a refresh keeps', async () => {
      await list.getByRole('checkbox').first().check();
      await page.reload();
      await expect(list.getByRole('checkbox').first()).toBeChecked();
    });

    await test.step('takes a line off by keyboard and stays at its place', async () => {
      const bins = list.getByRole('button', { name: /ürününü listeden çıkar$/ });
      const next = (await bins.nth(2).getAttribute('aria-label')) ?? '';
      await bins.nth(1).press('Enter');
      await expect(list.getByRole('listitem')).toHaveCount(2);
      await expect(page.getByRole('button', { name: next })).toBeFocused();
    });

    await test.step('sees the wishes in the result', async () => {
      await page.getByRole('button', { name: 'En ucuz sepeti bul' }).click();
      await expect(page.getByText('2 ürün · en az 8 ay miat · 1 üründe eşdeğer olur')).toBeVisible();
    });
  });
});
