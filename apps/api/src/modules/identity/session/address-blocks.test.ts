import { expect, test } from 'vitest';
import { addressBlocksOf } from './address-blocks.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', null],
  ['::ffff:203.0.113.7', '203.0.113.7', null],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['unknown', 'unknown', null],
])('%s is counted as %s within %s', (ip, subscriber, site) => {
  expect(addressBlocksOf(ip)).toEqual({ subscriber, site });
});
