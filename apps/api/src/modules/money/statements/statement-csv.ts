import type { PayoutStatement } from '@havan/contract/money/payout-statements';
import { formatDate } from '@havan/domain/istanbul';
import {
  statementFigureLabels,
  statementFigures,
  statementLineLabels,
  sumOfFigures,
} from '@havan/domain/payout-statement';
import { csvField } from '@havan/domain/spreadsheet-text';

/** Returns `1234,50`, without a thousands separator, so that a Turkish spreadsheet reads a number. */
const decimal = (kurus: number): string => (kurus / 100).toFixed(2).replace('.', ',');

/** The byte order mark by which a spreadsheet recognises UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Returns a statement as CSV with semicolons and Turkish decimals: opening balance, a row a ledger entry,
 * sums, closing balance.
 */
export function statementCsv(statement: PayoutStatement): string {
  const { number, openingBalance, closingBalance } = statement;
  const { items } = statement.lines;
  const blank = statementFigures.map(() => '');
  const sums = sumOfFigures(items);
  const rows = [
    [
      'Belge no',
      'Defter kaydı',
      'Tarih',
      'İşlem',
      'Sipariş',
      'Karşı taraf',
      ...statementFigures.map((figure) => `${statementFigureLabels[figure]} (TL)`),
      'Net (TL)',
    ],
    [number, '', '', 'Açılış bakiyesi', '', '', ...blank, decimal(openingBalance)],
    ...items.map((line) => [
      number,
      String(line.entryId),
      formatDate(new Date(line.at)),
      statementLineLabels[line.kind],
      line.orderId === null ? '' : String(line.orderId),
      // The only text that users write; a negative amount is not a formula.
      csvField(line.otherName ?? ''),
      ...statementFigures.map((figure) => decimal(line[figure])),
      decimal(line.net),
    ]),
    [
      number,
      '',
      '',
      'Toplam',
      '',
      '',
      ...statementFigures.map((figure) => decimal(sums[figure])),
      decimal(closingBalance - openingBalance),
    ],
    [number, '', '', 'Kapanış bakiyesi', '', '', ...blank, decimal(closingBalance)],
  ];
  return byteOrderMark + rows.map((fields) => `${fields.join(';')}\r\n`).join('');
}
