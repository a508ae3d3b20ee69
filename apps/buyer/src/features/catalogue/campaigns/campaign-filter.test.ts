import { expect, test } from 'vitest';
import { readCampaignFilter, withBearer, withKind } from './campaign-filter.ts';

const at = (search: string) => new URLSearchParams(search);

test('reads the known values from the address', () => {
  expect(readCampaignFilter(at('kind=buyXGetY,percentOff,none&bearer=market'))).toEqual({
    kinds: ['percentOff', 'buyXGetY'],
    bearer: 'market',
  });
  expect(readCampaignFilter(at('bearer=me'))).toEqual({ kinds: [], bearer: null });
});

test('a kind and a bearer are pressed on and off', () => {
  expect(String(withKind(at(''), 'specialDay'))).toBe('kind=specialDay');
  expect(String(withKind(at('kind=specialDay'), 'specialDay'))).toBe('');
  expect(String(withBearer(at(''), 'seller'))).toBe('bearer=seller');
  expect(String(withBearer(at('bearer=seller'), 'market'))).toBe('bearer=market');
  expect(String(withBearer(at('bearer=market'), 'market'))).toBe('');
});
