import { orderAccountText } from '@havan/domain/order-account';
import { type ExportColumn, money, number, text, time } from '../../../core/documents/sheet.ts';
import type { StatementLine } from '../wallet/statement.service.ts';

type Side = StatementLine['type'];

interface AmountColumn {
  readonly title: string;
  /** Characters. */
  readonly width: number;
  /** Kuruş; amounts that leave the company are negative, as on the page. */
  readonly of: (line: StatementLine) => number;
}

/** A row of the file: an order with its amounts, or the last row with the sums. */
export interface StatementFileRow {
  readonly line: StatementLine | null;
  /** Kuruş, in the order of `amountColumns`. */
  readonly amounts: readonly number[];
}

const amountColumns = (side: Side): readonly AmountColumn[] => [
  { title: 'Sipariş tutarı (TL)', width: 17, of: ({ total }) => total },
  { title: 'İade (TL)', width: 13, of: ({ refunded }) => 0 - refunded },
  ...(side === 'sold'
    ? [
        { title: 'Komisyon (TL)', width: 14, of: ({ commission }: StatementLine) => 0 - commission },
        {
          title: 'Komisyon KDV (TL)',
          width: 17,
          of: ({ commissionVat }: StatementLine) => 0 - commissionVat,
        },
        { title: 'Kargo (TL)', width: 13, of: ({ shipping }: StatementLine) => 0 - shipping },
        { title: 'Stopaj (TL)', width: 13, of: ({ withheld }: StatementLine) => 0 - (withheld ?? 0) },
      ]
    : []),
  { title: side === 'sold' ? 'Hakediş (TL)' : 'Net ödeme (TL)', width: 15, of: ({ net }) => net },
];

/** Returns the columns of the exported account, one row for each order; the same as on the page. */
export const statementColumns = (side: Side): readonly ExportColumn<StatementFileRow>[] => [
  { title: 'Sipariş no', width: 11, cell: ({ line }) => (line ? number(line.orderId) : text('Toplam')) },
  { title: 'Sipariş tarihi', width: 17, cell: ({ line }) => time(line && new Date(line.createdAt)) },
  {
    title: side === 'sold' ? 'Alıcı' : 'Satıcı',
    width: 30,
    cell: ({ line }) => text(line && line.otherName),
  },
  ...amountColumns(side).map(({ title, width }, i) => ({
    title,
    width,
    cell: ({ amounts }: StatementFileRow) => money(amounts[i] ?? 0),
  })),
  { title: 'Durum', width: 26, cell: ({ line }) => text(line && orderAccountText(line)) },
];

/** Yields the rows of each page of lines, and after the last one a row of sums; nothing for an empty account. */
export async function* withSums(
  side: Side,
  pages: AsyncIterable<readonly StatementLine[]>,
): AsyncGenerator<readonly StatementFileRow[]> {
  const columns = amountColumns(side);
  const sums = columns.map(() => 0);
  let hasLines = false;
  for await (const lines of pages) {
    const rows = lines.map((line) => ({ line, amounts: columns.map(({ of }) => of(line)) }));
    for (const { amounts } of rows) {
      hasLines = true;
      for (const [i, amount] of amounts.entries()) sums[i] = (sums[i] ?? 0) + amount;
    }
    yield rows;
  }
  if (hasLines) yield [{ line: null, amounts: sums }];
}
