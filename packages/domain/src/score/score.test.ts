import { expect, it } from 'vitest';
import {
  formatScore,
  highScoreAbove,
  highScoreLabel,
  isHighScore,
  scoreTone10,
  scoreTone100,
} from './score.ts';

// @spec §3 rating-scales
// @spec §4 score-colours

it.each([
  [10, 'excellent'],
  [9.4, 'excellent'],
  [9.39, 'good'],
  [8, 'good'],
  [7.99, 'fair'],
  [7, 'fair'],
  [6.99, 'poor'],
  [0, 'poor'],
  [-0.1, 'none'],
  [10.1, 'none'],
  [Number.NaN, 'none'],
  [null, 'none'],
  [undefined, 'none'],
] as const)('%s of 10 is %s', (score, tone) => {
  expect(scoreTone10(score)).toBe(tone);
});

it.each([
  [100, 'excellent'],
  [94, 'excellent'],
  [93.9, 'good'],
  [80, 'good'],
  [79.9, 'fair'],
  [70, 'fair'],
  [69.9, 'poor'],
  [0, 'poor'],
  [101, 'none'],
  [-1, 'none'],
  [null, 'none'],
] as const)('%s of 100 is %s', (score, tone) => {
  expect(scoreTone100(score)).toBe(tone);
});

it.each([
  [9.4, '9,4'],
  [10, '10,0'],
])('%d reads %s', (score, text) => {
  expect(formatScore(score)).toBe(text);
});

it.each([
  [95, true],
  [94, false],
  [0, false],
  [null, false],
])('%s tenths are above 9,4: %s', (tenths, isHigh) => {
  expect(isHighScore(tenths)).toBe(isHigh);
});

it('the name of the filter says above, as the rule does', () => {
  expect(highScoreLabel).toBe(`>${formatScore(highScoreAbove / 10)} puan`);
});
