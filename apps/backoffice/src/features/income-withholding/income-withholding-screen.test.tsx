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
  isClosed: false,
  payment: null,
  exemptions: [],
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

test('books the payment of a month that is over with its day and reference', async () => {
  const shown = showScreen(<IncomeWithholdingScreen />, ({ path }) =>
    path === 'GetIncomeWithholding'
      ? { ...month, isClosed: true }
      : {
          amount: 250,
          paidOn: '2026-11-20',
          bankReference: 'TAH-1',
          operator: 'Operatör',
          isYou: true,
          settledAt: '2026-11-27T09:00:00.000Z',
        },
  );
  remove = shown.remove;
  await page.getByRole('button', { name: 'Ödendi olarak işle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vergi dairesine ödendi' });
  await dialog.getByRole('button', { name: 'Ödendi say' }).click();
  await expect.element(dialog.getByText('Bankanın referansını yazın: en az 4 karakter.')).toBeVisible();
  await dialog.getByLabelText('Ödeme günü').fill('20.11.2026');
  await dialog.getByLabelText('Bankanın referansı').fill('TAH-1');
  await dialog.getByRole('button', { name: 'Ödendi say' }).click();
  await expect
    .poll(() => shown.asked.filter(({ path }) => path === 'PayIncomeWithholding'))
    .toMatchObject([{ body: { paidOn: '2026-11-20', bankReference: 'TAH-1' } }]);
});

test('enters an exemption, and decides one that somebody else entered', async () => {
  const exemption = {
    exemptionId: 4,
    companyId: 3,
    companyName: 'Okul Aile Birliği İktisadi İşletmesi',
    taxNumber: '9800079198',
    firstDay: '2026-11-01',
    lastDay: null,
    reason: 'KVK 4/1-a, 12.10.2026 tarihli yazı',
    state: 'asked' as const,
    askedBy: 'Finans',
    decidedBy: null,
    mayDecide: true,
  };
  const shown = showScreen(<IncomeWithholdingScreen />, ({ path }) =>
    path === 'GetIncomeWithholding' ? { ...month, exemptions: [exemption] } : exemption,
  );
  remove = shown.remove;
  await page.getByRole('button', { name: 'Onayla' }).click();
  await expect
    .poll(() => shown.asked.filter(({ path }) => path === 'DecideWithholdingExemption'))
    .toMatchObject([{ body: { exemptionId: 4, decision: 'approve' } }]);
  await page.getByRole('button', { name: 'Muafiyet gir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stopaj muafiyeti gir' });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(dialog.getByText('VKN 10, TCKN 11 hanelidir.')).toBeVisible();
  await dialog.getByLabelText('VKN / TCKN').fill('9800079198');
  await dialog.getByLabelText('Dayanak').fill('KVK 4/1-a, 12.10.2026 tarihli yazı');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect
    .poll(() => shown.asked.filter(({ path }) => path === 'SaveWithholdingExemption'))
    .toMatchObject([{ body: { taxNumber: '9800079198', lastDay: null } }]);
});

test('the file of a month quotes what a spreadsheet would divide', () => {
  expect(declarationCsv(month).split('\r\n')[1]).toBe('2026-11;"Moda; Eczanesi";9800079198;2;250,00;2,50');
});
