import type { PayoutRun, QueuedWithdrawal } from '@havan/contract/backoffice/money/payouts';
import { Navigate, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { PayoutActDialog } from './PayoutActDialog.tsx';
import { PayoutRunScreen } from './PayoutRunScreen.tsx';
import { PayoutsScreen } from './PayoutsScreen.tsx';
import { WithdrawalsScreen } from './WithdrawalsScreen.tsx';

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

test('shows due amounts and companies without an account, and confirms the total', async () => {
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

test('a run is approved after its companies and its total were said', async () => {
  const shown = showScreen(
    <Routes>
      <Route path="/" element={<Navigate to="/payouts/7" replace />} />
      <Route path="/payouts/:runId" element={<PayoutRunScreen />} />
    </Routes>,
    () => ({ ...run, items: { items: [], nextCursor: null, total: null } }),
  );
  remove = shown.remove;
  await page.getByRole('button', { name: 'Onayla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ödeme listesi onaylansın mı?' });
  await expect
    .element(dialog.getByText(/toplam .+ bankaya verilir\. Onaylanan liste iptal edilemez/))
    .toBeVisible();
  expect(shown.asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Onayla' }).click();
  await expect
    .poll(() => shown.asked)
    .toMatchObject([{ path: 'DecidePayoutRun', body: { runId: 7, decision: 'approve' } }]);
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

test('a withdrawal that operators send ends with the reference of the bank, and the figures are said before', async () => {
  const withdrawal: QueuedWithdrawal = {
    withdrawalId: '6f1d1d0e-0b1c-4c9d-9a53-5a2b1f1f7a11',
    companyId: 4,
    name: 'Moda Ecza Deposu',
    amount: 30_000_000,
    iban: 'TR330006100519786457841326',
    accountOwner: 'Moda Ecza Deposu',
    state: 'requested',
    tries: 0,
    createdAt: '2026-11-23T08:00:00.000Z',
    closedAt: null,
    bankReference: null,
    refusalReason: null,
    isByHand: true,
    said: { operator: 'Selin Aras', isYou: false, outcome: 'sent' },
  };
  const shown = showScreen(<WithdrawalsScreen />, ({ path }) =>
    path === 'GetWithdrawals' ? { items: [withdrawal], nextCursor: null, total: null } : withdrawal,
  );
  remove = shown.remove;
  await expect.element(page.getByText('Selin Aras bildirdi')).toBeVisible();
  await page.getByRole('button', { name: 'Sonucunu bildir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Para çekmenin sonucu' });
  await expect.element(dialog.getByText(/300\.000,00 TL tutarı hesabına gönderilmiş sayılır/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Gönderildi say' }).click();
  await expect.element(dialog.getByText('Bankanın referansını yazın: en az 4 karakter.')).toBeVisible();
  await dialog.getByLabelText('Bankanın referansı').fill('EFT 77');
  await dialog.getByRole('button', { name: 'Gönderildi say' }).click();
  await expect
    .poll(() => shown.asked.filter(({ path }) => path === 'CloseWithdrawal'))
    .toMatchObject([{ body: { outcome: 'sent', bankReference: 'EFT 77' } }]);
});
