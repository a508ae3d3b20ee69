import { listingProblems } from '@havan/domain/listing-terms';
import { expect, it } from 'vitest';
import { demoSellers } from '../companies/companies.ts';
import { turkishCities } from '../companies/places.ts';
import { listingsOf } from './listings.ts';
import { demoProducts } from './products.ts';
import { quantityTermsOf } from './quantity-terms.ts';

const now = new Date('2026-11-21T06:00:00Z');
const sellers = demoSellers(40, turkishCities());
const listings = [...demoProducts(800)].flatMap((product, at) =>
  listingsOf(product, 12, sellers, at * 100 + 1, now),
);
const withTerms = listings.map((listing) => ({ ...listing, ...quantityTermsOf(listing) }));

it('a few offers are cheaper by quantity or bring free units, as their form would take them', () => {
  const cheaper = withTerms.filter(({ priceBreaks }) => priceBreaks.length > 0);
  const free = withTerms.filter(({ bonus }) => bonus !== null);
  expect(cheaper.length / listings.length).toBeGreaterThan(0.01);
  expect(cheaper.length / listings.length).toBeLessThan(0.06);
  expect(free.length).toBeGreaterThan(0);
  expect(free.length).toBeLessThan(cheaper.length);
  const problems = [...cheaper, ...free].flatMap((listing) =>
    listingProblems(listing, { reserved: 0, now }).filter(({ field }) =>
      ['priceBreaks', 'bonus'].includes(field),
    ),
  );
  expect(problems).toEqual([]);
});

it('the demo’s own sellers have both kinds', () => {
  const own = withTerms.filter(({ sellerId }) => sellerId <= 4);
  expect(own.some(({ priceBreaks }) => priceBreaks.length > 1)).toBe(true);
  expect(own.some(({ bonus }) => bonus !== null)).toBe(true);
});
