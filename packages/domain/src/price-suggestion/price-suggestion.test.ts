import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceMarket, PricePoint } from '../price-market/price-market.ts';
import { anyMarket } from '../testing/any-market.ts';
import {
  expectedDays,
  longestDays,
  priceSuggestions,
  suggestionKinds,
  suggestionLabels,
  unsoldAtExpiry,
} from './price-suggestion.ts';

const rival = (price: number, monthsLeft: number | null = 24): PricePoint => ({ price, monthsLeft });
const market = (change: Partial<PriceMarket> = {}): PriceMarket => ({
  monthsLeft: 24,
  stock: 12,
  rivals: [rival(14_890), rival(15_050), rival(15_900)],
  sales: [
    { price: 15_040, monthsLeft: 24, units: 10 },
    { price: 14_990, monthsLeft: 24, units: 4 },
  ],
  ownUnits: 5,
  categoryUnits: null,
  season: 1,
  psf: 20_000,
  floor: 9_640,
  ...change,
});
const prices = (change: Partial<PriceMarket>) =>
  priceSuggestions(market(change)).suggestions.map(({ price }) => price);

it('returns three prices with their time to sell and their reasons', () => {
  const { strength, basis, suggestions } = priceSuggestions(market());
  expect(strength).toBe('good');
  expect(basis).toBe('Son 30 günde 14 satış, 3 rakip.');
  expect(suggestions.map(({ kind }) => kind)).toEqual(suggestionKinds);
  expect(suggestions.map(({ price }) => price)).toEqual([14_880, 15_040, 15_900]);
  expect(suggestions[0]?.reasons).toEqual([
    'En ucuz rakip 148,90 TL; bu fiyatla 4 teklif içinde 1. sıradasınız.',
    'PSF’nin %26 altında.',
    `12 adet yaklaşık ${suggestions[0]?.days} günde satılır.`,
  ]);
  expect(suggestionKinds.every((kind) => suggestionLabels[kind] !== '')).toBe(true);
});

describe('limits of a suggestion', () => {
  it('never goes below the floor', () => {
    expect(prices({ floor: 15_500 })).toEqual([15_500, 15_500, 15_900]);
    const [fast] = priceSuggestions(market({ floor: 15_500 })).suggestions;
    expect(fast?.reasons[0]).toBe('Alt sınırınız 155,00 TL; altına inilmez.');
  });

  it('exceeds PSF only where the floor does', () => {
    expect(prices({ psf: 15_000 })).toEqual([14_880, 15_000, 15_000]);
    expect(prices({ psf: 15_000, floor: 15_200 })).toEqual([15_200, 15_200, 15_200]);
  });
});

describe('suggestions from few data', () => {
  it.each<[string, Partial<PriceMarket>, string, string]>([
    [
      '4 sales, 1 offer',
      { sales: [{ price: 15_000, monthsLeft: 24, units: 4 }], rivals: [rival(15_000)] },
      'thin',
      'Son 30 günde 4 satış, 1 rakip: veri az, öneri kabadır.',
    ],
    [
      '5 sales',
      { sales: [{ price: 15_000, monthsLeft: 24, units: 5 }], rivals: [] },
      'good',
      'Son 30 günde 5 satış, 0 rakip.',
    ],
    [
      '2 offers and no sale',
      { sales: [], rivals: [rival(1), rival(2)] },
      'thin',
      'Son 30 günde 0 satış, 2 rakip: veri az, öneri kabadır.',
    ],
    [
      'PSF alone',
      { sales: [], rivals: [] },
      'none',
      'Bu ürün için satış ve rakip teklifi yok; öneri yalnızca PSF’ye ve miada dayanır.',
    ],
    [
      'cost alone',
      { sales: [], rivals: [], psf: null },
      'none',
      'Bu ürün için satış ve rakip teklifi yok; öneri yalnızca maliyetinize dayanır.',
    ],
    [
      'nothing',
      { sales: [], rivals: [], psf: null, floor: null },
      'none',
      'Bu ürün için satış, rakip teklifi ve PSF yok; fiyat önerilemiyor.',
    ],
  ])('%s: %#', (_, change, strength, basis) => {
    expect(priceSuggestions(market(change))).toMatchObject({ strength, basis });
  });

  it('uses PSF, then the floor, otherwise returns no price', () => {
    expect(prices({ sales: [], rivals: [] })).toEqual([14_400, 16_000, 18_000]);
    expect(prices({ sales: [], rivals: [], psf: null, floor: 10_000 })).toEqual([10_500, 11_200, 12_000]);
    expect(prices({ sales: [], rivals: [], psf: null, floor: null })).toEqual([]);
  });

  it('returns no time without any sale, and uses the rate of the category where it is known', () => {
    const unknown = priceSuggestions(market({ sales: [] })).suggestions[0];
    expect(unknown?.days).toBeNull();
    expect(unknown?.reasons.at(-1)).toBe('Satış verisi yok; ne kadar sürede satılacağı bilinmiyor.');
    expect(expectedDays(market({ sales: [], categoryUnits: 6 }), 14_880)).toBeGreaterThan(12);
  });

  it('returns at most two years', () => {
    expect(expectedDays(market({ stock: 99_999 }), 15_900)).toBe(longestDays);
    expect(expectedDays(market({ stock: 1 }), 1)).toBeGreaterThanOrEqual(1);
  });
});

