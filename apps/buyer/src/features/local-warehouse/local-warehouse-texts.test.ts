import { expect, test } from 'vitest';
import { localWarehouseTexts } from './local-warehouse-texts.ts';

test.each([
  [{ minBasket: 0, shippingFee: 0, freeShippingFrom: null }, 'En az sepet tutarı yok · teslimat ücretsiz'],
  [
    { minBasket: 25_000, shippingFee: 4990, freeShippingFrom: null },
    'En az sepet 250,00 TL · teslimat 49,90 TL',
  ],
  [
    { minBasket: 25_000, shippingFee: 4990, freeShippingFrom: 90_000 },
    'En az sepet 250,00 TL · teslimat 49,90 TL, 900,00 TL ve üzeri ücretsiz',
  ],
])('terms %j are told as one line', (terms, line) => {
  expect(localWarehouseTexts.terms(terms)).toBe(line);
});
