import { carrierOf } from '@havan/domain/carrier';
import { remainingShares } from '@havan/domain/commission';
import { expiryLabel } from '@havan/domain/expiry';
import { orderStateNames } from '@havan/domain/order';
import type { ExportRow } from './order-export.sql.ts';
import type { OrderSide } from '../orders/orders.sql.ts';
import { csvOf, type ExportColumn, money, number, text, time } from '../../../core/documents/sheet.ts';

/** Returns the delivery address in one line: receiver, line, town and city. */
const shownAddress = ({ receiver, line, townName, cityName }: ExportRow['address']): string =>
  `${receiver}, ${line}, ${townName} / ${cityName}`;

/** Returns whether a row is a sale that is not paid: its seller may not see the buyer and the amounts yet. */
const isUnpaidSale = ({ state }: ExportRow, side: OrderSide): boolean =>
  side === 'sold' && state === 'preOrder';

/** Returns the shares of the part of the order that is not refunded, in kuruş. */
const sharesOf = (row: ExportRow) =>
  remainingShares({
    goodsTotal: row.goods_total,
    shippingFee: row.shipping_fee,
    commission: row.commission,
    campaignSubsidy: row.campaign_subsidy,
    refundedGoods: row.refunded_goods,
    refundedShipping: row.refunded_shipping,
  });

/** Amounts that only the seller sees. They are those of the whole order, so each of its rows repeats them. */
const sellerColumns: readonly ExportColumn<ExportRow>[] = [
  {
    title: 'Sipariş komisyonu, KDV dâhil (TL)',
    width: 30,
    cell: (row) => {
      const { commission, commissionVat } = sharesOf(row);
      return row.state === 'preOrder' ? text(null) : money(commission + commissionVat);
    },
  },
  {
    title: 'Sipariş net hakedişi (TL)',
    width: 23,
    cell: (row) => (row.state === 'preOrder' ? text(null) : money(sharesOf(row).payout - row.withheld)),
  },
];

/** Returns the columns of the file, a row a line of an order. */
export const exportColumns = (side: OrderSide): readonly ExportColumn<ExportRow>[] => [
  { title: 'Sipariş no', width: 11, cell: (row) => number(row.id) },
  { title: 'Tarih', width: 17, cell: (row) => time(row.created_at) },
  { title: 'Durum', width: 22, cell: (row) => text(orderStateNames[side][row.state]) },
  { title: side === 'sold' ? 'Alıcı' : 'Satıcı', width: 28, cell: (row) => text(row.other_name) },
  { title: 'İl', width: 14, cell: (row) => text(row.other_city) },
  {
    title: 'VKN / TCKN',
    width: 13,
    cell: (row) => text(isUnpaidSale(row, side) ? null : row.other_tax_number),
  },
  {
    title: 'Teslimat adresi',
    width: 44,
    cell: (row) => text(isUnpaidSale(row, side) ? null : shownAddress(row.address)),
  },
  { title: 'Barkod', width: 15, cell: (row) => text(row.barcode) },
  { title: 'Ürün', width: 40, cell: (row) => text(row.product_name) },
  { title: 'Miat', width: 11, cell: (row) => text(expiryLabel(row.expiration)) },
  { title: 'Adet', width: 7, cell: (row) => number(row.quantity) },
  { title: 'Geri giden adet', width: 14, cell: (row) => number(row.refunded_quantity) },
  { title: 'Birim fiyat (TL)', width: 15, cell: (row) => money(row.unit_price) },
  { title: 'KDV (%)', width: 8, cell: (row) => number(row.vat_rate) },
  { title: 'Tutar (TL)', width: 13, cell: (row) => money(row.line_total) },
  { title: 'Sipariş toplamı (TL)', width: 18, cell: (row) => money(row.total) },
  ...(side === 'sold' ? sellerColumns : []),
  { title: 'Kargo firması', width: 16, cell: (row) => text(carrierOf(row.carrier_id ?? 0)?.name ?? null) },
  { title: 'Takip no', width: 18, cell: (row) => text(row.follow_up_number) },
  { title: 'Fatura no', width: 18, cell: (row) => text(row.invoice_number) },
];

/** Returns rows as CSV, as a Turkish spreadsheet opens it. */
export const toCsv = (rows: readonly ExportRow[], side: OrderSide): string =>
  csvOf(exportColumns(side), rows);
