import { describe, expect, it } from 'vitest';
import { randomOf } from './seeded-random.ts';

describe('randomOf', () => {
  it('gives the same numbers for the same topic and others for another', () => {
    const first = randomOf('a');
    const again = randomOf('a');
    const other = randomOf('b');
    const numbers = Array.from({ length: 20 }, () => first.next());
    expect(Array.from({ length: 20 }, () => again.next())).toEqual(numbers);
    expect(Array.from({ length: 20 }, () => other.next())).not.toEqual(numbers);
  });

  it('draws whole numbers from both ends of a range', () => {
    const random = randomOf('ends');
    const drawn = new Set(Array.from({ length: 500 }, () => random.int(1, 4)));
    expect(drawn).toEqual(new Set([1, 2, 3, 4]));
  });

  it('samples each item at most once', () => {
    const drawn = randomOf('sample').sample([1, 2, 3, 4, 5, 6], 6);
    expect(new Set(drawn)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(randomOf('sample').sample([1, 2], 5)).toHaveLength(2);
  });

  it('weighs', () => {
    const random = randomOf('weights');
    const draws = Array.from({ length: 2000 }, () =>
      random.weighted([
        ['often', 9],
        ['seldom', 1],
      ] as const),
    );
    const often = draws.filter((draw) => draw === 'often').length;
    expect(often).toBeGreaterThan(1700);
    expect(often).toBeLessThan(1900);
  });
});
