import type { BonusOverview } from '@havan/contract/backoffice/money/bonus-tiers';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { BonusTiersScreen } from './BonusTiersScreen.tsx';

let remove = () => {};
afterEach(() => remove());

const overview: BonusOverview = {
  current: { validFrom: '2026-11-01', tiers: [{ from: 1_000_000, basisPoints: 25 }] },
  coming: [],
  firstChange: '2026-12-01',
  standings: [
    {
      companyId: 3,
      companyName: 'Moda Eczanesi',
      turnover: 900_000,
      basisPoints: 0,
      bonus: 0,
      next: { from: 1_000_000, basisPoints: 25, missing: 100_000 },
    },
  ],
};

test('shows who is near to a tier, and sets the tiers of the next month', async () => {
  const shown = showScreen(<BonusTiersScreen />, ({ path }) =>
    path === 'GetBonusTiers' ? overview : { validFrom: '2026-12-01', tiers: [] },
  );
  remove = shown.remove;
  await expect.element(page.getByRole('cell', { name: 'Moda Eczanesi' })).toBeVisible();
  await page.getByRole('button', { name: 'Basamakları değiştir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Basamakları değiştir' });
  await dialog.getByRole('button', { name: 'Basamak ekle' }).click();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(dialog.getByText('Her basamağın cirosunu ve oranını yazın.')).toBeVisible();
  await dialog.getByLabelText('2. basamak, ciro').fill('50.000,00');
  await dialog.getByLabelText('Oran (%)').nth(1).fill('0,75');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect
    .poll(() => shown.asked.filter(({ path }) => path === 'SaveBonusTiers'))
    .toMatchObject([
      {
        body: {
          validFrom: '2026-12-01',
          tiers: [
            { from: 1_000_000, basisPoints: 25 },
            { from: 5_000_000, basisPoints: 75 },
          ],
        },
      },
    ]);
});
