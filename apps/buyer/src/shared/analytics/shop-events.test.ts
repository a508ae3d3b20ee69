import { expect, test } from 'vitest';
import { offer } from '../../features/offers/testing.ts';
import { checkoutEvent, purchaseEvent, searchEvent, wishlistEvent } from './shop-events.ts';

const product = { productId: 7, productName: 'Çinko 60 Tablet' };

// @spec §3 analytics

test('a favourite’s event contains the offers of its product, in lira, and the colour of the first badge', () => {
  const listings = [offer({ listingId: 3, price: 15_425 }), offer({ listingId: 4, price: 16_000 })];
  expect(wishlistEvent(true, product, listings)).toEqual([
    'add_to_wishlist',
    {
      items: [
        { id: '3', name: 'Çinko 60 Tablet', price: 154.25 },
        { id: '4', name: 'Çinko 60 Tablet', price: 160 },
      ],
      details: { product_id: '7', badge_color: 'heavy green' },
    },
  ]);
  expect(wishlistEvent(false, product, listings)[0]).toBe('remove_from_wishlist');
});

test.each([
  [93, 'light green'],
  [79, 'orange'],
  [69, 'red'],
  [null, 'default'],
])('a score of %s tenths wears %s', (scoreTenths, colour) => {
  const [, facts] = wishlistEvent(true, product, [offer({ seller: { scoreTenths } })]);
  expect(facts?.details?.['badge_color']).toBe(colour);
});

test('a favourite without offers is counted without them', () => {
  expect(wishlistEvent(false, product, [])[1]).toEqual({
    items: [],
    details: { product_id: '7', badge_color: 'default' },
  });
});

test('a search event contains the opened result', () => {
  expect(searchEvent({ searchId: 's', dataType: 'brand', data: '12' })).toEqual([
    'search',
    { details: { search_id: 's', kind: 'brand', chosen: '12' } },
  ]);
});

test('the till and the purchase events contain their sums in lira', () => {
  const line = { listingId: 7, productName: 'Çinko', unitPrice: 15_425, count: 4 };
  expect(checkoutEvent([line], 61_700)).toMatchObject([
    'begin_checkout',
    { items: [{ id: '7', price: 154.25, quantity: 4 }], details: { value: '617.00' } },
  ]);
  expect(purchaseEvent({ paymentId: 'p', amount: 70_690, orders: [1, 2] })).toEqual([
    'purchase',
    { details: { transaction_id: 'p', value: '706.90', orders: '2' } },
  ]);
});
