import { accessTable } from '@havan/domain/access';
import { expect, test } from 'vitest';
import { paths, sharedPaths } from './paths.ts';

// @spec §2.3 search-results

test.each([
  [paths.home(), '/homepage'],
  [paths.login(), '/account/login'],
  [
    paths.login('/myprofile/orders/new?open=1'),
    '/account/login?returnUrl=%2Fmyprofile%2Forders%2Fnew%3Fopen%3D1',
  ],
  [paths.orders(), '/myprofile/orders'],
  [paths.orders('new'), '/myprofile/orders/new'],
  [paths.ordersFound('Ballıca & Yelkovan'), '/myprofile/orders?q=Ball%C4%B1ca+%26+Yelkovan'],
  [paths.order('sold', 604160), '/myprofile/orderdetail/sold/604160'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});

// @spec §6 menus
test.each(['localPharmacyWarehouse', 'merchant'] as const)(
  'every entry in the menu of a %s has an address',
  (type) => {
    const { menu, header } = accessTable[type];
    expect([...menu, ...header].filter((area) => sharedPaths.areas[area] === undefined)).toEqual([]);
  },
);
