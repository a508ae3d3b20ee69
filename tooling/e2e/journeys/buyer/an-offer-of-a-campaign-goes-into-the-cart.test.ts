import { expect } from '@playwright/test';
import { expectAccessible } from '../../fixtures/accessible.ts';
import { test } from '../../fixtures/test.ts';

// @spec §2.2 campaigns campaign-2022 special-offers

test('a buyer finds a campaign, reads its terms and puts an offer of it into the cart', async ({
  pharmacy,
}) => {
  const { page } = pharmacy;
  await page.goto('/campaign-2022');
  await expect(page).toHaveURL(/\/campaigns$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kampanyalar' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Liste görünümü' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Liste görünümü' })).toHaveAttribute('aria-pressed', 'true');

  // The unfiltered list shows the relief campaign too, so the test waits until the other campaign has disappeared.
  const relief = page.getByRole('button', { name: /^Afet desteği/ });
  const winter = page.getByRole('link', { name: 'Kış Sağlığı Günleri' });
  await expect(winter).toBeVisible();
  await relief.click();
  await expect(relief).toHaveAttribute('aria-pressed', 'true');
  await expect(winter).toBeHidden();
  await expect(page.getByText('Pazaryeri komisyon almaz').first()).toBeVisible();
  await relief.click();
  await expect(relief).toHaveAttribute('aria-pressed', 'false');

  await winter.click();
  await expect(page.getByText('Her adette birim fiyattan %10 indirim yapılır.')).toBeVisible();
  await expect(page.getByText(/gün kaldı$/).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /sepete ekle$/ })
    .first()
    .click();
  await expect(page.getByText('Sepete eklendi')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Kampanya indirimi')).toBeVisible();
});

test('an unknown campaign shows a page for it', async ({ pharmacy }) => {
  const { page } = pharmacy;
  await page.goto('/campaigns/boyle_bir_kampanya_yok');
  await expect(page.getByRole('link', { name: /ana sayfa/i }).first()).toBeVisible();
});
