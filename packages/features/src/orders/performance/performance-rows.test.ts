import type { PerformanceFigures } from '@havan/contract/sales/performance';
import { expect, it } from 'vitest';
import { changeText } from './change-text.ts';
import { orderNarrowingOf, readOrderFilter } from '../order-filters.ts';
import { openedByGroup, openedByMeasure, openedByScorePart } from './opened-orders.ts';
import { partsAsText } from './report/parts-as-text.ts';
import { measureRows } from './performance-rows.ts';

const measures: PerformanceFigures = {
  turnover: 100_000,
  orders: 4,
  units: 30,
  refunded: 0,
  cancelled: { orders: 1, amount: 5000 },
  returned: { orders: 0, units: 0, amount: 0 },
  short: { orders: 2, units: 3 },
  late: 1,
  margin: { amount: 12_000, of: 50_000 },
  psfSaving: null,
  sellerSaving: null,
};
const period = { from: '2026-11-01', to: '2026-11-23' };

it('shows a sale with its margin and a purchase with its savings, each only where it is known', () => {
  const ids = (side: 'sold' | 'purchased', changes: Partial<PerformanceFigures>) =>
    measureRows(side, { ...measures, ...changes }, measures).map(({ id }) => id);
  expect(ids('sold', {})).toContain('margin');
  expect(ids('sold', { margin: null })).not.toContain('margin');
  const saved = { margin: null, psfSaving: { amount: 1, of: 2 }, sellerSaving: { amount: -5, payments: 3 } };
  expect(ids('purchased', saved)).toEqual(expect.arrayContaining(['psf', 'seller']));
  const margin = measureRows('sold', measures, measures).find(({ id }) => id === 'margin');
  expect(margin?.note).toContain('%50');
});

it('the cart is the turnover of an order, and nothing without orders', () => {
  const cartOf = (changes: Partial<PerformanceFigures>) =>
    measureRows('sold', { ...measures, ...changes }, measures).find(({ id }) => id === 'cart')?.now;
  expect(cartOf({})).toMatch(/^250,00/);
  expect(cartOf({ orders: 0, turnover: 0 })).toMatch(/^0,00/);
});

it('a figure opens the orders that it counts, within its period', () => {
  expect(openedByMeasure({ slug: 'paid' }, period)).toEqual(['paid', '?from=2026-11-01&to=2026-11-23']);
  expect(openedByMeasure({ fact: 'late' }, period)[1]).toContain('counted=fact%3Alate');
  const filter = readOrderFilter(undefined, new URLSearchParams(openedByScorePart('supply')));
  expect(orderNarrowingOf(filter, 'sold')).toEqual({ type: 'sold', scorePart: 'supply' });
  expect(openedByGroup('company', { id: 7, name: 'Moda' }, period)[1]).toContain('other=7');
  expect(openedByGroup('brand', { id: 7, name: 'Derma' }, period)[1]).toContain(
    'counted=brand%3A7&label=Derma',
  );
});

it.each([
  [null, true, '–', 'soft'],
  [0, true, 'değişmedi', 'soft'],
  [129, true, '+%12,9', 'positive'],
  [129, false, '+%12,9', 'critical'],
  [-50, true, '−%5,0', 'critical'],
] as const)('a change of %s, good: %s, reads %s', (tenths, isGood, text, tone) => {
  expect(changeText(tenths, isGood)).toEqual({ text, tone });
});

it('is copied as rows with tabs', () => {
  const parts = [{ day: '2026-11-01', turnover: 123_450, orders: 2, units: 5, before: null }];
  expect(partsAsText('sold', 'day', parts).split('\n')[1]).toBe('01.11.2026\t1234,50\t2\t5\t');
});
