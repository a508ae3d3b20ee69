import { expect, it } from 'vitest';
import { userTypes } from '../company/company.ts';
import { defaultLayoutOf, storageKeys } from './storage-key.ts';

it('has a unique key for all browser storage, with those of the specification', () => {
  expect(Object.keys(storageKeys)).toEqual(
    expect.arrayContaining([
      'ordersView',
      'categoriesView',
      'campaignsView',
      'printFormat',
      'uncheckedSellerIds',
      'viewedSliderIds',
      'cookiePolicyAcceptance',
      'shipperSelections',
      'androidBannerDismissal',
      'walletPopupPutOff',
      'listingViews',
      'visitorId',
    ]),
  );
  const keys = Object.values<string>(storageKeys);
  expect(keys.filter((key) => !/^havan\.[a-z.-]+$/.test(key))).toEqual([]);
  expect(new Set(keys).size).toBe(keys.length);
});

it.each([
  ['ordersView', userTypes.merchant, 'list'],
  ['ordersView', userTypes.buyer, 'grid'],
  ['categoriesView', userTypes.merchant, 'grid'],
  ['categoriesView', userTypes.buyer, 'grid'],
  ['campaignsView', userTypes.merchant, 'grid'],
] as const)('%s of user type %d starts as %s', (view, userType, layout) => {
  expect(defaultLayoutOf(view, userType)).toBe(layout);
});
