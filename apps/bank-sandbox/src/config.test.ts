import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('follows the ports and counts an empty setting as left out', () => {
  expect(readConfig({ PORT: '4600', BANK_PORT: '4700', BANK_ORIGIN: '', DATA_DIR: '/srv/havan' })).toEqual({
    host: '127.0.0.1',
    port: 4700,
    dataDir: '/srv/havan',
    secret: null,
    appOrigins: ['http://buyer.localhost:4600', 'http://merchant.localhost:4600', 'http://localhost:4600'],
    origin: 'http://bank.localhost:4700',
  });
});

it.each([
  [{ BANK_PORT: 'x' }, /Invalid format/],
  [{ BANK_SECRET: 'short' }, /Invalid length/],
  [{ BUYER_ORIGIN: 'http://a.example/path' }, /an origin such as/],
])('refuses %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
