import { describe, expect, test } from 'vitest';
import { RowHeights, visibleRange } from './use-window.ts';

const keysOf = (count: number) => Array.from({ length: count }, (_, i) => String(i));

describe('only rows near the viewport are rendered', () => {
  test.each([
    ['at the top', 200, 0, 27],
    ['far down', -400_000, 9987, 10_000],
    ['in the middle', -200_000, 4988, 5032],
  ])('%s', (_place, top, from, to) => {
    expect(visibleRange(top, 780, keysOf(10_000), new RowHeights(40))).toEqual({ from, to });
  });

  test('a short list is rendered completely, an empty one not at all', () => {
    expect(visibleRange(100, 780, keysOf(5), new RowHeights(40))).toEqual({ from: 0, to: 5 });
    expect(visibleRange(100, 780, [], new RowHeights(40))).toEqual({ from: 0, to: 0 });
  });

  test('measured rows keep their heights, the others count as average', () => {
    const heights = new RowHeights(40);
    const keys = keysOf(1000);
    for (const key of keys.slice(0, 100)) heights.keep(key, Number(key) % 2 === 0 ? 100 : 200);
    expect(heights.average).toBe(150);
    expect(heights.between(keys, { from: 0, to: 100 })).toBe(15_000);
    expect(heights.between(keys, { from: 100, to: 110 })).toBe(1500);
    // Row 100 starts at 15,000 px; a margin of 600 px of rows is rendered on both sides.
    expect(visibleRange(-15_000, 700, keys, heights)).toEqual({ from: 96, to: 109 });
    expect([heights.keep('0', 100.2), heights.keep('0', 120)]).toEqual([false, true]);
  });
});
