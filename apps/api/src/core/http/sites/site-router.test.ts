import { expect, test } from 'vitest';
import { routeSite } from './site-router.ts';

const origins = {
  buyerOrigin: 'http://buyer.localhost:4000',
  merchantOrigin: 'http://merchant.localhost:4000',
  backofficeOrigin: 'http://backoffice.localhost:4000',
  kitOrigin: 'http://kit.localhost:4000',
};

test.each([
  ['buyer.localhost:4000', '/', 'buyer'],
  ['buyer.localhost:4000', '/cart?a=1', 'buyer'],
  ['buyer.localhost:4000', '/merchandise', 'buyer'],
  ['localhost:4000', '/', 'buyer'],
  ['127.0.0.1:4000', '/merchantable', 'buyer'],
  ['localhost:4000', '/merchant', 'merchant'],
  ['localhost:4000', '/merchant/myprofile/orders', 'merchant'],
  ['merchant.localhost:4000', '/merchant', 'merchant'],
  ['merchant.localhost:4000', '/merchant/assets/x.js', 'merchant'],
  ['kit.localhost:4000', '/', 'kit'],
  ['backoffice.localhost:4000', '/', 'backoffice'],
  ['backoffice.localhost:4000', '/merchant', 'backoffice'],
  ['backoffice.elsewhere:4000', '/', 'buyer'],
  ['kit.localhost:4000', '/ui-kit', 'kit'],
  ['', '/', 'buyer'],
])('%s %s is served by the %s site', (host, url, site) => {
  const { pathname, search } = new URL(url, 'http://any');
  expect(routeSite(host, pathname, search, origins)).toEqual({ kind: 'serve', site, path: pathname });
});

test.each([
  ['buyer.localhost:4000', '/merchant/listings?p=2', 'http://merchant.localhost:4000/merchant/listings?p=2'],
  ['merchant.localhost:4000', '/', '/merchant'],
  ['merchant.localhost:4000', '/cart?x=1', 'http://buyer.localhost:4000/cart?x=1'],
  ['buyer.localhost:4000', '/ui-kit', 'http://kit.localhost:4000/'],
  ['merchant.localhost:4000', '/merchant/ui-kit', 'http://kit.localhost:4000/'],
  ['localhost:4000', '/ui-kit', 'http://kit.localhost:4000/'],
])('%s %s is sent to %s', (host, url, to) => {
  const { pathname, search } = new URL(url, 'http://any');
  expect(routeSite(host, pathname, search, origins)).toEqual({ kind: 'redirect', to });
});

test('one origin for both apps: the path decides', () => {
  const shared = {
    ...origins,
    buyerOrigin: 'https://havan.example',
    merchantOrigin: 'https://havan.example',
  };
  expect(routeSite('havan.example', '/merchant/x', '', shared)).toMatchObject({
    kind: 'serve',
    site: 'merchant',
  });
  expect(routeSite('havan.example', '/cart', '', shared)).toMatchObject({ kind: 'serve', site: 'buyer' });
});

test('a path never becomes another host', () => {
  const { pathname, search } = new URL('http://any//evil.example/x');
  expect(routeSite('merchant.localhost', pathname, search, origins)).toEqual({
    kind: 'redirect',
    to: 'http://buyer.localhost:4000//evil.example/x',
  });
});
