import type { ImportField } from '@havan/domain/import-field';
import { expiryLabel, noExpiryLabel } from '@havan/domain/expiry';
import { shownListingState, shownListingStateLabels } from '@havan/domain/listing';
import { formatBonus, typedPriceBreaks } from '@havan/domain/listing-terms';
import { formatAmount } from '@havan/domain/money';
import { csvField } from '@havan/domain/spreadsheet-text';
import { importFieldLabels } from '@havan/listing-import/column-titles';
import type { ExportedListing } from './export.sql.ts';

type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'money'; readonly value: number }
  | null;

interface FileColumn {
  readonly title: string;
  /** Width of the column in characters. */
  readonly width: number;
  readonly cell: (row: ExportedListing, now: Date) => Cell;
}

const text = (value: string): Cell => (value === '' ? null : { kind: 'text', value });
const number = (value: number | null): Cell => (value === null ? null : { kind: 'number', value });
const money = (value: number | null): Cell => (value === null ? null : { kind: 'money', value });

/** Returns `03/2028` for the end of a month, else `15.03.2028`; an import reads both as the same day. */
function expiryText(expiration: string | null): string {
  if (expiration === null) return noExpiryLabel;
  const [year = 0, month = 0, day = 0] = expiration.split('-').map(Number);
  const isLast = new Date(Date.UTC(year, month, 0)).getUTCDate() === day;
  return isLast ? expiryLabel(expiration) : expiration.split('-').toReversed().join('.');
}

/** The columns under the titles that an import recognises; each field has exactly one. */
const fields: readonly (readonly [ImportField, width: number, FileColumn['cell']])[] = [
  ['barcode', 15, ({ barcode }) => text(barcode)],
  ['name', 44, ({ product_name }) => text(product_name)],
  ['expiration', 12, ({ expiration }) => text(expiryText(expiration))],
  ['stock', 8, ({ stock }) => number(stock)],
  ['price', 11, ({ price }) => money(price)],
  ['psf', 11, ({ psf }) => money(psf)],
  ['cost', 11, ({ cost }) => money(cost)],
  ['minQuantity', 8, ({ min_quantity }) => number(min_quantity)],
  ['maxQuantity', 8, ({ max_quantity }) => number(max_quantity)],
  ['packSize', 8, ({ pack_size }) => number(pack_size)],
  ['priceBreaks', 22, ({ price_breaks }) => text(typedPriceBreaks(price_breaks))],
  ['bonus', 11, ({ bonus }) => text(bonus ? formatBonus(bonus) : '')],
  ['shelf', 10, ({ shelf }) => text(shelf)],
  ['lot', 14, ({ lot }) => text(lot)],
];

const columns: readonly FileColumn[] = [
  ...fields.map(([field, width, cell]) => ({ title: importFieldLabels[field], width, cell })),
  {
    title: 'Durum',
    width: 14,
    cell: ({ state, available, expiration }, now) =>
      text(shownListingStateLabels[shownListingState({ state, stock: available, expiration }, now)]),
  },
];

const line = (cells: readonly string[]): string => `${cells.map(csvField).join(';')}\r\n`;

const plain = (cell: Cell): string => {
  if (cell === null) return '';
  if (cell.kind === 'money') return formatAmount(cell.value).replaceAll('.', '');
  return String(cell.value);
};

/**
 * Returns listings as lines of CSV for a Turkish spreadsheet, as they come: a shop of any size is held a page
 * at a time.
 */
export async function* csvOf(
  pages: AsyncIterable<readonly ExportedListing[]>,
  now: Date,
): AsyncGenerator<string> {
  yield `\uFEFF${line(columns.map(({ title }) => title))}`;
  for await (const page of pages)
    yield page.map((row) => line(columns.map(({ cell }) => plain(cell(row, now))))).join('');
}

/**
 * Returns listings as a workbook whose cells have types: a text is never a formula, an amount is a number.
 */
export async function workbookOf(rows: readonly ExportedListing[], now: Date): Promise<Buffer> {
  // Rarely needed and not small: loaded with the first export.
  const { default: writeWorkbook } = await import('write-excel-file/node');
  const head = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const body = rows.map((row) => columns.map(({ cell }) => typed(cell(row, now))));
  return writeWorkbook([head, ...body], {
    sheet: 'İlanlar',
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function typed(cell: Cell) {
  if (cell === null) return null;
  if (cell.kind === 'text') return { value: cell.value, type: String };
  if (cell.kind === 'number') return { value: cell.value, type: Number };
  return { value: cell.value / 100, type: Number, format: '#,##0.00' };
}
