import { checkPlan } from '../plan/check-plan.ts';
import { type Instance, type Listing, type Plan, type PlanLine, receivedUnits } from '../model/instance.ts';

/**
 * Returns the optimum of a tiny instance by trying every combination of quantities: the fewest missing units, then the
 * lowest cost. Returns null when no plan satisfies every rule. The checker alone decides whether a plan is valid.
 */
export function bruteForce(instance: Instance): { short: number; total: number } | null {
  const caps = new Map(instance.demand.map(({ productId, maxQty }) => [productId, maxQty]));
  let best: { short: number; total: number } | null = null;
  const visit = (index: number, plan: Plan, units: ReadonlyMap<string, number>): void => {
    const listing = instance.listings[index];
    if (!listing) {
      const report = checkPlan(instance, plan);
      if (report.violations.length > 0) return;
      if (!best || report.short < best.short || (report.short === best.short && report.total < best.total))
        best = { short: report.short, total: report.total };
      return;
    }
    visit(index + 1, plan, units);
    const had = units.get(listing.productId) ?? 0;
    for (const line of linesOf(listing, (caps.get(listing.productId) ?? 0) - had))
      visit(
        index + 1,
        [...plan, line],
        new Map(units).set(listing.productId, had + receivedUnits(listing, line.qty)),
      );
  };
  visit(0, [], new Map());
  return best;
}

function linesOf(listing: Listing, room: number): PlanLine[] {
  const lines: PlanLine[] = [];
  const high = Math.min(listing.stock, room, listing.maxQty ?? room);
  for (let qty = listing.packSize; qty <= high; qty += listing.packSize)
    if (qty >= listing.minQty && receivedUnits(listing, qty) <= Math.min(listing.stock, room))
      lines.push({ listingId: listing.listingId, qty });
  return lines;
}
