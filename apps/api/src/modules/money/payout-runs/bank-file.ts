import { csvField } from '@havan/domain/spreadsheet-text';

/** Longest description of an EFT that banks accept, in characters. */
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
 * Returns transfers in the form that banks accept: UTF-8 CSV with semicolons, one row for each transfer, amounts with a
 * comma and two decimals. The reference is the transfer's id, by which the bank's answer is matched.
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
