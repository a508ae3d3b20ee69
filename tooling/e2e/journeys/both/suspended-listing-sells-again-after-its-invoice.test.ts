import { getProductDetail } from '@havan/contract/catalogue/catalogue';
import { activateListings } from '@havan/contract/listings/listings';
import { getRiskyListings } from '@havan/contract/listings/originality';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { signInOperator } from '../../fixtures/operators/operator-sign-in.ts';
import { test } from '../../fixtures/test.ts';

const pdf = Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n', 'latin1');

test('a suspended listing is freed by its purchase invoice and sells again', async ({
  merchant,
  pharmacy,
  page: desk,
  product,
}) => {
  const { page, token } = merchant;
  // The demo market starts with a listing whose deadline has just passed; a job suspends it within a minute.
  test.setTimeout(150_000);
  const suspended = async () => {
    const { items } = await send(product.port, getRiskyListings, {}, token);
    return items.find(({ listingState }) => listingState === 'suspended');
  };
  await expect.poll(suspended, { timeout: 90_000 }).toBeTruthy();
  const listing = await suspended();
  if (!listing) throw new Error('nothing is suspended');

  await test.step('the seller sends the invoice', async () => {
    await page.goto('/merchant/myprofile/listings/originality-control-system');
    const row = page.getByRole('row').filter({ hasText: 'İlan askıda' });
    await expect(row).toHaveCount(1);
    await expectAccessible(page);
    await row.getByRole('button', { name: /^Fatura yükle: / }).click();
    // A message is a dialog too.
    const dialog = page.getByRole('dialog', { name: 'Alış faturası' });
    await dialog.getByRole('button', { name: 'Gönder' }).click();
    await expect(dialog.getByText('Fatura dosyasını seçiniz.')).toBeVisible();
    await dialog.getByLabel('Fatura numarası').fill('AKD2026000004217');
    await dialog.getByLabel('Fatura tarihi').fill('01.10.2026');
    await dialog.getByLabel('Faturayı kesen firma').fill('Akasya Ecza Deposu A.Ş.');
    await dialog.getByLabel('Faturadaki adet').fill('40');
    await dialog
      .getByLabel('Fatura dosyası')
      .setInputFiles({ name: 'fatura.pdf', mimeType: 'application/pdf', buffer: pdf });
    await dialog.getByRole('button', { name: 'Gönder' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row.getByText('İncelemede')).toBeVisible();
  });

  await test.step('the operator reads it and approves', async () => {
    await signInOperator(desk, product);
    await desk
      .getByRole('navigation', { name: 'Sıradakiler' })
      .getByRole('link', { name: /^Orijinallik/ })
      .click();
    await desk
      .getByRole('navigation', { name: 'Orijinallik' })
      .getByRole('button', { name: listing.productName })
      .last()
      .click();
    await expect(desk.getByText('AKD2026000004217')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Belgeyi indir (PDF)' })).toBeVisible();
    await expectAccessible(desk);
    await expect(desk.getByRole('button', { name: 'Onayla' })).toBeEnabled();
    await desk.keyboard.press('a');
    await desk.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click();
    await expect(desk.getByText('Fatura onaylandı.').first()).toBeVisible();
  });

  await test.step('the seller puts it on sale, and a pharmacy finds it', async () => {
    const { listingId, productId } = listing;
    const { rows } = await send(product.port, activateListings, { listingIds: [listingId] }, token);
    expect(rows).toEqual([{ listingId, done: true, sentence: null }]);
    const { listings } = await send(
      product.port,
      getProductDetail,
      { productId: String(productId) },
      pharmacy.token,
    );
    expect(listings.map((offer) => offer.listingId)).toContain(listingId);
  });
});
