import { expect, it } from 'vitest';
import { checkForm } from '../../form-result.ts';
import * as messages from '../../messages.ts';
import { listingForm } from './listing.ts';

const now = () => new Date('2026-11-20T12:00:00+03:00');
const typed = { productId: 7, price: '1.234,56', stock: '10', expiration: '07/2027' };

it.each([
  [typed, { productId: 7, price: 123_456, stock: 10, expiration: '2027-07-31' }],
  [
    { ...typed, expiration: null },
    { productId: 7, price: 123_456, stock: 10, expiration: null },
  ],
])('takes %j', (values, listing) => {
  expect(checkForm(listingForm(now), values)).toEqual({ valid: true, values: listing });
});

it.each([
  ['productId', null, messages.selectionRequired],
  ['productId', 7.5, messages.selectionRequired],
  ['price', '', 'Fiyat alanı zorunludur'],
  ['price', '0,00', messages.priceZero],
  ['stock', '', 'Stok alanı zorunludur'],
  ['expiration', '', messages.expirationRequired],
  ['expiration', '10/2026', 'Miat geçmiş tarih olamaz'],
])('refuses %s %j', (field, value, message) => {
  expect(checkForm(listingForm(now), { ...typed, [field]: value })).toMatchObject({
    valid: false,
    errors: { [field]: message },
  });
});
