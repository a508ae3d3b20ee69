import { describe, expect, it } from 'vitest';
import {
  activationProblem,
  allowedListingActions,
  isBuyable,
  listingStates,
  listingViewLabels,
  listingViews,
  listingViewsOf,
  nextListingState,
  shownListingState,
  shownListingStateLabels,
  shownListingStates,
  showsDiscountLine,
} from './listing.ts';

const now = new Date('2026-11-20T12:00:00+03:00');

it.each([
  ['active', ['passivate'], ['suspend']],
  ['passive', ['activate'], ['suspend']],
  ['suspended', [], ['unsuspend']],
] as const)('in %s: seller %j, platform %j', (state, seller, platform) => {
  expect(listingStates).toContain(state);
  expect(allowedListingActions(state, 'seller')).toEqual(seller);
  expect(allowedListingActions(state, 'platform')).toEqual(platform);
});

it.each([
  ['active', 'passivate', 'seller', 'passive'],
  ['passive', 'activate', 'seller', 'active'],
  ['active', 'suspend', 'platform', 'suspended'],
  ['passive', 'suspend', 'platform', 'suspended'],
  ['suspended', 'unsuspend', 'platform', 'passive'],
  ['suspended', 'activate', 'seller', null],
] as const)('%s, %s by the %s: %s', (state, action, party, next) => {
  expect(nextListingState(state, action, party)).toBe(next);
});

describe('listings on sale', () => {
  it.each([
    ['active', 5, '2028-01-31', true, ['active']],
    ['active', 5, null, true, ['active']],
    ['active', 5, '2027-01-31', true, ['active', 'expiring']],
    ['active', 1, '2026-11-20', true, ['active', 'expiring']],
    ['active', 5, '2026-11-19', false, ['expiring']],
    ['active', 0, '2028-01-31', false, ['soldout']],
    ['active', 0, '2027-01-31', false, ['soldout', 'expiring']],
    ['active', 0, null, false, ['soldout']],
    ['passive', 5, '2027-01-31', false, ['passive']],
    ['suspended', 5, '2028-01-31', false, ['suspended']],
  ] as const)('%s, stock %d, expiry %s: buyable %s, in %j', (state, stock, expiration, buyable, views) => {
    const listing = { state, stock, expiration };
    expect(isBuyable(listing, now)).toBe(buyable);
    expect(listingViewsOf(listing, now)).toEqual(views);
  });
});

it('labels every view', () => {
  expect(listingViews.map((view) => listingViewLabels[view])).toEqual([
    'Satışta',
    'Pasif',
    'Askıda',
    'Tükendi',
    'Miadı yaklaşan',
    'Fiyatta geride',
    'Eksik',
  ]);
});

it.each([
  [0, false],
  [1, true],
  [-1, false],
])('a discount price of %d shows a discount line: %s', (discountPrice, line) => {
  expect(showsDiscountLine(discountPrice)).toBe(line);
});

it.each([
  ['active', 5, '2028-01-31', 'active', null],
  ['active', 5, '2026-11-20', 'active', null],
  ['active', 5, '2026-11-19', 'expired', 'Miat geçmiş tarih olamaz'],
  ['active', 0, '2026-11-19', 'expired', 'Miat geçmiş tarih olamaz'],
  ['active', 0, '2028-01-31', 'soldout', 'Stok alanı zorunludur'],
  ['passive', 0, '2026-11-19', 'passive', 'Miat geçmiş tarih olamaz'],
  ['suspended', 0, null, 'suspended', 'Stok alanı zorunludur'],
] as const)('%s, stock %d, expiry %s is shown as %s', (state, stock, expiration, shown, problem) => {
  expect(shownListingState({ state, stock, expiration }, now)).toBe(shown);
  expect(activationProblem({ stock, expiration }, now)).toBe(problem);
  expect(shownListingStates).toContain(shown);
  expect(shownListingStateLabels[shown]).not.toBe('');
});
