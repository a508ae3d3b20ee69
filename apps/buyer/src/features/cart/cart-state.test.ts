import { expect, test } from 'vitest';
import { changedLineIds, obstacleOf, payableGroups } from './cart-state.ts';
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
