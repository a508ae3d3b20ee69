import { expect, test } from 'vitest';
import type { Actor } from './context.ts';
import { createSessionCache, sessionCacheMs } from './session-cache.ts';

const actorOf = (userId: number, familyId: string) => ({ userId, familyId }) as Actor;
const now = 1_000_000;
const until = now + sessionCacheMs;

function cacheOf(...tokens: readonly string[]) {
  const cache = createSessionCache();
  for (const [at, token] of tokens.entries()) {
    cache.put(token, { actor: actorOf(at, `family ${token}`), until }, now);
  }
  return cache;
}

test('a session is cached for one second', () => {
  const cache = cacheOf('a');
  expect(cache.get('a', until - 1)?.userId).toBe(0);
  expect(cache.get('a', until)).toBeNull();
  expect(cache.get('b', now)).toBeNull();
});

test('an ended session is dropped at once, and no other', () => {
  const cache = cacheOf('a', 'b', 'c');
  cache.dropFamily('family a');
  cache.dropUser(1);
  expect(['a', 'b', 'c'].map((token) => cache.get(token, now)?.userId)).toEqual([undefined, undefined, 2]);
});

test('an expired token is removed from memory', () => {
  const cache = cacheOf('a');
  cache.put('b', { actor: actorOf(7, 'b'), until: until + sessionCacheMs }, until);
  // Both entries are read at a time at which both would be valid, so that `a` is missing only because it was removed.
  expect(cache.get('a', now)).toBeNull();
  expect(cache.get('b', now)?.userId).toBe(7);
});
