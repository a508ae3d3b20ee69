import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatPoints, pointsEarnedBy, pointsReturned } from './points.ts';

const order = {
  goodsTotal: 100_00,
  shippingFee: 50_00,
  refundedGoods: 0,
  refundedShipping: 0,
  pointsAmount: 0,
};

// @spec §1 points

it.each([
  ['a point for each lira of goods', {}, 100],
  ['the lira must be whole', { goodsTotal: 99_99 }, 99],
  ['nothing for what came back', { refundedGoods: 40_00 }, 60],
  ['nothing for what points paid', { pointsAmount: 30_00 }, 70],
  ['nothing below nothing', { pointsAmount: 150_00 }, 0],
  ['nothing for an order that came back whole', { refundedGoods: 100_00, refundedShipping: 50_00 }, 0],
])('gives for %s', (_name, changes, points) => {
  expect(pointsEarnedBy({ ...order, ...changes })).toBe(points);
});

it('returns points by the refunded share, all of them with the last kuruş', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900_000 }),
      fc.integer({ min: 0, max: 9_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (goodsTotal, shippingFee, paid, back) => {
        const pointsAmount = Math.floor((goodsTotal + shippingFee) * paid);
        const refundedGoods = Math.floor(goodsTotal * back);
        const some = { goodsTotal, shippingFee, refundedGoods, refundedShipping: 0, pointsAmount };
        expect(pointsReturned(some)).toBeGreaterThanOrEqual(0);
        expect(pointsReturned(some)).toBeLessThanOrEqual(pointsAmount);
        const whole = { ...some, refundedGoods: goodsTotal, refundedShipping: shippingFee };
        expect(pointsReturned(whole)).toBe(pointsAmount);
      },
    ),
  );
});

it('formats points with thousands separators', () => {
  expect(formatPoints(1250)).toBe('1.250 puan');
  expect(formatPoints(7)).toBe('7 puan');
});
