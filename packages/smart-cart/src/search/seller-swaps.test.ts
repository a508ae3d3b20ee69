import { expect, it } from 'vitest';
import { checkPlan } from '../plan/check-plan.ts';
import { usableOffers } from '../model/offers.ts';
import { cappedPick } from '../plan/one-pick.ts';
import { swapSellers } from './seller-swaps.ts';
import { marketInstance } from '../testing/market-instance.ts';

it('swaps sellers to reach plans that keep the cap and are cheaper than the initial pick', () => {
  const most = 4;
  const instance = marketInstance(3, {
    products: 10,
    sellers: 40,
    features: true,
    constraints: { maxSellers: most },
    traits: { offers: 3 },
  });
  const sellers = usableOffers(instance);
  const pick = checkPlan(instance, cappedPick(instance, sellers, most) ?? []);
  const named = new Set(pick.sellerIds);
  let asked = 0;
  const plans = swapSellers(instance, sellers, {
    begin: new Set([...sellers.keys()].filter((at) => named.has(sellers[at]?.seller.sellerId ?? ''))),
    use: sellers.map(({ offers }) => offers.length),
    most,
    over: () => {
      asked += 1;
      return asked > 1_500;
    },
  });
  const reports = [...plans].map((plan) => checkPlan(instance, plan));
  const whole = reports.filter(({ violations }) => violations.length === 0);
  expect(pick.violations).toEqual([]);
  expect(whole.length).toBeGreaterThan(reports.length / 2);
  expect(Math.min(...whole.map(({ total }) => total))).toBeLessThan(0.99 * pick.total);
});
