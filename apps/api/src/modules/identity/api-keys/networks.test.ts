import { expect, it } from 'vitest';
import { isWithin } from './networks.ts';

it.each([
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['203.0.113.255', ['203.0.113.0/24'], true],
  ['203.0.114.0', ['203.0.113.0/24'], false],
  ['203.0.113.9', ['203.0.113.7/24'], true],
  ['::ffff:203.0.113.9', ['203.0.113.0/24'], true],
  ['2001:db8::5', ['203.0.113.0/24', '2001:db8::/32'], true],
  ['2001:db9::5', ['2001:db8::/32'], false],
  ['203.0.113.7', [], true],
  ['no address', ['0.0.0.0/0'], false],
  ['198.51.100.1', ['0.0.0.0/0'], true],
])('%s in %j: %s', (ip, networks, within) => {
  expect(isWithin(ip, networks)).toBe(within);
});
