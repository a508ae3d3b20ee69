import { expect, it } from 'vitest';
import { brandsOfRound } from './brands.ts';
import { roundsFor } from './products.ts';

it('names no two brands alike in a market of two million products', () => {
  const names = Array.from({ length: roundsFor(2_000_000) }, (_, round) => brandsOfRound(round)).flatMap(
    (brands) => brands.map(({ name }) => name),
  );
  expect(names.length).toBeGreaterThan(50_000);
  expect(new Set(names).size).toBe(names.length);
});
