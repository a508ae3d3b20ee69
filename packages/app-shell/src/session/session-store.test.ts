import type { SessionTokens } from '@havan/contract/identity/session';
import { expect, test } from 'vitest';
import { createStorage } from '../testing/storage.ts';
import { createSessionStore, sessionKey } from './session-store.ts';

const now = () => Date.parse('2026-11-21T10:00:00Z');
const tokens = (tokenExpireDate: string): SessionTokens => ({
  token: 't',
  refreshToken: 'r',
  tokenExpireDate,
  userType: 1,
});
const valid = tokens('2026-11-21T10:15:00.000Z');
const expired = tokens('2026-11-21T09:45:00.000Z');

const storedAs = (userType: 1 | 2, value: unknown) =>
  createStorage({ [sessionKey(userType)]: typeof value === 'string' ? value : JSON.stringify(value) });

// @spec §3 session
// @spec §4 auth-states

test('without a stored session nobody is signed in', () => {
  const { state } = createSessionStore(1, createStorage(), now);
  expect(state.getState()).toEqual({ isAuthenticated: false, isRefreshing: false });
});

test('a valid stored session is signed in at once', () => {
  const { state } = createSessionStore(1, storedAs(1, valid), now);
  expect(state.getState()).toEqual({ isAuthenticated: true, isRefreshing: false });
});

test('an expired session waits for its refresh', () => {
  const { state } = createSessionStore(1, storedAs(1, expired), now);
  expect(state.getState()).toEqual({ isAuthenticated: false, isRefreshing: true });
});

test('each user type has its own session', () => {
  const storage = storedAs(2, valid);
  expect(createSessionStore(1, storage, now).state.getState().isAuthenticated).toBe(false);
  expect(createSessionStore(2, storage, now).state.getState().isAuthenticated).toBe(true);
});

test.each(['{', '"text"', '{"token":1}', 'null'])('an invalid stored session (%s) is ignored', (text) => {
  expect(createSessionStore(1, storedAs(1, text), now).read()).toBeNull();
});

test('a refresh suspends the session until it ends', () => {
  const { state, setRefreshing } = createSessionStore(1, storedAs(1, valid), now);
  setRefreshing(true);
  expect(state.getState()).toEqual({ isAuthenticated: false, isRefreshing: true });
  setRefreshing(false);
  expect(state.getState()).toEqual({ isAuthenticated: true, isRefreshing: false });
});

test('signing out clears the storage, also when a refresh ends later', () => {
  const storage = storedAs(1, valid);
  const { state, signOut, setRefreshing } = createSessionStore(1, storage, now);
  signOut();
  setRefreshing(false);
  expect(storage.length).toBe(0);
  expect(state.getState().isAuthenticated).toBe(false);
});

test('a sign-out in another tab signs this one out; other keys do not matter', () => {
  const storage = storedAs(1, valid);
  const { state, storageChanged } = createSessionStore(1, storage, now);
  storage.removeItem(sessionKey(1));
  storageChanged('havan.theme');
  expect(state.getState().isAuthenticated).toBe(true);
  storageChanged(sessionKey(1));
  expect(state.getState().isAuthenticated).toBe(false);
});

test('the browser token survives signing out; an invalid one is not sent', () => {
  const storage = storedAs(1, valid);
  const store = createSessionStore(1, storage, now);
  const token = 'd'.repeat(43);
  expect(store.deviceToken()).toBeUndefined();
  store.storeDevice(token);
  store.invalidate();
  expect(createSessionStore(2, storage, now).deviceToken()).toBe(token);
  store.storeDevice('<script>');
  expect(store.deviceToken()).toBeUndefined();
});
