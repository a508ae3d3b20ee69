import * as fc from 'fast-check';
import type { PriceMarket } from '../price-market/price-market.ts';

const months = fc.option(fc.double({ min: 0, max: 40, noNaN: true }));
const price = fc.integer({ min: 1, max: 500_000 });

/** Generates markets of every size: empty and crowded ones, without a PSF, and without a lowest price. */
export const anyMarket = (): fc.Arbitrary<PriceMarket> =>
  fc.record({
    monthsLeft: months,
    stock: fc.integer({ min: 1, max: 99_999 }),
    rivals: fc.array(fc.record({ price, monthsLeft: months }), { maxLength: 8 }),
    sales: fc.array(fc.record({ price, monthsLeft: months, units: fc.integer({ min: 1, max: 500 }) }), {
      maxLength: 8,
    }),
    ownUnits: fc.nat(500),
    categoryUnits: fc.option(fc.nat(500)),
    season: fc.double({ min: 0.2, max: 3, noNaN: true }),
    psf: fc.option(price),
    floor: fc.option(price),
  });
