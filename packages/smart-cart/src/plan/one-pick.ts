import type { PlanReport } from './check-plan.ts';
import type { Instance, Plan } from '../model/instance.ts';
import { Picks } from './naive-plan.ts';
import type { OfferSeller } from '../model/offers.ts';

export interface OnePick {
  /** Each product from its cheapest offer, whether or not that can be ordered. */
  readonly naive: PlanReport;
  /** The same after removing, one by one, the sellers whose minimum basket it misses; null when nothing is left. */
  readonly orderable: PlanReport | null;
}

/**
 * Returns what a buyer reaches by picking product by product. A pick that cannot be ordered is no baseline: the saving
 * is measured against the pick that remains without the sellers that would refuse it.
 */
export function onePick(instance: Instance): OnePick {
  const picks = new Picks(instance);
  const naive = picks.report(instance);
  const needed = new Set<string>();
  let report = naive;
  while (report.violations.length > 0) {
    // One at a time: the goods of a removed seller may raise another above its minimum.
    const refusing = firstRefusing(report, needed);
    if (refusing === undefined) return { naive, orderable: null };
    picks.close(refusing);
    const without = picks.report(instance);
    if (without.short > naive.short) {
      // It is the only seller of its products; the goods of removed sellers may still raise it above its minimum.
      picks.open(refusing);
      needed.add(refusing);
    } else {
      report = without;
    }
  }
  return { naive, orderable: report };
}

/**
 * Returns a plan that keeps every rule but may have missing units: first it removes sellers whose products others have,
 * then also the only sellers of a product that stay below their minimum basket or exceed the cap on sellers. Null when
 * no such plan is found.
 */
export function orderablePick(instance: Instance): Plan | null {
  const picks = new Picks(instance);
  const lenient: Instance = { ...instance, constraints: { ...instance.constraints, shortage: 'allow' } };
  const needed = new Set<string>();
  let report = picks.report(lenient);
  for (let left = 2 * instance.sellers.length; report.violations.length > 0 && left > 0; left -= 1) {
    const spare = firstRefusing(report, needed) ?? oneTooMany(report, needed);
    const refusing = spare ?? firstRefusing(report, new Set()) ?? oneTooMany(report, new Set());
    if (refusing === undefined) return null;
    picks.close(refusing);
    const without = picks.report(lenient);
    if (spare !== undefined && without.short > report.short) {
      picks.open(refusing);
      needed.add(refusing);
    } else {
      report = without;
    }
  }
  return report.violations.length > 0 ? null : picks.plan();
}

/**
 * Returns the same under a cap of `most` sellers, chosen greedily by how much of the missing units they
 * supply.
 */
export function cappedPick(instance: Instance, sellers: readonly OfferSeller[], most: number): Plan | null {
  const wanted = new Map(instance.demand.map(({ productId, qty }) => [productId, qty]));
  const missing = new Map(wanted);
  const chosen = new Set<OfferSeller>();
  const shareOf = ({ offers }: OfferSeller): number =>
    offers.reduce((sum, { listing: { productId }, high }) => {
      const units = Math.min(high, missing.get(productId) ?? 0);
      return sum + units / (wanted.get(productId) ?? 1);
    }, 0);
  while (chosen.size < most) {
    let best: { readonly group: OfferSeller; readonly share: number } | null = null;
    for (const group of sellers) {
      const share = chosen.has(group) ? 0 : shareOf(group);
      if (share > (best?.share ?? 0)) best = { group, share };
    }
    if (!best) break;
    chosen.add(best.group);
    for (const { listing, high } of best.group.offers)
      missing.set(listing.productId, Math.max(0, (missing.get(listing.productId) ?? 0) - high));
  }
  return orderablePick({ ...instance, sellers: [...chosen].map(({ seller }) => seller) });
}

const firstRefusing = (report: PlanReport, except: ReadonlySet<string>): string | undefined =>
  report.violations.find(({ kind, subject }) => kind === 'minBasket' && !except.has(subject))?.subject;

/** Above the cap: the last of the sellers that were opened for lack of another. */
const oneTooMany = (report: PlanReport, except: ReadonlySet<string>): string | undefined =>
  report.violations.some(({ kind }) => kind === 'maxSellers')
    ? report.sellerIds.findLast((sellerId) => !except.has(sellerId))
    : undefined;
