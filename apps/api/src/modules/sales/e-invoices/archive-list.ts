import { formatDate } from '@havan/domain/istanbul';
import { csvField } from '@havan/domain/spreadsheet-text';
import { eInvoiceStateLabels } from '@havan/domain/e-invoice';
import type { EInvoiceRow } from './e-invoices.sql.ts';

/** Returns `1234,50`, without a thousands separator, so that a Turkish spreadsheet reads a number. */
const decimal = (kurus: number): string => (kurus / 100).toFixed(2).replace('.', ',');

const head = [
  'Fatura no.',
  'Tarih',
  'ETTN',
  'Tür',
  'Sipariş',
  'Alıcı',
  'VKN/TCKN',
  'Matrah',
  'KDV %1',
  'KDV %10',
  'KDV %20',
  'Toplam',
  'Durum',
];

/**
 * Returns the invoices of a month as a list for the accountant: CSV with semicolons, the last row the sums of
 * what was not cancelled.
 */
export function archiveList(rows: readonly EInvoiceRow[]): string {
  const counted = rows.filter(({ state }) => state !== 'cancelled');
  const sum = (of: 'net' | 'vat_1' | 'vat_10' | 'vat_20' | 'total'): string =>
    decimal(counted.reduce((all, row) => all + row[of], 0));
  const table = [
    head,
    ...rows.map((row) => [
      row.number ?? '',
      row.issued_at ? formatDate(row.issued_at) : '',
      row.ettn,
      row.kind === 'return' ? 'İade' : 'Satış',
      String(row.order_id),
      row.recipient_name,
      row.recipient_tax_number,
      ...[row.net, row.vat_1, row.vat_10, row.vat_20, row.total].map(decimal),
      eInvoiceStateLabels[row.state],
    ]),
    [
      `Toplam, ${counted.length} fatura`,
      '',
      '',
      '',
      '',
      '',
      '',
      sum('net'),
      sum('vat_1'),
      sum('vat_10'),
      sum('vat_20'),
      sum('total'),
      '',
    ],
  ];
  return `\uFEFF${table.map((row) => row.map(csvField).join(';')).join('\r\n')}\r\n`;
}
