import { expect, test } from 'vitest';
import { sumOf, withCount, withoutLines } from './cart-preview.ts';
import { cartOf, group, line } from './testing.ts';

const basket = () =>
  cartOf([
    group(1, [line({ listingId: 1 }), line({ listingId: 2, unitPrice: 5000 })]),
    group(2, [line({ listingId: 3 })]),
  ]);

test('a new count moves the line, its seller and the whole basket', () => {
  const next = withCount(basket(), 1, 5);
  expect(next.groups[0]?.lines[0]).toMatchObject({ count: 5, lineTotal: 50_000 });
  expect(next.groups[0]).toMatchObject({ goodsTotal: 60_000, total: 68_990, missingForFreeShipping: 40_000 });
  expect(next).toMatchObject({ goodsTotal: 80_000, shippingTotal: 17_980, total: 97_980 });
});

test('reaching the limit of a seller makes the shipping free', () => {
  const next = withCount(basket(), 1, 9);
  expect(next.groups[0]).toMatchObject({ goodsTotal: 100_000, shippingFee: 0, missingForFreeShipping: null });
});

test('falling below the limit again costs the shipping again, and a carrier keeps its surcharge', () => {
  const carriers = [{ carrierId: 7, name: 'Ufuk Hava Kargo', surcharge: 2900 }];
  const before = cartOf([group(1, [line({ listingId: 1, count: 10 })], { carriers, carrierId: 7 })]);
  expect(withCount(before, 1, 11).groups[0]).toMatchObject({ shippingFee: 2900, total: 112_900 });
  expect(withCount(withCount(before, 1, 11), 1, 2).groups[0]).toMatchObject({ shippingFee: 11_890 });
});

test('the other seller is left as it was', () => {
  const before = basket();
  expect(withCount(before, 1, 5).groups[1]).toBe(before.groups[1]);
});

test('the last line of a seller takes the seller along', () => {
  const next = withoutLines(basket(), [3]);
  expect(next.groups).toHaveLength(1);
  expect(next).toMatchObject({ goodsTotal: 30_000, itemCount: 2 });
});

test('unavailable lines are part of no sum', () => {
  const sum = sumOf([group(1, [line(), line({ listingId: 2, canBuy: false, notices: ['soldOut'] })])]);
  expect(sum).toMatchObject({ goodsTotal: 20_000, psfTotal: 40_000 });
});
