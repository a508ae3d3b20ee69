import { expect, test } from 'vitest';
import { safeReturnUrl } from './return-url.ts';

const origin = 'https://buyer.example';

// @spec §2.1 return-url
// @spec §6 public-routes

test.each([
  ['/cart', '/cart'],
  ['/categories/1576?sort=4&q=a%20b', '/categories/1576?sort=4&q=a%20b'],
  ['/listingdetail/7#offers', '/listingdetail/7'],
  ['/a/../cart', '/cart'],
  ['/@evil.example', '/@evil.example'],
  ['/cart?next=https://evil.example', '/cart?next=https://evil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
])('%s leads back to %s', (text, path) => {
  expect(safeReturnUrl(text, origin)).toBe(path);
});

test.each([
  null,
  '',
  'cart',
  '//evil.example',
  '/..//evil.example',
  '/\\evil.example',
  'https://evil.example/cart',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https:evil.example',
  'buyer.example/cart',
  ' /cart',
  '///evil.example',
  '/\\/evil.example',
  '/./\\evil.example',
  '/a/..//evil.example',
  '/a/../\\evil.example',
  '\\\\evil.example',
  '/\u0000/evil.example',
  '/\u2028/../\r/evil.example',
  '/account',
  '/merchant/signing-in?x=1',
  '/\t/evil.example',
  '/cart\nSet-Cookie: a=b',
  '/account/login?returnUrl=/cart',
  '/signing-in',
  '/merchant/account/login',
])('%j leads nowhere', (text) => {
  expect(safeReturnUrl(text, origin)).toBeNull();
});
