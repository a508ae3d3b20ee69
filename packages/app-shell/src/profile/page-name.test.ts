import { expect, test } from 'vitest';
import { pageNameOf } from './page-name.ts';

test.each([
  ['/', 'homepage'],
  ['/homepage', 'homepage'],
  ['/payment/success', 'payment'],
  ['/myprofile/orders/cancelled', 'orders'],
  ['/myprofile', 'myprofile'],
  ['/campaign-2022', 'campaign-'],
  [`/${'a'.repeat(60)}`, 'a'.repeat(40)],
])('%s is %s', (pathname, name) => {
  expect(pageNameOf(pathname)).toBe(name);
});
