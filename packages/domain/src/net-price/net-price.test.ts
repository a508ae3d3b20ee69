import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parcelFee } from '../cart/cart.ts';
import { breakEvenPrice, freightShare, netPrice } from './net-price.ts';

const fee = 4990;

it.each([
  ['nothing while the buyer always pays', 10_000, { freeShippingFrom: null }, 0],
  ['a tenth of the fee in a cart of ten units', 10_000, { freeShippingFrom: 100_000 }, 499],
  ['the whole fee of a unit that reaches free shipping alone', 150_000, { freeShippingFrom: 100_000 }, 4990],
  [
    'half of the fee where the seller pays half and never all',
    50_000,
    { freeShippingFrom: null, shippingShare: { from: 50_000, percent: 50 } },
    2495,
  ],
  [
    'the dearer of both carts: half the fee over 200 TL takes more than all of it over 1.000 TL',
    10_000,
    { freeShippingFrom: 100_000, shippingShare: { from: 20_000, percent: 50 } },
    1248, // 4990 ÷ 2 × 100 ÷ 200 = 1247.5
  ],
] as const)('freight of %s', (_case, price, terms, freight) => {
  expect(freightShare(price, { shippingFee: fee, ...terms })).toBe(freight);
});

const kurus = (max: number) => fc.integer({ min: 1, max });

it('is never less than a unit pays in any cart of that product', () => {
  fc.assert(
    fc.property(
      kurus(200_000),
      fc.integer({ min: 1, max: 60 }),
      fc.option(kurus(150_000)),
      fc.option(fc.record({ from: kurus(150_000), percent: fc.integer({ min: 1, max: 99 }) })),
      (price, units, freeShippingFrom, shippingShare) => {
        const terms = { shippingFee: fee, freeShippingFrom, shippingShare };
        const paid = fee - parcelFee(price * units, terms);
        expect(freightShare(price, terms) + 1e-9).toBeGreaterThanOrEqual(paid / units);
      },
    ),
  );
});

it('splits a price into commission, freight and net', () => {
  const terms = { commissionBasisPoints: 800, shippingFee: fee, freeShippingFrom: 100_000 };
  expect(netPrice(10_000, terms)).toEqual({ commission: 800, freight: 499, net: 8701 });
});

it.each([
  [9000, 0, 0, 9000],
  [9000, 600, 0, 9600],
  [9000, 600, 800, 10_435], // 9600 ÷ 0.92 = 10434.8
  [0, 0, 800, 0],
])(
  'cost %d and freight %d at %d hundredths of a percent commission break even at %d',
  (cost, freight, points, price) => {
    expect(breakEvenPrice(cost, freight, points)).toBe(price);
  },
);
