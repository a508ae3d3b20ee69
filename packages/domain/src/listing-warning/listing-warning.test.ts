import { expect, it } from 'vitest';
import { listingWarnings, shopEmptiedWarning, type WarningFacts } from './listing-warning.ts';

const facts = (change: Partial<WarningFacts> = {}): WarningFacts => ({
  before: { price: 10_000, stock: 5 },
  after: { price: 10_000, stock: 5 },
  cost: null,
  psf: null,
  minQuantity: 1,
  ...change,
});
const to = (price: number, stock = 5) => ({ after: { price, stock } });

it.each<[string, Partial<WarningFacts>, string[]]>([
  ['nothing changed', {}, []],
  ['up by 40 %', to(14_000), []],
  ['up by 40 % and a kuruş', to(14_001), ['priceJump']],
  ['down by 40 %', to(6000), []],
  ['down by 40 % and a kuruş', to(5999), ['priceJump']],
  ['a new listing has no former price', { before: null, ...to(99_000, 900) }, []],
  ['at cost', { cost: 9000, ...to(9000) }, []],
  ['a kuruş below cost', { cost: 9000, ...to(8999) }, ['belowCost']],
  [
    'a price break below cost',
    { cost: 9000, after: { price: 10_000, stock: 5, priceBreaks: [{ fromQuantity: 5, price: 8999 }] } },
    ['belowCost'],
  ],
  // 11 units for the price of 10 give 9.090,91 each.
  ['a bonus at cost', { cost: 9091, after: { price: 10_000, stock: 5, bonus: { buy: 10, get: 1 } } }, []],
  [
    'a bonus below cost',
    { cost: 9092, after: { price: 10_000, stock: 5, bonus: { buy: 10, get: 1 } } },
    ['belowCost'],
  ],
  ['below cost as before', { cost: 11_000, ...to(10_000, 6) }, []],
  ['at PSF', { psf: 11_000, ...to(11_000) }, []],
  ['a kuruş over PSF', { psf: 11_000, ...to(11_001) }, ['overPsf']],
  ['a new listing over PSF', { before: null, psf: 9000 }, ['overPsf']],
  ['stock × 9,8', to(10_000, 49), []],
  ['stock × 10', to(10_000, 50), ['stockJump']],
  ['from an empty shelf', { before: { price: 10_000, stock: 0 }, ...to(10_000, 900) }, []],
  ['less than one sale', { minQuantity: 4, ...to(10_000, 3) }, ['belowMinimum']],
  ['exactly one sale', { minQuantity: 4, ...to(10_000, 4) }, []],
  [
    'all at once',
    { cost: 99_999, psf: 20_000, minQuantity: 70, ...to(90_000, 60) },
    ['priceJump', 'belowCost', 'overPsf', 'stockJump', 'belowMinimum'],
  ],
])('%s', (_, change, codes) => {
  expect(listingWarnings(facts(change)).map(({ code }) => code)).toEqual(codes);
});

it('contains the numbers', () => {
  const warnings = listingWarnings(facts({ cost: 6000, ...to(5490, 1200), minQuantity: 2000 }));
  expect(warnings.map(({ sentence }) => sentence)).toEqual([
    'Fiyat %45 düşüyor: 100,00 TL → 54,90 TL.',
    'Fiyat, 60,00 TL maliyetin 5,10 TL altında.',
    'Stok 5 adetten 1.200 adede çıkıyor.',
    'Stok, en az 2.000 adetlik satışın altında: ilan görünür ama alınamaz.',
  ]);
  const up = listingWarnings(facts({ psf: 12_000, ...to(15_000) }));
  expect(up.map(({ sentence }) => sentence)).toEqual([
    'Fiyat %50 artıyor: 100,00 TL → 150,00 TL.',
    'Fiyat, 120,00 TL PSF’nin 30,00 TL üstünde.',
  ]);
});

it.each([
  [100, 0, false],
  [100, 30, false],
  [100, 31, true],
  [1, 1, true],
  [0, 0, false],
])('of %d active listings %d are withdrawn: warns %s', (active, withdrawn, asks) => {
  expect(shopEmptiedWarning(active, withdrawn) !== null).toBe(asks);
});

it('contains the number of listings', () => {
  expect(shopEmptiedWarning(1200, 500)?.sentence).toBe(
    'Pasif olmayan 1.200 ilanınızın 500 tanesi dosyada yok ve pasife alınacak.',
  );
});
