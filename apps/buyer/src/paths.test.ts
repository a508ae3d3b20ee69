import { accessTable } from '@havan/domain/access';
import { expect, test } from 'vitest';
import { paths, sharedPaths } from './paths.ts';

// @spec §2.3 search-results

test.each([
  [paths.category(), '/categories'],
  [paths.category(1576), '/categories/1576'],
  [paths.search('ağrı & ateş'), '/categories?q=a%C4%9Fr%C4%B1+%26+ate%C5%9F'],
  [paths.brand(12), '/categories?brandId=12'],
  [paths.login(), '/account/login'],
  [paths.login('/cart?a=b'), '/account/login?returnUrl=%2Fcart%3Fa%3Db'],
  [paths.payment(), '/payment'],
  [paths.payment([4, 9]), '/payment?sellers=4%2C9'],
  [paths.paymentResult('fail', 'p-1'), '/payment/fail?paymentId=p-1'],
  [paths.orders('shipped'), '/myprofile/orders/shipped'],
  [paths.order('purchased', 31), '/myprofile/orderdetail/purchased/31'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});

// @spec §6 menus
test.each(['pharmacy', 'pharmacyCompany'] as const)(
  'every entry in the menu of a %s has an address',
  (type) => {
    const { menu, header } = accessTable[type];
    expect([...menu, ...header].filter((area) => sharedPaths.areas[area] === undefined)).toEqual([]);
  },
);
