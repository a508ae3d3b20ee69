import { csvField } from '@havan/domain/spreadsheet-text';
import type { ListedTransfer, RunRow } from './payout-runs.sql.ts';

/** Longest explanation that banks carry with an EFT. */
const longestExplanation = 60;

/**
 * The transfers of a run as a bank takes them: UTF-8 CSV with semicolons, a row a transfer, amounts with a comma and two
 * decimals. The reference is the transfer's id, by which the bank's answer is matched.
 */
export function bankFile(run: Pick<RunRow, 'number'>, transfers: readonly ListedTransfer[]): string {
  const rows = [
    ['Sıra', 'Alıcı adı', 'IBAN', 'Tutar', 'Para birimi', 'Açıklama', 'Referans'],
    ...transfers.map((transfer, i) => [
      String(i + 1),
      csvField(transfer.account_owner),
      transfer.iban,
      (transfer.amount / 100).toFixed(2).replace('.', ','),
      'TRY',
      csvField(`HAVAN ${run.number} ${transfer.account_owner}`.slice(0, longestExplanation)),
      transfer.id,
    ]),
  ];
  return `\uFEFF${rows.map((fields) => `${fields.join(';')}\r\n`).join('')}`;
}
