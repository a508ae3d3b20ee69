import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BuyerTally,
  effectOf,
  factsOfBuyer,
  mostInfluenceOfBuyer,
  ordersForScore,
  ordersForSettledScore,
  type ScoreFacts,
  scoreOf,
  scorePartRules,
  scoreParts,
  scoreTenths,
  sellerScore,
  topScore,
} from './seller-score.ts';

const noFacts: ScoreFacts = { dispatch: [], supply: [], expiry: [], returns: [], ratings: [] };

/**
 * Returns facts with the same tallies in every part of the score that is measured on orders; `good` is the share of
 * good facts.
 */
const withOrders = (buyers: number, each: number, good = 1): ScoreFacts => {
  const tallies = Array.from({ length: buyers }, (_, i) => ({
    buyerId: i + 1,
    facts: each,
    good: each * good,
  }));
  return { dispatch: tallies, supply: tallies, expiry: tallies, returns: tallies, ratings: [] };
};

const anyTallies = fc
  .uniqueArray(
    fc.record({
      buyerId: fc.integer({ min: 1, max: 8 }),
      facts: fc.integer({ min: 1, max: 12 }),
      share: fc.float({ min: 0, max: 1, noNaN: true }),
    }),
    {
      selector: ({ buyerId }) => buyerId,
      maxLength: 6,
    },
  )
  .map((rows) =>
    rows.map(({ buyerId, facts, share }): BuyerTally => ({ buyerId, facts, good: facts * share })),
  );
const anyFacts: fc.Arbitrary<ScoreFacts> = fc.record({
  dispatch: anyTallies,
  supply: anyTallies,
  expiry: anyTallies,
  returns: anyTallies,
  ratings: anyTallies,
});
const anyPart = fc.constantFrom(...scoreParts);
const rounding = 1e-9;

const replaced = (
  tallies: readonly BuyerTally[],
  buyerId: number,
  facts: number,
  good: number,
): BuyerTally[] => [...tallies.filter((tally) => tally.buyerId !== buyerId), { buyerId, facts, good }];

it('the weights add up to a hundred', () => {
  expect(scoreParts.reduce((sum, part) => sum + scorePartRules[part].weight, 0)).toBe(100);
});

describe('any facts', () => {
  it('give a score of 0 to 10', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { score, parts } = sellerScore(facts);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(10);
        for (const { confidence, gain } of parts) {
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThan(1);
          expect(gain).toBeGreaterThanOrEqual(-rounding);
        }
      }),
    );
  });

  it('a better result never lowers the score, nor does another good one', () => {
    fc.assert(
      fc.property(
        anyFacts,
        anyPart,
        fc.integer({ min: 1, max: 9 }),
        fc.float({ min: 0, max: 1, noNaN: true }),
        (facts, part, buyerId, better) => {
          const own = facts[part].find((tally) => tally.buyerId === buyerId) ?? { facts: 0, good: 0 };
          const before = scoreOf(facts);
          const improved = Math.min(own.facts, own.good + better);
          const changed = own.facts === 0 ? facts[part] : replaced(facts[part], buyerId, own.facts, improved);
          expect(scoreOf({ ...facts, [part]: changed })).toBeGreaterThanOrEqual(before - rounding);
          const more = replaced(facts[part], buyerId, own.facts + 1, own.good + 1);
          expect(scoreOf({ ...facts, [part]: more })).toBeGreaterThanOrEqual(before - rounding);
          const worse = replaced(facts[part], buyerId, own.facts + 1, own.good);
          expect(scoreOf({ ...facts, [part]: worse })).toBeLessThanOrEqual(before + rounding);
        },
      ),
    );
  });

  it('all results of one buyer in all parts move the score by no more than the limit', () => {
    const anyOwn = fc.array(fc.tuple(fc.nat({ max: 1000 }), fc.float({ min: 0, max: 1, noNaN: true })), {
      minLength: scoreParts.length,
      maxLength: scoreParts.length,
    });
    fc.assert(
      fc.property(anyFacts, anyOwn, anyOwn, (facts, one, other) => {
        const played = (own: readonly (readonly [number, number])[]): number =>
          scoreOf({
            ...facts,
            ...Object.fromEntries(
              scoreParts.map((part, i) => {
                const [count, share] = own[i] ?? [0, 0];
                return [part, replaced(facts[part], 99, count, count * share)];
              }),
            ),
          });
        expect(Math.abs(played(one) - played(other))).toBeLessThanOrEqual(mostInfluenceOfBuyer + rounding);
      }),
    );
  });

  it('the number of orders to the top score is minimal', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { ordersToTop } = sellerScore(facts);
        fc.pre(ordersToTop !== null && ordersToTop > 0);
        const after = (orders: number): number => {
          const fresh = Array.from({ length: orders }, (_, i) => ({ buyerId: 1000 + i, facts: 1, good: 1 }));
          const { ratings, ...rest } = facts;
          return scoreOf({
            ratings,
            dispatch: [...rest.dispatch, ...fresh],
            supply: [...rest.supply, ...fresh],
            expiry: [...rest.expiry, ...fresh],
            returns: [...rest.returns, ...fresh],
          });
        };
        const orders = ordersToTop ?? 0;
        expect(after(orders)).toBeGreaterThanOrEqual(topScore - rounding);
        expect(after(orders - 1)).toBeLessThan(topScore + rounding);
      }),
    );
  });
});

it('few results have little effect: one late order of the first lowers the score by less than a tenth', () => {
  const late = { ...noFacts, dispatch: [{ buyerId: 1, facts: 1, good: 0 }] };
  expect(scoreOf(noFacts)).toBeCloseTo(9, 10);
  expect(scoreOf(noFacts) - scoreOf(late)).toBeLessThan(0.1);
});

it('a hundred orders of one buyer count as three', () => {
  expect(scoreOf(withOrders(1, 100))).toBeCloseTo(scoreOf(withOrders(1, factsOfBuyer)), 10);
});

it.each([
  [ordersForScore - 1, false, false],
  [ordersForScore, true, false],
  [ordersForSettledScore, true, true],
])('with %d orders it is shown: %s, settled: %s', (orders, isShown, isSettled) => {
  const score = sellerScore(withOrders(orders, 1));
  expect(score).toMatchObject({ isShown, isSettled });
  expect(scoreTenths(score) === null).toBe(!isShown);
});

it('the effect of a result is the gain of the score without it', () => {
  const facts = { ...withOrders(10, 2), dispatch: [{ buyerId: 1, facts: 2, good: 1 }] };
  const without = { ...facts, dispatch: [{ buyerId: 1, facts: 1, good: 1 }] };
  expect(effectOf(facts, 'dispatch', 1, 0)).toBeCloseTo(scoreOf(facts) - scoreOf(without), 10);
  expect(effectOf(facts, 'dispatch', 1, 0)).toBeLessThan(0);
});
