import { expect, test } from 'vitest';
import { hintRows } from './hint-rows.ts';

const units = (listingId: number, count: number, productName = 'Nurevit Çinko') => ({
  listingId,
  count,
  productName,
});

test('a top-up reads as a pharmacist would say it', () => {
  const [row] = hintRows({
    topUps: [
      { sellerId: 5, sellerUsername: 'Sütlüce Eczanesi', units: [units(1, 2)], shippingFee: 0, saving: 3420 },
    ],
    moves: [],
    replacements: [],
  });
  expect(row?.text).toBe('Sütlüce Eczanesi satıcısından 2 adet Nurevit Çinko daha: kargo bedava');
  expect(row?.change).toEqual({ add: [{ listingId: 1, count: 2 }] });
});

test('hints that touch the same line are not offered together, the larger saving stays', () => {
  const move = (toListingId: number, saving: number) => ({
    from: units(1, 3),
    toListingId,
    toSellerId: 2,
    toSellerUsername: 'Depo',
    saving,
  });
  const rows = hintRows({ topUps: [], moves: [move(7, 100), move(8, 300)], replacements: [] });
  expect(rows.map(({ saving, change }) => [saving, change.remove])).toEqual([[300, [1]]]);
});
