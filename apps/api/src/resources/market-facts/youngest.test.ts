import { expect, test } from 'vitest';
import { Youngest } from './youngest.ts';

test('the one not asked for longest goes first', () => {
  const kept = new Youngest<string>(2);
  kept.put(1, 'a');
  kept.put(2, 'b');
  expect(kept.get(1)).toBe('a');
  kept.put(3, 'c');
  expect([1, 2, 3].map((id) => kept.get(id))).toEqual(['a', undefined, 'c']);
  kept.drop(1);
  expect([1, 3].map((id) => kept.get(id))).toEqual([undefined, 'c']);
  kept.drop(null);
  expect(kept.get(3)).toBeUndefined();
});
