import { lookup } from 'node:dns';
import { expect, it } from 'vitest';
import { ForbiddenTargetError, isPublic, publicLookup } from './public-address.ts';

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
  '2001::1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false);
});

it.each(['8.8.8.8', '185.42.12.7', '2a00:1450:4017:80f::200e', '::ffff:8.8.8.8', '172.32.0.1'])(
  '%s is public',
  (address) => {
    expect(isPublic(address)).toBe(true);
  },
);

it('refuses a name that leads to this machine', async () => {
  const refused = await new Promise<Error | null>((resolve) => {
    publicLookup(lookup)('localhost', {}, resolve);
  });
  expect(refused).toBeInstanceOf(ForbiddenTargetError);
});