describe('goods that expire before they are sold', () => {
  it('states how many units are left at expiry instead of a later day', () => {
    const slow = market({ monthsLeft: 2, stock: 200 });
    const [fast] = priceSuggestions(slow).suggestions;
    expect(fast?.days).toBeGreaterThan(61);
    const unsold = fast?.unsold ?? 0;
    expect(unsold).toBeGreaterThan(0);
    expect(unsold).toBeLessThan(200);
    expect(fast?.reasons.at(-1)).toBe(
      `Miadı dolana kadar yaklaşık ${200 - unsold} adet satılır; ${unsold} adet elinizde kalabilir.`,
    );
  });

  it('expects no sale of goods that expire today', () => {
    const [fast] = priceSuggestions(market({ monthsLeft: 0 })).suggestions;
    expect(fast?.unsold).toBe(12);
    expect(fast?.reasons.at(-1)).toBe('Bu satış hızıyla miadı dolmadan satılması beklenmiyor.');
  });

  it('expects no remainder of goods without expiry or with a long one', () => {
    expect(unsoldAtExpiry(market(), 14_880)).toBe(0);
    expect(unsoldAtExpiry(market({ monthsLeft: null }), 14_880)).toBeNull();
    expect(unsoldAtExpiry(market({ sales: [] }), 14_880)).toBeNull();
  });
});

it('sells sooner in season', () => {
  expect(expectedDays(market({ season: 2 }), 15_000)).toBeLessThan(expectedDays(market(), 15_000) ?? 0);
});

it('is monotone in price: a higher price never sells sooner', () => {
  fc.assert(
    fc.property(
      anyMarket(),
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 0, max: 500_000 }),
      (any, price, more) => {
        expect(expectedDays(any, price + more) ?? 0).toBeGreaterThanOrEqual(expectedDays(any, price) ?? 0);
      },
    ),
  );
});

it('is monotone in expiry: later never lowers a price, nor sells later at the same price', () => {
  fc.assert(
    fc.property(
      anyMarket(),
      fc.double({ min: 0, max: 36, noNaN: true }),
      fc.double({ min: 0, max: 36, noNaN: true }),
      (any, a, b) => {
        const sooner = { ...any, monthsLeft: Math.min(a, b) };
        const later = { ...any, monthsLeft: Math.max(a, b) };
        const [early, late] = [priceSuggestions(sooner), priceSuggestions(later)].map(({ suggestions }) =>
          suggestions.map(({ price }) => price),
        );
        for (const [at, price] of (early ?? []).entries()) {
          // Floating-point errors may move a price to the next step of ten kuruş.
          expect((late?.[at] ?? 0) + 10).toBeGreaterThanOrEqual(price);
          expect(expectedDays(later, price) ?? 0).toBeLessThanOrEqual((expectedDays(sooner, price) ?? 0) + 1);
        }
      },
    ),
  );
});

it('orders its three prices and their days, and stays above the floor', () => {
  fc.assert(
    fc.property(anyMarket(), (any) => {
      const { suggestions } = priceSuggestions(any);
      let [price, days] = [any.floor ?? 1, 0];
      for (const suggestion of suggestions) {
        expect(suggestion.price).toBeGreaterThanOrEqual(price);
        expect(suggestion.days ?? days).toBeGreaterThanOrEqual(days);
        [price, days] = [suggestion.price, suggestion.days ?? days];
      }
      expect(suggestions.every(({ price: each }) => Number.isSafeInteger(each))).toBe(true);
    }),
  );
});
