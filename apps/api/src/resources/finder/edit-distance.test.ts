import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['magnezyum', 'magnezyum', 0],
    ['magnezyum', 'magnezym', 1],
    ['magnezym', 'magnezyum', 1],
    ['magnezyum', 'magenzyum', 1],
    ['omega', 'omage', 2],
    ['parasetamol', 'prasetmol', 2],
    ['kitap', 'vitamin', 3],
  ])('of %s and %s is %d', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  it('forgives what was not typed yet', () => {
    expect(editDistance('magn', 'magnezyum', 1, true)).toBe(0);
    expect(editDistance('mgan', 'magnezyum', 1, true)).toBe(1);
    expect(editDistance('magn', 'magnezyum', 1)).toBe(2);
  });
});
