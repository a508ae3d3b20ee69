import { expect, test } from 'vitest';
import { inPlace } from './in-place.ts';

const basketOf = (...sellerIds: number[]) => ({
  groups: sellerIds.map((sellerId) => ({ seller: { sellerId } })),
});
const sellersOf = ({ groups }: ReturnType<typeof basketOf>) => groups.map(({ seller }) => seller.sellerId);

test('sellers keep their places when one loses its oldest line or its last', () => {
  expect(sellersOf(inPlace(basketOf(1, 2, 3), basketOf(2, 1, 3)))).toEqual([1, 2, 3]);
  expect(sellersOf(inPlace(basketOf(1, 2, 3), basketOf(3, 1)))).toEqual([1, 3]);
});

test('a first answer and a new seller come in the order of the server', () => {
  expect(sellersOf(inPlace(undefined, basketOf(2, 1)))).toEqual([2, 1]);
  expect(sellersOf(inPlace(basketOf(1, 2), basketOf(4, 2, 1)))).toEqual([4, 2, 1]);
});
