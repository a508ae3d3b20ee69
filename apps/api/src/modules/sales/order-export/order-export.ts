import { carrierOf } from '@havan/domain/carrier';
import { orderStateLabels } from '@havan/domain/order';
import type { ExportRow } from './order-export.sql.ts';
import type { OrderSide } from '../orders/orders.sql.ts';
import { csvOf, type ExportColumn, money, number, text, time } from './sheet.ts';

/** Returns an ISO day as every date is shown, like the other days of the file. */
const shownDay = (iso: string | null): string | null => iso?.split('-').toReversed().join('.') ?? null;

/** Returns the columns of the file, a row a line of an order. */
export const exportColumns = (side: OrderSide): readonly ExportColumn<ExportRow>[] => [
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

/** Returns rows as CSV, as a Turkish spreadsheet opens it. */
export const toCsv = (rows: readonly ExportRow[], side: OrderSide): string =>
  csvOf(exportColumns(side), rows);
