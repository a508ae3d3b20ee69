import { getUserListings } from '@havan/contract/listings/listings';
import { send } from '@havan/run/market/wire';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { expect } from '@playwright/test';
import { test } from '../../fixtures/test.ts';

test('a stock file with wrong rows is corrected, imported, found in the table and undone', async ({
  merchant,
  product,
}) => {
  const { page, token } = merchant;
  const read = async () =>
    (await send(product.port, getUserListings, { view: 'active', sort: 'name' }, token)).items;
  const [first, second] = await read();
  if (!first || !second) throw new Error('The merchant has no listings.');
  const day = (iso: string | null) => (iso === null ? 'Miatsız' : iso.split('-').reverse().join('.'));
  const line = (listing: typeof first, stock: string) =>
    `${listing.barcode};${stock};${(listing.price / 100).toFixed(2).replace('.', ',')};${day(listing.expiration)}`;
  const csv = `Barkod;Stok;Fiyat;Miat\r\n${line(first, String(first.stock + 1))}\r\n${line(second, 'çok')}\r\n`;

  await page.goto('/merchant/myprofile/listings');
  await page.getByRole('link', { name: 'Dosyadan yükle' }).click();
  await page
    .getByLabel('Stok dosyası')
    .setInputFiles({ name: 'sayim.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Dosyayı kontrol et' }).click();
  await expect(page.getByText('Adet tam sayı olmalıdır.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Stok' }).fill(String(second.stock + 1));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Düzeltildi: değişecek')).toBeVisible();
  await page.getByRole('button', { name: '2 satırı yaz' }).click();
  await expect(page.getByText('2 satır yazıldı')).toBeVisible();
  const stockOf = async (listingId: number) =>
    (await read()).find((listing) => listing.listingId === listingId)?.stock;
  expect(await stockOf(first.listingId)).toBe(first.stock + 1);
  expect(await stockOf(second.listingId)).toBe(second.stock + 1);

  await page.getByRole('button', { name: 'Tümünü geri al' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tümünü geri al' }).click();
  await expect(page.getByText('2 satır geri alındı')).toBeVisible();
  expect(await stockOf(first.listingId)).toBe(first.stock);
  expect(await stockOf(second.listingId)).toBe(second.stock);
});
