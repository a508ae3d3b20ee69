import { expect, test } from 'vitest';
import {
  removePrefix,
  removeSearch,
  clearSearches,
  readSearches,
  recentOf,
  storeSearch,
} from './recent-searches.ts';

function store(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

// @spec §2.3 search-dropdown

test('the last search stands first, each once, six at most', () => {
  const storage = store();
  for (const keyword of ['omega', 'krem', 'serum', 'OMEGA', 'bant', 'jel', 'şurup', 'maske'])
    storeSearch(7, keyword, storage);
  expect(readSearches(7, storage)).toEqual(['maske', 'şurup', 'jel', 'bant', 'OMEGA', 'serum']);
  clearSearches(7, storage);
  expect(readSearches(7, storage)).toEqual([]);
});

test('one search is forgotten without the others', () => {
  const storage = store();
  for (const keyword of ['omega', 'krem', 'serum']) storeSearch(7, keyword, storage);
  removeSearch(7, 'krem', storage);
  expect(readSearches(7, storage)).toEqual(['serum', 'omega']);
  expect(recentOf('forget krem', removePrefix)).toBe('krem');
  expect(recentOf('forget krem')).toBeNull();
});

test('short or broken searches are not stored', () => {
  const storage = store();
  storeSearch(7, 'ab', storage);
  expect(readSearches(7, storage)).toEqual([]);
  storage.setItem('havan.recent-searches.7', '{"x":1}');
  expect(readSearches(7, storage)).toEqual([]);
  storage.setItem('havan.recent-searches.7', 'no json');
  expect(readSearches(7, storage)).toEqual([]);
});

test('searches of another user of the same browser are hidden', () => {
  const storage = store();
  storeSearch(7, 'omega', storage);
  storeSearch(null, 'krem', storage);
  expect(readSearches(8, storage)).toEqual([]);
  expect(readSearches(null, storage)).toEqual([]);
  clearSearches(8, storage);
  expect(readSearches(7, storage)).toEqual(['omega']);
});
