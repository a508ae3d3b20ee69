import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { commissionOf, orderShares } from './commission.ts';

it('is a share of the goods, rounded half away from zero', () => {
  expect(commissionOf(10_000, 600)).toBe(600);
  expect(commissionOf(125, 600)).toBe(8);
  expect(commissionOf(124, 600)).toBe(7);
  expect(commissionOf(99_999, 0)).toBe(0);
});

it('splits its own VAT of 20 percent out of the gross fee', () => {
  expect(orderShares(10_000, 6_000, 600)).toEqual({
    payout: 9_400,
    commission: 500,
    commissionVat: 100,
    shipping: 6_000,
  });
});

it('never loses a kuruş', () => {
  const kurus = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(kurus, kurus, fc.integer({ min: 0, max: 10_000 }), (goods, shipping, basisPoints) => {
      const shares = orderShares(goods, shipping, commissionOf(goods, basisPoints));
      const sum = shares.payout + shares.commission + shares.commissionVat + shares.shipping;
      expect(sum).toBe(goods + shipping);
      expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0);
    }),
  );
});
