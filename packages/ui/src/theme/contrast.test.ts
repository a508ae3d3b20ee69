import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { colourAt, pairs } from './contrast-pairs.ts';
import { dark } from './tokens.dark.ts';
import { light } from './tokens.light.ts';

test('returns the minimum and the maximum contrast', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#777777')).toBe(1);
});

for (const [name, theme] of [
  ['light', light],
  ['dark', dark],
] as const) {
  test.each(pairs)(`${name}: $front on $back reaches $least`, ({ front, back, least }) => {
    expect(contrast(colourAt(theme, front), colourAt(theme, back))).toBeGreaterThanOrEqual(least);
  });
}
