import { expect, it } from 'vitest';
import { hasDropped } from './favourite.ts';

it.each([
  ['cheaper', 10_000, 9_999, true],
  ['the same', 10_000, 10_000, false],
  ['dearer', 10_000, 10_001, false],
  ['nobody offered it then', null, 9_999, false],
  ['nobody offers it now', 10_000, null, false],
])('%s', (_name, then, now, expected) => {
  expect(hasDropped(then, now)).toBe(expected);
});
