import { menuItems } from '@havan/app-shell/menu/menu-row';
import { areas, type Area } from '@havan/domain/access';
import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { menuRows } from './menu-rows.tsx';

const shownTo = (enterable: readonly Area[] | null, pathname = paths.home()) =>
  menuItems(menuRows, { pathname, may: (area) => enterable?.includes(area) ?? null, counts: { cases: 2 } });
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

it.each([
  [
    ['listings'],
    [
      'home',
      'listing-desk',
      'listings',
      'originality',
      'expiryRadar',
      'pricing',
      'specialDays',
      'questions',
      'support',
    ],
  ],
  [
    ['orders', 'wallet'],
    ['home', 'orders', 'cases', 'support', 'eInvoices', 'wallet'],
  ],
  [
    ['messages', 'transactions'],
    ['home', 'messages', 'support', 'transactions'],
  ],
  [[], ['home', 'support']],
] as const)('a company with the areas %j sees %j', (enterable, shown) => {
  expect(ids(shownTo(enterable))).toEqual(shown);
});

it('shows the places of orders before the rights of the company are known', () => {
  expect(ids(shownTo(null))).toEqual(['home', 'orders', 'cases', 'support', 'eInvoices']);
});

it('leads a seller without account movements to its payouts', () => {
  expect(ids(shownTo(['salesPanel']))).toEqual(['home', 'support', 'payouts', 'performance']);
  expect(ids(shownTo(['salesPanel', 'transactions']))).toEqual([
    'home',
    'support',
    'transactions',
    'performance',
  ]);
});

it('marks exactly one row as current at the address of each row', () => {
  for (const { id, href } of menuRows)
    expect([
      id,
      ids(
        shownTo(
          areas.filter((area) => id !== 'payouts' || area !== 'transactions'),
          href,
        ).filter(({ current }) => current),
      ),
    ]).toEqual([id, [id]]);
});

it('shows a figure beside its own row only', () => {
  expect(shownTo(areas).flatMap(({ id, count }) => (count ? [[id, count]] : []))).toEqual([['cases', 2]]);
});
