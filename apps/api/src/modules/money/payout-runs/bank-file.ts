import { csvField } from '@havan/domain/spreadsheet-text';

/** Longest explanation that banks carry with an EFT. */
const longestExplanation = 60;

/** One transfer of a file; amounts in kuruş. */
export interface FileTransfer {
  readonly id: string;
  readonly account_owner: string;
  readonly iban: string;
  readonly amount: number;
  readonly explanation: string;
}

/**
 * Transfers as a bank takes them: UTF-8 CSV with semicolons, a row a transfer, amounts with a comma and two
 * decimals. The reference is the transfer's id, by which the bank's answer is matched.
 */
export function bankFile(transfers: readonly FileTransfer[]): string {
  const rows = [
    ['Sıra', 'Alıcı adı', 'IBAN', 'Tutar', 'Para birimi', 'Açıklama', 'Referans'],
    ...transfers.map((transfer, i) => [
      String(i + 1),
      csvField(transfer.account_owner),
      transfer.iban,
      (transfer.amount / 100).toFixed(2).replace('.', ','),
      'TRY',
      csvField(transfer.explanation.slice(0, longestExplanation)),
      transfer.id,
    ]),
  ];
  return `\uFEFF${rows.map((fields) => `${fields.join(';')}\r\n`).join('')}`;
}
