import { expect, test } from 'vitest';
import { forgetSearches, readSearches, rememberSearch } from './recent-searches.ts';

function store(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('the last search stands first, each once, six at most', () => {
  const storage = store();
  for (const keyword of ['omega', 'krem', 'serum', 'OMEGA', 'bant', 'jel', 'şurup', 'maske'])
    rememberSearch(keyword, storage);
  expect(readSearches(storage)).toEqual(['maske', 'şurup', 'jel', 'bant', 'OMEGA', 'serum']);
  forgetSearches(storage);
  expect(readSearches(storage)).toEqual([]);
});

test('what is too short or broken is not kept', () => {
  const storage = store();
  rememberSearch('ab', storage);
  expect(readSearches(storage)).toEqual([]);
  storage.setItem('havan.recent-searches', '{"x":1}');
  expect(readSearches(storage)).toEqual([]);
  storage.setItem('havan.recent-searches', 'no json');
  expect(readSearches(storage)).toEqual([]);
});
