import { expect, test } from 'vitest';
import { offersBeside } from './market-rows.ts';

const now = new Date('2026-11-27T09:00:00Z');
const offer = (listingId: number, price: number, expiration: string | null = '2028-06-30') => ({
  listingId,
  price,
  expiration,
  scoreTenths: 92,
});
const rows = (
  own: { expiration: string | null; price: number | null },
  ...offers: ReturnType<typeof offer>[]
) => offersBeside(offers, own, now).map(({ place, listingId }) => [place, listingId]);

test('offers of the same expiry class alone stand beside the own one, each at its place', () => {
  const market = [
    offer(1, 10_000, '2027-01-31'),
    offer(2, 14_000),
    offer(3, 15_000),
    offer(4, 15_000),
    offer(5, 9000, null),
  ];
  const long = { expiration: '2028-03-31', price: 15_000 };
  expect(rows(long, ...market)).toEqual([
    [1, 2],
    [2, null],
    [2, 3],
    [2, 4],
  ]);
  expect(rows({ ...long, expiration: '2027-03-31' }, ...market)).toEqual([
    [1, 1],
    [2, null],
  ]);
  expect(rows({ ...long, expiration: null }, ...market)).toEqual([
    [1, 5],
    [2, null],
  ]);
});

test('the own offer is shown at any distance, and left out without a price', () => {
  const market = [1, 2, 3, 4, 5, 6].map((each) => offer(each, each * 1000));
  const far = rows({ expiration: '2028-03-31', price: 9000 }, ...market);
  expect(far).toHaveLength(5);
  expect(far.at(-1)).toEqual([7, null]);
  expect(rows({ expiration: '2028-03-31', price: null }, ...market)).toHaveLength(5);
});
