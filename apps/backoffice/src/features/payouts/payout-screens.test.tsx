import type { PayoutRun } from '@havan/contract/backoffice/money/payouts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { PayoutActDialog } from './PayoutActDialog.tsx';
import { PayoutsScreen } from './PayoutsScreen.tsx';

const run: PayoutRun = {
  runId: 7,
  number: 'OD-2026-000007',
  payoutDay: '2026-11-25',
  throughWeek: '2026-11-16',
  state: 'prepared',
  total: 1_254_030,
  transfers: 2,
  sent: 0,
  returned: 0,
  preparedBy: 'Selin Aras',
  preparedAt: '2026-11-23T08:00:00.000Z',
  approvedBy: null,
  approvedAt: null,
  mayApprove: true,
};
const due = {
  payoutDay: '2026-11-25',
  throughWeek: '2026-11-16',
  total: 1_254_030,
  companies: [
    { companyId: 4, name: 'Moda Ecza Deposu', amount: 1_254_030, iban: 'TR330006100519786457841326' },
    { companyId: 5, name: 'Hesapsız Depo', amount: 500, iban: null },
  ],
};
let remove = () => {};
afterEach(() => remove());

test('what is due is shown, who has no account is named, and the question says how much goes out', async () => {
  const shown = showScreen(<PayoutsScreen />, ({ path }) => {
    if (path === 'GetDuePayouts') return due;
    return path === 'GetPayoutRuns' ? { items: [run], nextCursor: null, total: null } : run;
  });
  remove = shown.remove;
  await expect.element(page.getByText('Doğrulanmış hesap yok')).toBeVisible();
  await expect.element(page.getByText(/^1 firmanın doğrulanmış hesabı yok/)).toBeVisible();
  await page.getByRole('button', { name: 'Ödeme listesini hazırla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ödeme listesi hazırlansın mı?' });
  await expect.element(dialog.getByText(/1 firmaya toplam 12\.540,30/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Listeyi hazırla' }).click();
  await expect.poll(() => shown.asked.map(({ path }) => path)).toEqual(['PreparePayoutRun']);
});

test('a run is given up with a reason only', async () => {
  const shown = showScreen(<PayoutActDialog act={{ kind: 'cancel', run }} onClose={() => {}} />, () => run);
  remove = shown.remove;
  const dialog = page.getByRole('dialog', { name: 'Ödeme listesi iptal edilsin mi?' });
  await dialog.getByRole('button', { name: 'Listeyi iptal et' }).click();
  await expect.element(dialog.getByText('Nedeni bir cümleyle yazın.')).toBeVisible();
  expect(shown.asked).toEqual([]);
  await dialog.getByLabelText('Neden').fill('Hesap denetlenecek.');
  await dialog.getByRole('button', { name: 'Listeyi iptal et' }).click();
  await expect
    .poll(() => shown.asked)
    .toMatchObject([
      { path: 'DecidePayoutRun', body: { runId: 7, decision: 'cancel', reason: 'Hesap denetlenecek.' } },
    ]);
});
