import { expect, test } from 'vitest';
import { visibleRange } from './use-window.ts';

test.each([
  ['at the top', 200, 0, 27],
  ['far down', -400_000, 9988, 10_000],
  ['in the middle', -200_000, 4988, 5032],
])('%s only what is near the window is drawn', (_place, top, from, to) => {
  expect(visibleRange(top, 780, 40, 10_000)).toEqual({ from, to });
});

test('a short list is drawn whole, an empty one not at all', () => {
  expect(visibleRange(100, 780, 40, 5)).toEqual({ from: 0, to: 5 });
  expect(visibleRange(100, 780, 40, 0)).toEqual({ from: 0, to: 0 });
});
