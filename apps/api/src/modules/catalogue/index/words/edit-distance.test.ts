import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distancesFrom } from './edit-distance.ts';

// @spec §7 finding-speed

describe('distancesFrom', () => {
  it.each([
    ['magnezyum', 'magnezyum', 0],
    ['magnezyum', 'magnezym', 1],
    ['magnezym', 'magnezyum', 1],
    ['magnezyum', 'magenzyum', 1],
    ['omega', 'omage', 2],
    ['parasetamol', 'prasetmol', 2],
    ['kitap', 'vitamin', 3],
  ])('%s to %s is %d', (a, b, distance) => {
    expect(distancesFrom(a, 2)(b).whole).toBe(distance);
  });

  it('ignores the untyped rest of a word', () => {
    expect(distancesFrom('magn', 1)('magnezyum').begun).toBe(0);
    expect(distancesFrom('mgan', 1)('magnezyum').begun).toBe(1);
    expect(distancesFrom('magn', 1)('magnezyum').whole).toBe(2);
  });

  it('agrees with the dynamic programming table up to words of 32 letters', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'д'), minLength: 1, maxLength: 32 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 3 }), (a, b, limit) => {
        const row = lastRow(a, b);
        const atMost = (distance: number) => Math.min(distance, limit + 1);
        expect(distancesFrom(a, limit)(b)).toEqual({
          whole: atMost(row.at(-1) ?? 0),
          begun: atMost(Math.min(...row)),
        });
      }),
    );
  });
});

/** Returns the distances of `a` to each prefix of `b` by the textbook algorithm. */
function lastRow(a: string, b: string): number[] {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]?.push(
        Math.min(
          cell(i - 1, j) + 1,
          cell(i, j - 1) + 1,
          cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swapped ? cell(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return rows.at(-1) ?? [];
}
