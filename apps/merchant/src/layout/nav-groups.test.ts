import { expect, it } from 'vitest';
import { groupOf, phonePlaces } from './nav-groups.ts';

const item = (id: string) => ({ id });

it('gives a phone the four places of the day, the scanner in the middle of five, and loses none', () => {
  const all = ['home', 'orders', 'listing-desk', 'listings', 'questions', 'wallet'].map(item);
  const { bar, rest } = phonePlaces(all);
  expect(bar.map(({ id }) => id)).toEqual(['home', 'orders', 'listing-desk', 'listings']);
  expect([...bar, ...rest]).toHaveLength(all.length);
});

it('leaves out of the bar what the company may not enter', () => {
  expect(phonePlaces(['home', 'orders', 'wallet'].map(item)).bar.map(({ id }) => id)).toEqual([
    'home',
    'orders',
  ]);
});

it('groups the places by the work that they are for', () => {
  expect(groupOf('wallet')).toBe(groupOf('transactions'));
  expect(groupOf('orders')).not.toBe(groupOf('listings'));
  expect(groupOf('home')).toBe('home');
});
