import { expect, test } from 'vitest';
import { firstOf } from './first-of.ts';

// @spec §7 later-speed

test('the first lines of a long cart are those of its first sellers, the last of them in part', () => {
  const [whole, part] = [
    { seller: 1, lines: ['a'] },
    { seller: 2, lines: ['b', 'c'] },
  ];
  const groups = [whole, part, { seller: 3, lines: ['d'] }];
  const first = firstOf(groups, 'lines', 2);
  expect(first).toEqual([whole, { seller: 2, lines: ['b'] }]);
  expect(first[0]).toBe(whole);
  expect(firstOf(groups, 'lines', 12)).toEqual(groups);
});
