import { expect, test } from 'vitest';
import { buyableGroups, changedLineIds, obstacleOf, payableGroups, waitingLines } from './cart-state.ts';
import { basketOf, group, line } from './testing.ts';

const soldOut = line({ listingId: 9, canBuy: false, notices: ['soldOut'] });

test('an unticked seller and one with nothing to buy are not paid', () => {
  const basket = basketOf([group(1, [line()]), group(2, [line()]), group(3, [soldOut])]);
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

test('what cannot be bought waits beside the cart and is not lost', () => {
  const whole = group(3, [line({ listingId: 5 })]);
  const basket = basketOf([group(1, [line({ listingId: 4 }), soldOut]), group(2, [soldOut]), whole]);
  expect(waitingLines(basket).map(({ listingId }) => listingId)).toEqual([9, 9]);
  expect(buyableGroups(basket).map(({ lines }) => lines.map(({ listingId }) => listingId))).toEqual([
    [4],
    [5],
  ]);
  expect(buyableGroups(basket)[1]).toBe(whole);
});
