import type { ImportedBankFile, TransferReturn } from '@havan/contract/backoffice/money/bank-transfers';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { AddTransferDialog } from './AddTransferDialog.tsx';
import { BankFile } from './BankFile.tsx';
import { TransferReturns } from './TransferReturns.tsx';
import { UnmatchedTransfers } from './UnmatchedTransfers.tsx';

const movement = {
  bookedOn: '2026-11-23',
  amount: 34_990,
  payerName: 'Moda Eczanesi',
  payerIban: 'TR330006100519786457841326',
  description: 'eczane ödemesi',
};
const pageOf = (items: readonly unknown[]) => ({ items, nextCursor: null, total: null });
let remove = () => {};
afterEach(() => remove());

test('a file is tried before it is taken, and says what it could not read', async () => {
  const found: ImportedBankFile = {
    format: 'csv',
    rows: [{ ...movement, line: 2, outcome: 'paid', orderIds: [604101], back: 0 }],
    outgoing: 1,
    problems: [{ line: 4, message: 'Tutar okunamadı: abc' }],
  };
  const shown = showScreen(<BankFile />, () => found);
  remove = shown.remove;
  const file = new File(['Tarih;Tutar;Açıklama'], 'hareketler.csv', { type: 'text/csv' });
  await page.getByLabelText(/Banka hesap hareketleri/).upload(file);
  await expect.element(page.getByText('4. satır: Tutar okunamadı: abc')).toBeVisible();
  await expect.element(page.getByText('Sipariş ödendi')).toBeVisible();
  await page.getByRole('button', { name: '1 hareketi işle' }).click();
  await expect
    .poll(() => shown.asked)
    .toMatchObject([
      { path: 'ImportBankFile', body: { isTrial: true } },
      { path: 'ImportBankFile', body: { isTrial: false } },
    ]);
});

test('a transfer that fits nothing is given to an order by its number, or sent back', async () => {
  const shown = showScreen(<UnmatchedTransfers />, ({ path }) =>
    path === 'GetUnmatchedTransfers'
      ? pageOf([{ ...movement, incomingId: 7, importedAt: '2026-11-23T08:00:00.000Z' }])
      : { outcome: 'paid' },
  );
  remove = shown.remove;
  await page.getByRole('button', { name: 'Eşleştir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Havaleyi eşleştir' });
  await dialog.getByRole('button', { name: 'Eşleştir' }).click();
  await expect.element(dialog.getByText('Sipariş numarasını yazın.')).toBeVisible();
  await dialog.getByLabelText('Sipariş numarası').fill('604101');
  await dialog.getByRole('button', { name: 'Eşleştir' }).click();
  await expect
    .poll(() => shown.asked)
    .toMatchObject([{ path: 'MatchTransfer', body: { incomingId: 7, orderId: 604_101 } }]);
});

test('a transfer is typed in with what the bank shows, each mistake at its field', async () => {
  const shown = showScreen(<AddTransferDialog onClose={() => {}} />, () => ({
    outcome: 'paid',
    orderIds: [604101],
    back: 0,
  }));
  remove = shown.remove;
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Tutarı yazın.')).toBeVisible();
  await expect.element(page.getByText('Gönderenin IBAN’ını yazın.')).toBeVisible();
  await page.getByLabelText('Tutar').fill('349,90');
  await page.getByLabelText('Gönderen', { exact: true }).fill('Moda Eczanesi');
  await page.getByLabelText('Gönderenin IBAN’ı').fill('TR33 0006 1005 1978 6457 8413 26');
  await page.getByLabelText('Açıklama').fill('HVN1000001912');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect
    .poll(() => shown.asked)
    .toMatchObject([{ path: 'AddBankTransfer', body: { amount: 34_990, payerName: 'Moda Eczanesi' } }]);
});

test('a return is closed to the IBAN that it came from', async () => {
  const row: TransferReturn = {
    returnId: '7f0c1c1e-7d5c-4f5e-9d3f-111111111111',
    company: { companyId: 3, name: 'Moda Eczanesi', hasWallet: true },
    orderIds: [604_101],
    amount: 10_000,
    reason: 'excess',
    state: 'open',
    iban: movement.payerIban,
    payerName: 'Moda Eczanesi',
    createdAt: '2026-11-23T08:00:00.000Z',
    closedAt: null,
  };
  const shown = showScreen(<TransferReturns />, ({ path }) =>
    path === 'GetTransferReturns' ? pageOf([row]) : { done: true },
  );
  remove = shown.remove;
  await expect.element(page.getByText('Fazla gönderildi').first()).toBeVisible();
  await page.getByRole('button', { name: 'Tamamla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Havale iadesi' });
  await expect.element(dialog.getByRole('button', { name: 'Cüzdana aktar' })).toBeVisible();
  await dialog.getByRole('button', { name: 'IBAN’a gönderildi' }).click();
  await expect
    .poll(() => shown.asked)
    .toMatchObject([{ path: 'CloseTransferReturn', body: { how: 'iban', iban: movement.payerIban } }]);
});
