import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { Coverage } from './coverage.ts';
import { searchCoverage } from './coverage-search.ts';
import { usableOffers } from '../../model/offers.ts';
import { marketInstance } from '../../testing/market-instance.ts';

const missingOf = (coverage: Coverage, chosen: readonly number[]): number => {
  const missing = Int32Array.from(coverage.wanted);
  for (const seller of chosen) coverage.take(seller, missing);
  return missing.reduce((sum, units) => sum + units, 0);
};

/** Returns all subsets of exactly `most` of the sellers 0 to `sellers - 1`. */
function* choicesOf(sellers: number, most: number, from = 0): Generator<number[]> {
  if (most === 0) yield [];
  else
    for (let seller = from; seller <= sellers - most; seller += 1)
      for (const others of choicesOf(sellers, most - 1, seller + 1)) yield [seller, ...others];
}

it('visits every subset of sellers that leaves fewer units missing than asked for', () => {
  assert(
    property(integer({ min: 1, max: 1e6 }), integer({ min: 1, max: 5 }), (seed, most) => {
      const instance = marketInstance(seed, { products: 7, sellers: 11, features: true, stock: 0.3 });
      const coverage = new Coverage(instance.demand, usableOffers(instance));
      const shorts = [...choicesOf(coverage.sellers, most)].map((chosen) => missingOf(coverage, chosen));
      const fewest = Math.min(...shorts);
      for (const spare of [1, 4]) {
        const visited: number[][] = [];
        const isEnded = searchCoverage(coverage, {
          most,
          enough: () => fewest + spare,
          over: () => false,
          visit: (chosen) => visited.push([...chosen]),
        });
        expect(isEnded).toBe(true);
        const left = [...choicesOf(coverage.sellers, most)].filter(
          (chosen, index) =>
            (shorts[index] ?? 0) < fewest + spare &&
            !visited.some((sellers) => chosen.every((seller) => sellers.includes(seller))),
        );
        expect(left).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});
