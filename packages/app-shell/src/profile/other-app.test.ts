import { expect, test } from 'vitest';
import type { Globals } from './globals.ts';
import { otherAppHref } from './other-app.ts';

const globals: Globals = {
  version: '1',
  buyerOrigin: 'http://buyer.localhost:4000',
  merchantOrigin: 'http://merchant.localhost:4000',
  kitOrigin: 'http://kit.localhost:4000',
  bankOrigin: 'http://bank.localhost:4100',
  cardEntry: 'ownForm',
  offersLoans: true,
  supportPhone: '0850 000 04 26',
  supportEmail: 'destek@example.test',
  androidAppUrl: null,
  iosAppUrl: null,
  socialUrls: [],
  blogUrl: null,
  demoAccounts: [],
};

test('from the buyer host to the merchant host, and back', () => {
  const buyer = { origin: globals.buyerOrigin, audience: 'buyer' } as const;
  const merchant = { origin: globals.merchantOrigin, audience: 'merchant' } as const;
  expect(otherAppHref('/homepage', buyer, globals)).toBe('http://merchant.localhost:4000/merchant/homepage');
  expect(otherAppHref('/homepage', merchant, globals)).toBe('http://buyer.localhost:4000/homepage');
});

test('on one shared host the first segment distinguishes the apps', () => {
  const origin = 'http://localhost:4000';
  expect(otherAppHref('/homepage', { origin, audience: 'buyer' }, globals)).toBe(
    `${origin}/merchant/homepage`,
  );
  expect(otherAppHref('/homepage', { origin, audience: 'merchant' }, globals)).toBe(`${origin}/homepage`);
});

test('before the hosts are known, the current one is used', () => {
  const place = { origin: 'https://havan.example', audience: 'buyer' } as const;
  expect(otherAppHref('/homepage', place, null)).toBe('https://havan.example/merchant/homepage');
});
