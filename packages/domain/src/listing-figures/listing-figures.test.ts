import { expect, test } from 'vitest';
import { daysOfStock, psfMargin } from './listing-figures.ts';

test.each([
  [5820, 10_000, 418],
  [10_000, 10_000, 0],
  [11_000, 10_000, -100],
  [100, null, null],
  [100, 0, null],
])('a price of %i at a PSF of %s leaves %s', (price, psf, margin) => {
  expect(psfMargin(price, psf)).toBe(margin);
});

test.each([
  [46, 37, 37],
  [0, 5, 0],
  [12, 0, null],
])('%i units at %i a month last %s days', (stock, sold, days) => {
  expect(daysOfStock(stock, sold)).toBe(days);
});
