import { describe, expect, it } from 'vitest';
import { loadSolver } from '../model/load-solver.ts';
import { type MarketParts, type OfferPart, partsOf, type SellerPart } from '../model/market-parts.ts';
import { usableOffers } from '../model/offers.ts';
import { publicLikeInstance } from '../testing/public-like.ts';
import { randomNumbers } from '../testing/random-instance.ts';
import { missedHull } from './threshold-hulls.ts';
import { countedOf, type ThresholdSet } from './threshold-sets.ts';

/** The most baskets of a seller that are enumerated; a seller with more is skipped. */
const MOST_BASKETS = 20_000;

describe('a separated cut', () => {
  it('is satisfied by every basket of its seller', async () => {
    const highs = await loadSolver();
    let found = 0;
    for (let seed = 1; seed <= 25; seed += 1) {
      const instance = publicLikeInstance(seed, { products: 4, sellers: 9 });
      const parts = partsOf(instance, usableOffers(instance), 0);
      if (!parts) throw new Error('Too many quantities.');
      const { taken, open } = mixed(parts, seed);
      for (const seller of parts.sellers) {
        const row = missedHull(highs, seller, taken, open(seller));
        const baskets = seller.offers.reduce((count, { choices }) => count * (choices.length + 1), 1);
        if (!row || baskets > MOST_BASKETS) continue;
        found += 1;
        expect(counted(row, seller, taken)).toBeLessThan(asked(row, open(seller)));
        expect(lightestCart(row, seller)).toBeGreaterThan(-1e-6);
      }
    }
    expect(found).toBeGreaterThan(20);
  });
});

/**
 * Returns a fractional point: one part of a choice of every offer, with every seller that has a threshold half open at
 * its last level.
 */
function mixed(parts: MarketParts, seed: number) {
  const random = randomNumbers(seed);
  const taken = new Float64Array(parts.choices);
  for (const { firstChoice, choices } of parts.offers)
    taken[firstChoice + Math.floor(random() * choices.length)] = 0.5 * random();
  const open = ({ levels }: SellerPart): number[] =>
    levels.map((_, level) => (level === levels.length - 1 ? 0.5 : 0));
  return { taken, open };
}

const asked = (row: ThresholdSet, open: readonly number[]): number =>
  row.asked.reduce((sum, goods, level) => sum + goods * (open[level] ?? 0), 0);

const counted = (row: ThresholdSet, { offers }: SellerPart, taken: Float64Array): number =>
  offers.reduce(
    (sum, part) =>
      sum +
      part.choices.reduce(
        (own, _, choice) => own + countedOf(row, part, choice) * (taken[part.firstChoice + choice] ?? 0),
        0,
      ),
    0,
  );

/** Returns the smallest slack of the cut over all baskets. */
function lightestCart(row: ThresholdSet, { offers, levels }: SellerPart): number {
  let least = Number.POSITIVE_INFINITY;
  const visit = (at: number, goods: number, weight: number): void => {
    const part: OfferPart | undefined = offers[at];
    if (!part) {
      for (const [level, { from }] of levels.entries())
        if (goods >= from - 1e-9) least = Math.min(least, weight - (row.asked[level] ?? 0));
      return;
    }
    visit(at + 1, goods, weight);
    for (const [choice, { goods: more }] of part.choices.entries())
      visit(at + 1, goods + more, weight + countedOf(row, part, choice));
  };
  visit(0, 0, 0);
  return least;
}
