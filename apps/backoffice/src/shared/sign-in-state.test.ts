import { expect, test } from 'vitest';
import { readSignInState } from './sign-in-state.ts';

test.each([
  [null, { from: null, isExpired: false }],
  [
    { from: '/orders?late=3', isExpired: true },
    { from: '/orders?late=3', isExpired: true },
  ],
  [{ from: '//elsewhere.example' }, { from: null, isExpired: false }],
  [{ from: '/\\elsewhere.example' }, { from: null, isExpired: false }],
  [{ from: 'https://elsewhere.example' }, { from: null, isExpired: false }],
  ['/orders', { from: null, isExpired: false }],
])('%j', (state, read) => {
  expect(readSignInState(state)).toEqual(read);
});
