import { expect, test } from 'vitest';
import {
  buyableGroups,
  changedLineIds,
  countOfWholeSellers,
  obstacleOf,
  payableGroups,
  waitingLines,
} from './cart-state.ts';
import { cartOf, group, line } from './testing.ts';

const soldOut = line({ listingId: 9, canBuy: false, notices: ['soldOut'] });

test('an unticked seller and one with nothing to buy are not paid', () => {
  const basket = cartOf([group(1, [line()]), group(2, [line()]), group(3, [soldOut])]);
  expect(payableGroups(basket, [2]).map(({ seller }) => seller.sellerId)).toEqual([1]);
});

test('a changed line waits to be accepted, a sold-out one does not', () => {
  const groups = [group(1, [line({ listingId: 4, notices: ['priceUp'] }), soldOut])];
  expect(changedLineIds(groups)).toEqual([4]);
  expect(obstacleOf(groups)).toBe('blockedByChange');
});

test('below the minimum of a seller nothing is paid', () => {
  expect(obstacleOf([group(1, [line()], { missingForMinBasket: 100 })])).toBe('blockedByMinimum');
});

test('nothing ticked is said, a whole cart may be paid', () => {
  expect(obstacleOf([])).toBe('nothingChosen');
  expect(obstacleOf([group(1, [line(), soldOut])])).toBeNull();
});

test('unavailable lines wait beside the cart and are not lost', () => {
  const whole = group(3, [line({ listingId: 5 })]);
  const basket = cartOf([group(1, [line({ listingId: 4 }), soldOut]), group(2, [soldOut]), whole]);
  expect(waitingLines(basket).map(({ listingId }) => listingId)).toEqual([9, 9]);
  expect(buyableGroups(basket).map(({ lines }) => lines.map(({ listingId }) => listingId))).toEqual([
    [4],
    [5],
  ]);
  expect(buyableGroups(basket)[1]).toBe(whole);
});

test('a seller who is begun is drawn whole, but for one with more lines than a screen shows', () => {
  const groups = [2, 3, 1, 40, 2].map((lines, at) =>
    group(
      at,
      Array.from({ length: lines }, () => line()),
    ),
  );
  const drawn = (count: number) => countOfWholeSellers(groups, count);
  expect([drawn(1), drawn(2), drawn(4), drawn(6), drawn(8), drawn(30), drawn(47), drawn(99)]).toEqual([
    2, 2, 5, 6, 18, 30, 48, 48,
  ]);
});
