import { expect, test } from 'vitest';
import { inPlace } from './in-place.ts';

const cartOf = (...sellerIds: number[]) => ({
  groups: sellerIds.map((sellerId) => ({ seller: { sellerId } })),
});
const sellersOf = ({ groups }: ReturnType<typeof cartOf>) => groups.map(({ seller }) => seller.sellerId);

// @spec buying lines-by-seller

test('sellers keep their places when one loses its oldest line or its last', () => {
  expect(sellersOf(inPlace(cartOf(1, 2, 3), cartOf(2, 1, 3)))).toEqual([1, 2, 3]);
  expect(sellersOf(inPlace(cartOf(1, 2, 3), cartOf(3, 1)))).toEqual([1, 3]);
});

test('a first answer and a new seller come in the order of the server', () => {
  expect(sellersOf(inPlace(undefined, cartOf(2, 1)))).toEqual([2, 1]);
  expect(sellersOf(inPlace(cartOf(1, 2), cartOf(4, 2, 1)))).toEqual([4, 2, 1]);
});
