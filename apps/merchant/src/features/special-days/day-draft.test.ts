import type { OwnDayOffer } from '@havan/contract/catalogue/special-days';
import { expect, test } from 'vitest';
import { changedOffers, draftOf, isTooHigh } from './day-draft.ts';

const row = (listingId: number, offer: OwnDayOffer['offer'] = null): OwnDayOffer => ({
  listingId,
  productName: 'C vitamini',
  barcode: '8690000000001',
  expiration: null,
  stock: 30,
  listPrice: 10_000,
  highestPrice: 8000,
  offer,
});
const offered = { price: 7500, unitLimit: 20, state: 'proposed', reason: null } as const;

test('shows what was typed, else what was offered', () => {
  expect(draftOf(row(1, offered), new Map())).toEqual({ price: 7500, unitLimit: 20 });
  const typed = { price: null, unitLimit: null };
  expect(draftOf(row(1, offered), new Map([[1, typed]]))).toBe(typed);
});

test('only what is another than it was is sent; an emptied price takes the offer back', () => {
  const rows = [row(1, offered), row(2), row(3, offered), row(4)];
  const drafts = new Map([
    [1, { price: 7500, unitLimit: 20 }],
    [2, { price: 8000, unitLimit: null }],
    [3, { price: null, unitLimit: 20 }],
    [4, { price: null, unitLimit: 5 }],
  ]);
  expect(changedOffers(rows, drafts)).toEqual([
    { listingId: 2, price: 8000, unitLimit: null },
    { listingId: 3, price: null, unitLimit: 20 },
  ]);
});

test('a price above the highest of the day is said at once', () => {
  expect(isTooHigh(row(1), { price: 8001, unitLimit: null })).toBe(true);
  expect(isTooHigh(row(1), { price: 8000, unitLimit: null })).toBe(false);
});
