import { formatDate, formatTime } from '@havan/domain/istanbul';
import { csvField } from '@havan/domain/spreadsheet-text';

/** The media types of the files. */
export const exportKinds = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A typed cell; each file format writes it as well as it can. Money is kuruş. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'money'; readonly value: number }
  | { readonly kind: 'time'; readonly value: Date }
  | { readonly kind: 'empty' };

export const text = (value: string | null): Cell =>
  value === null ? { kind: 'empty' } : { kind: 'text', value };
export const number = (value: number): Cell => ({ kind: 'number', value });
export const money = (value: number): Cell => ({ kind: 'money', value });
export const time = (value: Date | null): Cell =>
  value === null ? { kind: 'empty' } : { kind: 'time', value };

/** A column of a file, whose cells are made of rows. */
export interface ExportColumn<Row> {
  readonly title: string;
  /** Width in characters. */
  readonly width: number;
  readonly cell: (row: Row) => Cell;
}

/** Returns `1234,50`, without a thousands separator, so that a Turkish spreadsheet reads a number. */
const decimal = (kurus: number): string => (kurus / 100).toFixed(2).replace('.', ',');

function csvCell(cell: Cell): string {
  if (cell.kind === 'text') return csvField(cell.value);
  if (cell.kind === 'number') return String(cell.value);
  if (cell.kind === 'money') return decimal(cell.value);
  return cell.kind === 'time' ? `${formatDate(cell.value)} ${formatTime(cell.value)}` : '';
}

/** The byte order mark by which a spreadsheet recognises UTF-8. */
const byteOrderMark = '\uFEFF';

const line = (fields: readonly string[]): string => `${fields.join(';')}\r\n`;

const headOf = (columns: readonly { readonly title: string }[]): string =>
  byteOrderMark + line(columns.map(({ title }) => csvField(title)));

const bodyOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => line(columns.map(({ cell }) => csvCell(cell(row))))).join('');

/** Returns rows as CSV with semicolons and Turkish decimals, as a Turkish spreadsheet opens it. */
export const csvOf = <Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string =>
  headOf(columns) + bodyOf(columns, rows);

/** Yields the text of `csvOf` in pieces, so that only one page of a list is in memory. */
export async function* csvPages<Row>(
  columns: readonly ExportColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield headOf(columns);
  for await (const rows of pages) yield bodyOf(columns, rows);
}
