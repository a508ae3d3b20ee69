import { describe, expect, test } from 'vitest';
import { axisTexts, insidePlot, pile, priceScale, roundStep } from './price-scale.ts';

describe('price ruler', () => {
  test('steps are 1, 2 or 5 of a power of ten', () => {
    expect(roundStep(34_000, 8)).toBe(5000);
    expect(roundStep(100, 3)).toBe(50);
    expect(roundStep(0, 8)).toBe(1);
  });

  test('every mark is at a whole px inside the plot', () => {
    const scale = priceScale(35_890, 68_500, 557);
    for (const value of [35_890, 39_850, 68_500]) {
      expect(Number.isInteger(scale.x(value))).toBe(true);
      expect(scale.x(value)).toBeGreaterThanOrEqual(0);
      expect(scale.x(value)).toBeLessThanOrEqual(557);
    }
    expect(scale.labels.length).toBeLessThanOrEqual(8);
  });

  test('no two axis labels are equal, however close the prices', () => {
    const { labels } = priceScale(125, 390, 557);
    const texts = axisTexts(labels);
    expect(texts).toContain('1,50');
    expect(new Set(texts).size).toBe(labels.length);
    expect(axisTexts([35_000, 40_000])).toEqual(['350', '400']);
  });

  test('a label at the edge of a plot moves inward until it fits', () => {
    expect([7, 300, 595].map((x) => insidePlot(x, 600, '24.08'))).toEqual([18, 300, 582]);
    expect(insidePlot(7, 600, '60')).toBe(7);
  });

  test('a single price has an axis too', () => {
    const scale = priceScale(5000, 5000, 400);
    expect(scale.x(5000)).toBeGreaterThanOrEqual(0);
    expect(scale.labels.length).toBeGreaterThan(0);
  });

  test('overlapping marks form piles, and none is lost', () => {
    const scale = priceScale(36_000, 70_000, 400);
    const marks = Array.from({ length: 200 }, (_, index) => ({ value: 36_000 + index * 40 }));
    const piles = pile(marks, scale);
    expect(piles.flatMap((entry) => entry.marks)).toHaveLength(200);
    const gaps = piles.slice(1).map((entry, index) => entry.x - (piles[index]?.x ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
  });
});
