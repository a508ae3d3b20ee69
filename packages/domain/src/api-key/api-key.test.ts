import { assert, property, subarray } from 'fast-check';
import { expect, it } from 'vitest';
import { staffRights } from '../staff-right/staff-right.ts';
import { apiKeyScopes, isApiKey, rightsOfKey } from './api-key.ts';

it('gives no access to money or members, with any scopes', () => {
  expect(rightsOfKey(apiKeyScopes, staffRights)).toEqual(['sell', 'ship', 'invoice']);
});

it('has no right that its creator does not have', () => {
  assert(
    property(subarray([...apiKeyScopes]), subarray([...staffRights]), (scopes, rights) => {
      expect(rights).toEqual(expect.arrayContaining([...rightsOfKey(scopes, rights)]));
    }),
  );
});

it('gives a key without scopes no rights', () => {
  expect(rightsOfKey([], staffRights)).toEqual([]);
});

it('distinguishes a key from a session', () => {
  expect(isApiKey('hvn_k3s')).toBe(true);
  expect(isApiKey('k3s_hvn_')).toBe(false);
});
