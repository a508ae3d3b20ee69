import { expect, it } from 'vitest';
import { demoSellers } from '../companies/companies.ts';
import { turkishCities } from '../companies/places.ts';
import { demoProducts } from '../listings/products.ts';
import { offersOf } from '../load/load-listings.ts';
import { demoRisks } from './risks.ts';

const now = new Date('2026-11-21T09:00:00Z');
const sellers = demoSellers(40, turkishCities());
const { marks, checks, reported } = demoRisks(
  offersOf({ products: [...demoProducts(1200)], sellers, count: 10_000, now }),
  now,
);

it('marks a product and a brand, and leaves the merchant one invoice of each state', () => {
  expect(marks.map(({ cause }) => cause)).toEqual(['operator', 'brand']);
  const own = checks.filter(({ listing }) => listing.sellerId === 4).map(({ state }) => state);
  for (const state of ['missing', 'submitted', 'rejected'] as const) expect(own).toContain(state);
});

it('suspends no listing that a buyer could have in a cart', () => {
  const overdue = checks.filter(
    ({ state, dueAt }) => (state === 'missing' || state === 'rejected') && dueAt <= now,
  );
  expect(overdue.map(({ listing }) => listing.state)).toEqual(['passive']);
});

it('asks for each listing once, and reports what is on sale', () => {
  const ids = checks.map(({ listing }) => listing.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(reported.every(({ state, stock }) => state === 'active' && stock > 0)).toBe(true);
});
