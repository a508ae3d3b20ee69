import { expect, it } from 'vitest';
import { otherPrice } from './other-price.ts';

it('names the price of the pair that is not the one shown', () => {
  const pair = { lowest: 19_237, lowestLong: 22_477 };
  expect(otherPrice(pair, 22_477)).toBe('en düşük 192,37 TL');
  expect(otherPrice(pair, 19_237)).toBe('8 ay+ 224,77 TL');
});
