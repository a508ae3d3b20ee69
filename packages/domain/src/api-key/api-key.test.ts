import { assert, property, subarray } from 'fast-check';
import { expect, it } from 'vitest';
import { staffRights } from '../staff-right/staff-right.ts';
import { apiKeyScopes, isApiKey, rightsOfKey } from './api-key.ts';

it('never reaches money or members, with any scopes', () => {
  expect(rightsOfKey(apiKeyScopes, staffRights)).toEqual(['sell', 'ship', 'invoice']);
});

it('never has a right that its maker has not', () => {
  assert(
    property(subarray([...apiKeyScopes]), subarray([...staffRights]), (scopes, rights) => {
      expect(rights).toEqual(expect.arrayContaining([...rightsOfKey(scopes, rights)]));
    }),
  );
});

it('reads nothing into a key without scopes', () => {
  expect(rightsOfKey([], staffRights)).toEqual([]);
});

it('distinguishes a key from a session', () => {
  expect(isApiKey('hvn_k3s')).toBe(true);
  expect(isApiKey('k3s_hvn_')).toBe(false);
});
