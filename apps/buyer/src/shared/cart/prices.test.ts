import { expect, test } from 'vitest';
import { discountPercent, marginOf, payPrice, permilleText } from './prices.ts';

test('a discount price above 0 is paid, else the price', () => {
  expect(payPrice({ price: 45_200, discountPrice: 39_850 })).toBe(39_850);
  expect(payPrice({ price: 45_200, discountPrice: 0 })).toBe(45_200);
});

test('the discount is a whole per cent of the list price', () => {
  expect(discountPercent({ price: 45_200, discountPrice: 39_850 })).toBe(12);
  expect(discountPercent({ price: 45_200, discountPrice: 0 })).toBeNull();
});

test('the margin is measured on the retail price', () => {
  expect(marginOf(39_850, 68_500)).toEqual({ amount: 28_650, permille: 418 });
  expect(marginOf(39_850, null)).toBeNull();
  expect(permilleText(418)).toBe('%41,8');
  expect(permilleText(-25)).toBe('%-2,5');
});
