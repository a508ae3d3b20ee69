import { expect, test } from 'vitest';
import { lineItems } from './track-items.ts';

test('lines are counted in lira, with their units', () => {
  const line = { listingId: 7, productName: 'Çinko 60 Tablet', unitPrice: 15_425, count: 4 };
  expect(lineItems([line])).toEqual([{ id: '7', name: 'Çinko 60 Tablet', price: 154.25, quantity: 4 }]);
});
