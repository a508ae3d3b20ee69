import { describe, expect, it } from 'vitest';
import {
  comparablePrice,
  expectedDailyUnits,
  expiryWorth,
  type PriceMarket,
  quantile,
  unitsSold,
  usualPrice,
} from './price-market.ts';

const market: PriceMarket = {
  monthsLeft: null,
  stock: 10,
  rivals: [],
  sales: [],
  ownUnits: 0,
  categoryUnits: null,
  season: 1,
  psf: null,
  floor: null,
};

it.each([
  [null, 1],
  [36, 1],
  [24, 1],
  [18, 0.985],
  [12, 0.97],
  [10, 0.945],
  [8, 0.92],
  [3, 0.7],
  [1.5, 0.6],
  [0, 0.5],
  [-2, 0.5],
])('with %s months left a unit has %d of its value', (monthsLeft, worth) => {
  expect(expiryWorth(monthsLeft)).toBeCloseTo(worth, 10);
});

it('makes prices of other expiries comparable', () => {
  expect(comparablePrice({ price: 10_000, monthsLeft: 24 }, 8)).toBeCloseTo(9200, 6);
  expect(comparablePrice({ price: 9200, monthsLeft: 8 }, null)).toBeCloseTo(10_000, 6);
  expect(comparablePrice({ price: 5000, monthsLeft: -3 }, 24)).toBeCloseTo(10_000, 6);
});

it('uses sales, then offers, then PSF for the usual price', () => {
  const sales = [{ price: 100, monthsLeft: null, units: 3 }];
  const rivals = [{ price: 200, monthsLeft: null }];
  expect(usualPrice({ ...market, sales, rivals, psf: 300 })).toBe(100);
  expect(usualPrice({ ...market, rivals, psf: 300 })).toBe(200);
  expect(usualPrice({ ...market, psf: 300, monthsLeft: 8 })).toBe(276);
  expect(usualPrice(market)).toBeNull();
  expect(unitsSold({ ...market, sales })).toBe(3);
});

it('returns quantiles', () => {
  expect([0, 0.5, 0.75, 1].map((share) => quantile([4, 1, 3, 2], share))).toEqual([1, 3, 4, 4]);
  expect(quantile([], 0.5)).toBe(0);
});

describe('the units of a day', () => {
  const sold = { sales: [{ price: 1000, monthsLeft: null, units: 30 }], ownUnits: 30 };
  it('are two thirds of the rate for the only seller at the usual price', () => {
    expect(expectedDailyUnits({ ...market, ...sold }, 1000)).toBeCloseTo(2 / 3, 10);
  });

  it('are fewer with a competitor, and in proportion to the season', () => {
    const beside = { ...market, ...sold, rivals: [{ price: 1000, monthsLeft: null }] };
    // The own sales are about twice the share of a seller, 31 against 16, and the offer gets 1 of 2.5 choices.
    expect(expectedDailyUnits(beside, 1000)).toBeCloseTo((31 / 16) * 0.4, 10);
    expect(expectedDailyUnits({ ...beside, season: 0.5 }, 1000)).toBeCloseTo((31 / 16) * 0.2, 10);
  });

  it('are unknown without any rate, and the rate itself without a known price', () => {
    expect(expectedDailyUnits(market, 1000)).toBeNull();
    expect(expectedDailyUnits({ ...market, categoryUnits: 0 }, 1000)).toBeNull();
    expect(expectedDailyUnits({ ...market, categoryUnits: 60 }, 1000)).toBe(2);
  });
});
