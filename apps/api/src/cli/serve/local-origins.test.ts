import { expect, test } from 'vitest';
import { localOrigins } from './local-origins.ts';

const local = {
  databaseUrl: 'postgres://havan@db.internal/havan',
  demo: false,
  buyerOrigin: 'http://buyer.localhost:4000',
  merchantOrigin: 'http://merchant.localhost:4000',
  backofficeOrigin: 'http://backoffice.localhost:4000',
  bankOrigin: 'http://bank.localhost:4100',
};

test('lists the origins that a product on a server still lacks', () => {
  expect(localOrigins(local)).toEqual([
    'BUYER_ORIGIN',
    'MERCHANT_ORIGIN',
    'BACKOFFICE_ORIGIN',
    'BANK_ORIGIN',
  ]);
  expect(localOrigins({ ...local, buyerOrigin: 'https://www.example.com' })).not.toContain('BUYER_ORIGIN');
});

test('a trial and the demo may stay on this machine', () => {
  expect(localOrigins({ ...local, databaseUrl: null })).toEqual([]);
  expect(localOrigins({ ...local, demo: true })).toEqual([]);
});
