import type { IncomeWithholdingMonth } from '@havan/contract/backoffice/money/income-withholding';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { declarationCsv } from './declaration-csv.ts';
import { IncomeWithholdingScreen } from './IncomeWithholdingScreen.tsx';

let remove = () => {};
afterEach(() => remove());

const month: IncomeWithholdingMonth = {
  month: '2026-11',
  rates: [{ firstDay: '2025-01-01', basisPoints: 100 }],
  companies: [
    {
      companyId: 3,
      companyName: 'Moda; Eczanesi',
      taxNumber: '9800079198',
      orders: 2,
      base: 25_000,
      amount: 250,
    },
  ],
  base: 25_000,
  amount: 250,
};

test('shows the withheld tax of a month by seller, and takes a rate for a coming day', async () => {
  const shown = showScreen(<IncomeWithholdingScreen />, ({ path }) =>
    path === 'GetIncomeWithholding' ? month : { firstDay: '2027-01-01', basisPoints: 150 },
  );
  remove = shown.remove;
  await expect.element(page.getByRole('cell', { name: 'Moda; Eczanesi' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '9800079198' })).toBeVisible();
  await page.getByRole('button', { name: 'Oran gir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stopaj oranı gir' });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(dialog.getByText('İlk günü ve oranı yazın.')).toBeVisible();
  await dialog.getByLabelText('İlk gün').fill('01.01.2027');
  await dialog.getByLabelText('Oran (%)').fill('1,5');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect
    .poll(() => shown.asked.filter(({ path }) => path === 'SaveIncomeWithholdingRate'))
    .toMatchObject([{ body: { firstDay: '2027-01-01', basisPoints: 150 } }]);
});

test('the file of a month quotes what a spreadsheet would divide', () => {
  expect(declarationCsv(month).split('\r\n')[1]).toBe('2026-11;"Moda; Eczanesi";9800079198;2;250,00;2,50');
});
