import { expect, test } from 'vitest';
import { launchSettings } from './settings.ts';

test('fills every origin from the ports', () => {
  const { childEnv } = launchSettings({ PORT: '5000', BANK_PORT: '5100' });
  expect(childEnv).toMatchObject({
    BUYER_ORIGIN: 'http://buyer.localhost:5000',
    MERCHANT_ORIGIN: 'http://merchant.localhost:5000',
    KIT_ORIGIN: 'http://kit.localhost:5000',
    BANK_ORIGIN: 'http://bank.localhost:5100',
  });
});

test('passes all other settings to the servers unchanged', () => {
  const { childEnv } = launchSettings({
    DATABASE_URL: 'postgres://db/havan',
    BUYER_ORIGIN: 'https://havan.example',
  });
  expect(childEnv).toMatchObject({
    DATABASE_URL: 'postgres://db/havan',
    BUYER_ORIGIN: 'https://havan.example',
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT is "http", which is no port'],
  [{ BANK_PORT: '70000' }, 'BANK_PORT is "70000", which is no port'],
  [{ PORT: '4100' }, 'PORT and BANK_PORT are both 4100'],
])('refuses %j', (env, sentence) => {
  expect(() => launchSettings(env)).toThrow(sentence);
});
