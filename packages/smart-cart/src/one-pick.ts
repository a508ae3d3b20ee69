import type { PlanReport } from './check-plan.ts';
import type { Instance, Plan } from './instance.ts';
import { Picks } from './naive-plan.ts';
import type { OfferSeller } from './offers.ts';

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
  const picks = new Picks(instance);
  const naive = picks.report(instance);
  const needed = new Set<string>();
  let report = naive;
  while (report.violations.length > 0) {
    // One at a time: the goods of a seller that goes may lift another over its minimum.
    const refusing = firstRefusing(report, needed);
    if (refusing === undefined) return { naive, orderable: null };
    picks.close(refusing);
    const without = picks.report(instance);
    if (without.short > naive.short) {
      // Nobody else has what it sells; what the others lose may still bring it over its minimum.
      picks.open(refusing);
      needed.add(refusing);
    } else {
      report = without;
    }
  }
  return { naive, orderable: report };
}

/**
 * A plan that keeps every rule but may be short: first the sellers go that nobody needs, then those as well that alone
 * have something but stay under
 * their minimum basket or over the cap on sellers. Null when that leads nowhere.
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

/** The same under a cap: only among `most` sellers, one after the other the one that brings most of what is missing. */
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

/** Where there are too many sellers: the last of those that were opened for want of others. */
const oneTooMany = (report: PlanReport, except: ReadonlySet<string>): string | undefined =>
  report.violations.some(({ kind }) => kind === 'maxSellers')
    ? report.sellerIds.findLast((sellerId) => !except.has(sellerId))
    : undefined;
