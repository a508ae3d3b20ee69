import { expect, test } from 'vitest';
import {
  carriageShares,
  carrierPrice,
  desiOf,
  distanceOf,
  type TariffRow,
  transitDays,
} from './carrier-pricing.ts';

test('every province belongs to one region', () => {
  const seen = Array.from({ length: 81 }, (_, index) => index + 1).map((city) =>
    Array.from({ length: 81 }, (_, index) => index + 1).filter(
      (other) => distanceOf(city, other) !== 'beyond',
    ),
  );
  expect(seen.every((near, index) => near.includes(index + 1))).toBe(true);
  // The regions partition the provinces: all provinces near to one another have the same list of near provinces.
  for (const near of seen) for (const other of near) expect(seen[other - 1]).toEqual(near);
  expect(new Set(seen.map((near) => near.join())).size).toBe(7);
});

test('distance and days by province and district', () => {
  const kadikoy = { cityId: 34, townId: 34_014 };
  const adalar = { cityId: 34, townId: 34_001 };
  const bursa = { cityId: 16, townId: 16_001 };
  const van = { cityId: 65, townId: 65_001 };
  expect([distanceOf(34, 34), distanceOf(34, 16), distanceOf(34, 65)]).toEqual([
    'sameCity',
    'sameRegion',
    'beyond',
  ]);
  expect([kadikoy, bursa, van, adalar].map((to) => transitDays(kadikoy, to))).toEqual([1, 2, 3, 2]);
  expect(transitDays(adalar, adalar)).toBe(1);
});

test('desi is volume or weight, rounded up', () => {
  expect(desiOf({ width: 30, length: 20, height: 10, weight: 1 })).toBe(2);
  expect(desiOf({ width: 30, length: 20, height: 10, weight: 2.1 })).toBe(3);
  expect(desiOf({ width: 1, length: 1, height: 1, weight: 0.1 })).toBe(1);
});

const row = (part: Partial<TariffRow>): TariffRow => ({
  carrierId: 1,
  upToDesi: 3,
  distance: 'sameCity',
  price: 5000,
  validFrom: '2026-01-01',
  validTo: null,
  ...part,
});
const question = { carrierId: 1, desi: 2, distance: 'sameCity', day: '2026-06-01' } as const;

test('the smallest step that holds the parcel counts; of several rows valid on the day the latest', () => {
  const tariff = [
    row({ upToDesi: 5, price: 7000 }),
    row({}),
    row({ price: 5500, validFrom: '2026-05-01', validTo: '2026-06-30' }),
    row({ price: 9900, validFrom: '2026-07-01' }),
    row({ carrierId: 2, price: 1 }),
    row({ distance: 'beyond', price: 2 }),
  ];
  expect(carrierPrice(tariff, question)).toBe(5500);
  expect(carrierPrice(tariff, { ...question, day: '2026-04-30' })).toBe(5000);
  expect(carrierPrice(tariff, { ...question, day: '2026-06-30' })).toBe(5500);
  expect(carrierPrice(tariff, { ...question, day: '2026-07-01' })).toBe(9900);
  expect(carrierPrice(tariff, { ...question, desi: 4 })).toBe(7000);
  expect(carrierPrice(tariff, { ...question, desi: 6 })).toBeNull();
  expect(carrierPrice(tariff, { ...question, day: '2025-12-31' })).toBeNull();
});

test("the seller pays the difference to the buyer's share", () => {
  expect(carriageShares(8000, 4990)).toEqual({ price: 8000, buyer: 4990, seller: 3010 });
  expect(carriageShares(4000, 4990)).toEqual({ price: 4000, buyer: 4990, seller: 0 });
});
