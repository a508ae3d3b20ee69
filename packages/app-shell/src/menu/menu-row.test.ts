import { expect, it } from 'vitest';
import { menuItems, type MenuRow } from './menu-row.ts';

const rows: readonly MenuRow<'orders' | 'wallet', 'waiting'>[] = [
  { id: 'home', label: 'Özet', href: '/', isCurrent: (pathname) => pathname === '/' },
  {
    id: 'orders',
    label: 'Siparişler',
    href: '/orders',
    right: 'orders',
    isShownEarly: true,
    counter: 'waiting',
  },
  { id: 'wallet', label: 'Cüzdan', href: '/wallet', right: 'wallet' },
];
const shown = (may: (right: 'orders' | 'wallet') => boolean | null, pathname = '/', waiting = 0) =>
  menuItems(rows, { pathname, may, counts: { waiting } });
const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

it('leaves out the rows that a user has no right to', () => {
  expect(ids(shown((right) => right === 'wallet'))).toEqual(['home', 'wallet']);
  expect(ids(shown(() => false))).toEqual(['home']);
});

it('shows only the early rows while the rights are unknown', () => {
  expect(ids(shown(() => null))).toEqual(['home', 'orders']);
});

it.each([
  ['/', 'home'],
  ['/orders', 'orders'],
  ['/orders/7', 'orders'],
  ['/ordersheet', undefined],
])('%s is in the place %s', (pathname, id) => {
  expect(shown(() => true, pathname).find(({ current }) => current)?.id).toBe(id);
});

it('shows a figure only above zero', () => {
  const countOf = (waiting: number) => shown(() => true, '/', waiting).map(({ count }) => count);
  expect(countOf(3)).toEqual([undefined, 3, undefined]);
  expect(countOf(0)).toEqual([undefined, undefined, undefined]);
});
