import { carrierOf } from '@havan/domain/carrier';
import { formatDate, formatTime } from '@havan/domain/istanbul';
import { orderStateLabels } from '@havan/domain/order';
import type { ExportRow } from './order-export.sql.ts';
import type { OrderSide } from './orders.sql.ts';

/** One cell, typed: a file format writes what it can of it. Money is kuruş. */
export type Cell =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'money'; readonly value: number }
  | { readonly kind: 'time'; readonly value: Date }
  | { readonly kind: 'empty' };

const text = (value: string | null): Cell => (value === null ? { kind: 'empty' } : { kind: 'text', value });
const number = (value: number): Cell => ({ kind: 'number', value });
const money = (value: number): Cell => ({ kind: 'money', value });
const time = (value: Date | null): Cell => (value === null ? { kind: 'empty' } : { kind: 'time', value });

/** An ISO day as every date is shown, like the other days of the file. */
const shownDay = (iso: string | null): string | null => iso?.split('-').toReversed().join('.') ?? null;

interface ExportColumn {
  readonly title: string;
  /** Characters. */
  readonly width: number;
  readonly cell: (row: ExportRow) => Cell;
}

/** The columns of the file, a row a line of an order. */
export const exportColumns = (side: OrderSide): readonly ExportColumn[] => [
  { title: 'Sipariş no', width: 11, cell: (row) => number(row.id) },
  { title: 'Tarih', width: 17, cell: (row) => time(row.created_at) },
  { title: 'Durum', width: 22, cell: (row) => text(orderStateLabels[row.state]) },
  { title: side === 'sold' ? 'Alıcı' : 'Satıcı', width: 28, cell: (row) => text(row.other_name) },
  { title: 'İl', width: 14, cell: (row) => text(row.other_city) },
  { title: 'Barkod', width: 15, cell: (row) => text(row.barcode) },
  { title: 'Ürün', width: 40, cell: (row) => text(row.product_name) },
  { title: 'Miat', width: 11, cell: (row) => text(shownDay(row.expiration)) },
  { title: 'Adet', width: 7, cell: (row) => number(row.quantity) },
  { title: 'Geri giden adet', width: 14, cell: (row) => number(row.refunded_quantity) },
  { title: 'Birim fiyat (TL)', width: 15, cell: (row) => money(row.unit_price) },
  { title: 'KDV (%)', width: 8, cell: (row) => number(row.vat_rate) },
  { title: 'Tutar (TL)', width: 13, cell: (row) => money(row.line_total) },
  { title: 'Sipariş toplamı (TL)', width: 18, cell: (row) => money(row.total) },
  { title: 'Kargo firması', width: 16, cell: (row) => text(carrierOf(row.carrier_id ?? 0)?.name ?? null) },
  { title: 'Takip no', width: 18, cell: (row) => text(row.follow_up_number) },
  { title: 'Fatura no', width: 18, cell: (row) => text(row.invoice_number) },
];

/** A spreadsheet runs what begins like this as a formula; an apostrophe makes it text again (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;

const csvField = (value: string): string => {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** `1234,50`: no thousands, so that a Turkish spreadsheet reads a number. */
const decimal = (kurus: number): string => (kurus / 100).toFixed(2).replace('.', ',');

function csvCell(cell: Cell): string {
  if (cell.kind === 'text') return csvField(cell.value);
  if (cell.kind === 'number') return String(cell.value);
  if (cell.kind === 'money') return decimal(cell.value);
  return cell.kind === 'time' ? `${formatDate(cell.value)} ${formatTime(cell.value)}` : '';
}

/** The byte order mark tells a spreadsheet that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Rows as CSV with semicolons and Turkish decimals, as a Turkish spreadsheet opens it. */
export function toCsv(rows: readonly ExportRow[], side: OrderSide): string {
  const columns = exportColumns(side);
  const lines = [
    columns.map(({ title }) => csvField(title)),
    ...rows.map((row) => columns.map(({ cell }) => csvCell(cell(row)))),
  ];
  return byteOrderMark + lines.map((fields) => `${fields.join(';')}\r\n`).join('');
}
