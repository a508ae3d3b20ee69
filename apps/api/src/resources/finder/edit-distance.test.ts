import { describe, expect, it } from 'vitest';
import { editDistances } from './edit-distance.ts';

describe('editDistances', () => {
  it.each([
    ['magnezyum', 'magnezyum', 0],
    ['magnezyum', 'magnezym', 1],
    ['magnezym', 'magnezyum', 1],
    ['magnezyum', 'magenzyum', 1],
    ['omega', 'omage', 2],
    ['parasetamol', 'prasetmol', 2],
    ['kitap', 'vitamin', 3],
  ])('of %s and %s is %d', (a, b, distance) => {
    expect(editDistances(a, b, 2).whole).toBe(distance);
  });

  it('forgives what was not typed yet', () => {
    expect(editDistances('magn', 'magnezyum', 1).begun).toBe(0);
    expect(editDistances('mgan', 'magnezyum', 1).begun).toBe(1);
    expect(editDistances('magn', 'magnezyum', 1).whole).toBe(2);
  });
});
