import { expect, it } from 'vitest';
import { usableOffers } from '../model/offers.ts';
import { SeparableFloor } from './separable-floor.ts';
import { bruteForce } from '../testing/brute-force.ts';
import { randomInstance } from '../testing/random-instance.ts';

it('is below the cheapest of the plans with the fewest units missing, and falls as more units may be missing', () => {
  let known = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const instance = randomInstance(seed, {
      products: 3,
      sellers: 3,
      density: 0.7,
      maxUnits: 4,
      features: true,
      constraints: { maxSellers: 1, shortage: 'allow' },
    });
    const truth = bruteForce(instance);
    const floor = new SeparableFloor(instance, usableOffers(instance));
    if (!truth) continue;
    expect(floor.short).toBeLessThanOrEqual(truth.short);
    const goods = [floor.short, truth.short, truth.short + 1, Number.POSITIVE_INFINITY].map((most) =>
      floor.goods(most),
    );
    expect(goods).toEqual(goods.toSorted((a, b) => b - a));
    expect(goods[1]).toBeLessThanOrEqual(truth.total);
    expect(goods[3]).toBe(0);
    if ((goods[1] ?? 0) > 0) known += 1;
  }
  expect(known).toBeGreaterThan(20);
});
