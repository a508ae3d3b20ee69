import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 16, [1, null, 4, 5, 6, null, 16]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 16, [1, 2, null, 16]],
])('page %i of %i', (page, count, shown) => {
  expect(pageWindow(page, count)).toEqual(shown);
});
