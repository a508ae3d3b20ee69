import { createStorage } from '@havan/app-shell/testing/storage';
import { expect, test } from 'vitest';
import { readVisits, storeVisit, visitList } from './recently-visited.ts';

test('the last product comes first and stands there once', () => {
  const storage = createStorage();
  for (const id of [1, 2, 3, 1]) storeVisit(id, storage);
  expect(readVisits(storage)).toEqual([1, 3, 2]);
});

test('nineteen products are kept', () => {
  const storage = createStorage();
  for (let id = 1; id <= 25; id++) storeVisit(id, storage);
  expect(readVisits(storage)).toHaveLength(19);
  expect(readVisits(storage)[0]).toBe(25);
});

test('the list of the call is 0 when nothing was visited', () => {
  expect(visitList([])).toBe('0');
  expect(visitList([4, 9])).toBe('4,9');
});

test.each(['{', '"x"', '[0,-1,"2",3]'])('a spoilt list (%s) does no harm', (text) => {
  expect(readVisits(createStorage({ 'havan.visited': text }))).toEqual(text.endsWith('3]') ? [3] : []);
});
