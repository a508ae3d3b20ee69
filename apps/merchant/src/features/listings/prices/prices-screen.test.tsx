import type { ResultOf } from '@havan/contract/call';
import type { getPriceSuggestion } from '@havan/contract/listings/price-suggestion';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../../testing/show-screen.tsx';
import { PriceScreen } from './PriceScreen.tsx';

const listing: ResultOf<typeof getPriceSuggestion>['listing'] = {
  listingId: 7,
  productId: 1,
  productName: 'Oktaliv Probiyotik',
  brandName: 'Oktaliv',
  barcode: '8690000000017',
  productImageUrl: '',
  psf: 20_000,
  vatRate: 10,
  price: 15_050,
  stock: 36,
  reserved: 0,
  expiration: '2028-04-30',
  minQuantity: 1,
  maxQuantity: null,
  packSize: 1,
  priceBreaks: [],
  bonus: null,
  cost: 11_000,
  shelf: '',
  lot: '',
  state: 'active',
  shownState: 'active',
  suspendedReason: null,
  cheapestOther: 14_000,
  place: { rank: 2, of: 2, firstPrice: 14_890 },
  soldLastMonth: 3,
  viewedLastMonth: 120,
  campaign: null,
  version: 5,
  updatedAt: '2026-11-22T06:00:00.000Z',
};
const prices: ResultOf<typeof getPriceSuggestion> = {
  listing,
  price: 15_050,
  commissionBasisPoints: 600,
  freight: 0,
  floor: 11_703,
  lowest: 14_500,
  strength: 'good',
  basis: 'Son 30 günde 14 satış, 1 rakip.',
  suggestions: [
    {
      kind: 'fast',
      label: 'Hızlı satış',
      price: 14_880,
      days: 20,
      unsold: 0,
      reasons: ['En ucuz rakip 148,90 TL.'],
    },
    { kind: 'balanced', label: 'Dengeli', price: 15_040, days: 730, unsold: 0, reasons: [] },
    { kind: 'margin', label: 'Yüksek kâr', price: 15_900, days: 245, unsold: 90, reasons: [] },
  ],
  offers: [{ listingId: 9, price: 14_890, expiration: '2028-09-30', scoreTenths: 96 }],
  reasons: [{ kind: 'price', side: 'against', sentence: 'En ucuz rakipten 1,60 TL pahalısınız.' }],
};

let remove = () => {};
afterEach(() => remove());
function show(answer: AnswerOf) {
  const at = { route: '/myprofile/listings/prices/:listingId', path: '/myprofile/listings/prices/7' };
  const shown = showScreen(<PriceScreen />, at, answer);
  remove = shown.remove;
  return shown;
}
const trial = () => page.getByRole('form', { name: 'Yeni fiyat' });

test('says why the listing has its place, and a suggestion is tried before it holds', async () => {
  const { asked } = show(({ path }) => {
    if (path === 'Listings/PriceSuggestion') return prices;
    const saved = { ...listing, price: 14_880, version: 6 };
    return { rows: [{ listingId: 7, answer: { outcome: 'saved', listing: saved } }] };
  });
  await expect.element(page.getByRole('heading', { name: 'Neden 2. sıradasınız?' })).toBeVisible();
  await expect.element(page.getByText('En ucuz rakipten 1,60 TL pahalısınız.')).toBeVisible();
  await expect.element(trial().getByText('2/2')).toBeVisible();
  await page.getByRole('button', { name: 'Hızlı satış: 148,80 TL fiyatını dene' }).click();
  await expect.element(trial().getByText('1/2')).toBeVisible();
  expect(asked).toEqual([]);
  await trial().getByRole('button', { name: 'Fiyatı uygula' }).click();
  await expect.element(page.getByText('Fiyat güncellendi.').first()).toBeVisible();
  const rows = [{ listingId: 7, version: 5, changes: { price: 14_880 }, ticked: [] }];
  expect(asked).toMatchObject([{ path: 'Listings/Update', body: { rows } }]);
});

test('the time to sell is a number of days only where there are as many', async () => {
  show(({ path }) => (path === 'Listings/PriceSuggestion' ? prices : {}));
  await expect.element(page.getByRole('cell', { name: 'yaklaşık 20 gün' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'iki yıldan uzun' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'miada kadar bitmez' })).toBeVisible();
});

test('a price under the floor is reported, an unchanged price is not sent', async () => {
  const { asked } = show(({ path }) => (path === 'Listings/PriceSuggestion' ? prices : undefined));
  await trial().getByRole('button', { name: 'Fiyatı uygula' }).click();
  await expect.element(trial().getByText(/Fiyat değişmedi/)).toBeVisible();
  await trial().getByRole('textbox', { name: 'Yeni fiyat' }).fill('100,00');
  await expect.element(trial().getByText(/117,03 TL tutarının altında/)).toBeVisible();
  expect(asked).toEqual([]);
});

test('a product without other sellers has a note', async () => {
  show(({ path }) =>
    path === 'Listings/PriceSuggestion'
      ? {
          ...prices,
          offers: [],
          reasons: [],
          suggestions: [],
          strength: 'none',
          basis: 'Satış ve teklif yok.',
        }
      : undefined,
  );
  await expect.element(page.getByText('Karşılaştırılacak rakip teklif yok.')).toBeVisible();
  await expect.element(page.getByText('Satış ve teklif yok.')).toBeVisible();
});
