import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test } from '../../fixtures/test.ts';

// @spec §2.2 my-listings
// Listings that no other journey buys, since journeys share one market.

test('the seller changes all prices of a filter and undoes it', async ({ merchant: { page } }) => {
  await page.goto('/merchant/myprofile/listings/passive');
  await expect(page.getByRole('heading', { name: 'İlanlarım' })).toBeVisible();
  const row = page.getByRole('row').nth(1);

  await test.step('all of the filter is chosen, not only what is shown', async () => {
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: /^Filtredekilerin hepsini seç/ }).click();
    await page.getByRole('region', { name: 'Toplu işlemler' }).getByRole('button', { name: 'Fiyat' }).click();
  });

  await test.step('the change is seen before and after, then written', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('-%5');
    await dialog.getByRole('button', { name: 'Önizle' }).click();
    await expect(dialog.getByText(/ilan değişecek/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /ilanı değiştir$/ }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the batch is found again and undone', async () => {
    await page.getByRole('button', { name: 'Toplu işlemler', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Toplu işlemler' });
    await expect(panel.getByText(/ilan değişti/)).toBeVisible();
    await panel.getByRole('button', { name: 'Geri al' }).click();
    await expect(panel.getByText(/ilan geri alındı/)).toBeVisible();
    await expectAccessible(page);
  });
});
