import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ComparedOffer, placeOf, placeReasons } from './price-place.ts';

const offer: ComparedOffer = {
  price: 15_050,
  monthsLeft: 12,
  scoreTenths: 92,
  shippingFee: 4990,
  freeShippingFrom: 75_000,
};
const spoken = (own: ComparedOffer, other: ComparedOffer) =>
  placeReasons(own, other).map(({ side, sentence }) => `${side}: ${sentence}`);

describe('placeOf', () => {
  test.each([
    [100, [], 1],
    [100, [100, 100], 1],
    [100, [99, 100, 101], 2],
    [100, [1, 2, 3], 4],
  ])('%d among %j is %d', (price, others, place) => {
    expect(placeOf(price, others)).toBe(place);
  });

  test('a lower price never has a worse rank', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(price, price, fc.array(price), (a, b, others) => {
        expect(placeOf(Math.min(a, b), others)).toBeLessThanOrEqual(placeOf(Math.max(a, b), others));
      }),
    );
  });
});

describe('placeReasons', () => {
  test('lists each difference with its number and whom it favours', () => {
    const other = { ...offer, price: 14_890, monthsLeft: 17, scoreTenths: 96, freeShippingFrom: 50_000 };
    expect(spoken(offer, other)).toEqual([
      'against: En ucuz rakipten 1,60 TL pahalısınız.',
      'against: Miadınız rakipten 5 ay kısa.',
      'against: Puanınız 9,2, rakibin puanı 9,6.',
      'against: Ücretsiz kargo sınırınız 750,00 TL, rakipte 500,00 TL.',
    ]);
    expect(placeReasons(other, offer).map(({ side }) => side)).toEqual(['for', 'for', 'for', 'for']);
  });

  test('states where nothing differs and where a value is missing', () => {
    expect(placeReasons(offer, offer).map(({ side }) => side)).toEqual(['even', 'even', 'even', 'even']);
    const bare = { ...offer, monthsLeft: null, scoreTenths: null, freeShippingFrom: null };
    expect(spoken(offer, bare).slice(1)).toEqual([
      'against: Rakip ürün miatsız.',
      'for: Rakibin puanı henüz oluşmadı.',
      'for: Ücretsiz kargo sınırınız 750,00 TL, rakipte yok.',
    ]);
    expect(placeReasons(bare, bare).map(({ side }) => side)).toEqual(['even', 'even', 'even', 'even']);
    expect(spoken({ ...offer, shippingFee: 0 }, offer)[3]).toBe(
      'for: Ücretsiz kargo sınırınız 0,00 TL, rakipte 750,00 TL.',
    );
  });
});
