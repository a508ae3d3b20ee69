import { expect, test } from 'vitest';
import { readUserIds } from './user-ids.ts';

test.each([
  ['', []],
  ['12, 34', [12, 34]],
  ['12 34;12', [12, 34]],
  ['12, ayse', null],
  ['-3', null],
])('%j', (text, ids) => {
  expect(readUserIds(text)).toEqual(ids);
});
