import type { PlanReport } from './check-plan.ts';
import type { Instance } from './instance.ts';
import { naivePlan } from './naive-plan.ts';

export interface OnePick {
  /** Each product from its cheapest offer, whether or not that can be ordered. */
  readonly naive: PlanReport;
  /** The same after leaving out, one by one, the sellers whose minimum basket it misses; null when nothing is left. */
  readonly orderable: PlanReport | null;
}

/**
 * What a buyer reaches by picking product by product. An unorderable pick is no yardstick: the saving is told against
 * the pick that remains when the sellers that would refuse it are left out.
 */
export function onePick(instance: Instance): OnePick {
  const naive = naivePlan(instance).report;
  const left = new Map(instance.sellers.map((seller) => [seller.sellerId, seller]));
  const needed = new Set<string>();
  let report = naive;
  while (report.violations.length > 0) {
    // One at a time: the goods of a seller that goes may lift another over its minimum.
    const refusing = report.violations.find(
      ({ kind, subject }) => kind === 'minBasket' && !needed.has(subject),
    );
    const seller = refusing && left.get(refusing.subject);
    if (!seller) return { naive, orderable: null };
    left.delete(seller.sellerId);
    const without = naivePlan({ ...instance, sellers: [...left.values()] }).report;
    if (without.short > naive.short) {
      // Nobody else has what it sells; what the others lose may still bring it over its minimum.
      left.set(seller.sellerId, seller);
      needed.add(seller.sellerId);
    } else {
      report = without;
    }
  }
  return { naive, orderable: report };
}
