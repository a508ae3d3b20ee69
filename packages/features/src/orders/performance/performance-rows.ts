import type { PerformanceFigures } from '@havan/contract/sales/performance';
import { formatCount } from '@havan/domain/count';
import { formatMoney } from '@havan/domain/money';
import type { OrderFact } from '@havan/domain/order-fact';
import { changeSince } from '@havan/domain/period';
import { type OrderSide, paidSlug } from '../order-filters.ts';
import { measureTexts as texts } from './performance-texts.ts';

/** One row of the comparison, with the orders that it counts. */
export interface MeasureRow {
  readonly id: string;
  readonly label: string;
  readonly note: string | null;
  readonly now: string;
  readonly before: string;
  /** Tenths of a percent; null where there was nothing to compare with. */
  readonly change: number | null;
  /** Whether a higher figure is better. */
  readonly isGood: boolean;
  /** The list that shows the orders; null where the figure is not about orders. */
  readonly opens: { readonly slug?: string; readonly fact?: OrderFact } | null;
}

const share = (part: number, whole: number): string =>
  `%${whole === 0 ? 0 : Math.round((part * 100) / whole)}`;

const perOrder = ({ turnover, orders }: PerformanceFigures): number =>
  orders === 0 ? 0 : Math.round(turnover / orders);

/** Returns the rows of the comparison of a period with the one before. */
export function measureRows(
  side: OrderSide,
  now: PerformanceFigures,
  before: PerformanceFigures,
): MeasureRow[] {
  const row = (
    id: string,
    label: string,
    pick: (measures: PerformanceFigures) => number,
    format: (value: number) => string,
    { isGood = true, opens = null, note = null }: Partial<Pick<MeasureRow, 'isGood' | 'opens' | 'note'>> = {},
  ): MeasureRow => ({
    id,
    label,
    note,
    now: format(pick(now)),
    before: format(pick(before)),
    change: changeSince(pick(now), pick(before)),
    isGood,
    opens,
  });
  const paid = { slug: paidSlug };
  const { margin, psfSaving, sellerSaving } = now;
  const orderCount = (value: number): string => texts.ordersOf(formatCount(value));
  return [
    row('turnover', texts.turnover[side], ({ turnover }) => turnover, formatMoney, { opens: paid }),
    row('orders', texts.orders[side], ({ orders }) => orders, formatCount, { opens: paid }),
    row('units', texts.units[side], ({ units }) => units, formatCount, { opens: paid }),
    row('cart', texts.cart, perOrder, formatMoney),
    ...(margin
      ? [
          row('margin', texts.margin, (one) => one.margin?.amount ?? 0, formatMoney, {
            note: texts.marginNote(share(margin.of, now.turnover)),
          }),
        ]
      : []),
    ...(psfSaving
      ? [
          row('psf', texts.psfSaving, (one) => one.psfSaving?.amount ?? 0, formatMoney, {
            note: texts.psfSavingNote(share(psfSaving.of, now.turnover)),
          }),
        ]
      : []),
    ...(sellerSaving
      ? [
          row('seller', texts.sellerSaving, (one) => one.sellerSaving?.amount ?? 0, formatMoney, {
            note: texts.sellerSavingNote(formatCount(sellerSaving.payments)),
          }),
        ]
      : []),
    row('cancelled', texts.cancelled, ({ cancelled }) => cancelled.orders, orderCount, {
      isGood: false,
      opens: { slug: 'cancelled' },
      note: now.cancelled.amount > 0 ? formatMoney(now.cancelled.amount) : null,
    }),
    row('returned', texts.returned, ({ returned }) => returned.orders, orderCount, {
      isGood: false,
      opens: { fact: 'returned' },
      note: now.returned.amount > 0 ? formatMoney(now.returned.amount) : null,
    }),
    row('short', texts.short, ({ short }) => short.orders, orderCount, {
      isGood: false,
      opens: { fact: 'short' },
    }),
    row('late', texts.late, ({ late }) => late, orderCount, { isGood: false, opens: { fact: 'late' } }),
  ];
}
