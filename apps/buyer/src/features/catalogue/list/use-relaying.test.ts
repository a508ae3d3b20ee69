import { expect, test } from 'vitest';
import { shownOf } from './use-relaying.ts';

const shown = (items: string, before: string, done: number) =>
  shownOf({ items: items.split(''), before: before.split(''), done }, (item) => item).join('');

// @spec §7 later-speed

test.each([
  ['where nothing stood, the list grows', 'abcdef', '', 4, 'abcd'],
  ['others take the places from the top', 'abcdef', 'uvwxyz', 2, 'abwxyz'],
  ['nothing stands twice', 'abcdef', 'xyzabc', 3, 'abc'],
  ['what stays below keeps its order', 'abcdef', 'fedcba', 2, 'abdc'],
  ['a shorter list ends with its own last one', 'ab', 'uvwxyz', 2, 'ab'],
  ['once all have come, none of before is left', 'abcdef', 'uvwxyz', 8, 'abcdef'],
])('%s', (_, items, before, done, expected) => {
  expect(shown(items, before, done)).toBe(expected);
});
