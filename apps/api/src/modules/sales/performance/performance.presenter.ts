import type { PerformanceFigures } from '@havan/contract/sales/performance';
import type { OrderSide } from '../orders/orders.sql.ts';
import type { FiguresRow } from './performance.sql.ts';

/**
 * Returns figures in their wire form: a margin for sales, savings for purchases, each only where it can be
 * computed.
 */
export function presentFigures(
  row: FiguresRow,
  side: OrderSide,
  saving: { readonly amount: number; readonly payments: number },
): PerformanceFigures {
  const isSale = side === 'sold';
  return {
    turnover: row.turnover,
    orders: row.orders,
    units: row.units,
    refunded: row.refunded,
    cancelled: { orders: row.cancelled_orders, amount: row.cancelled_amount },
    returned: { orders: row.returned_orders, units: row.returned_units, amount: row.returned_amount },
    short: { orders: row.short_orders, units: row.short_units },
    late: row.late,
    margin: isSale && row.margin_of > 0 ? { amount: row.margin, of: row.margin_of } : null,
    psfSaving: !isSale && row.psf_of > 0 ? { amount: row.psf_saving, of: row.psf_of } : null,
    sellerSaving: !isSale && saving.payments > 0 ? saving : null,
  };
}
