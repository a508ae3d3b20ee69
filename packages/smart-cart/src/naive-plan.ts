import { checkPlan, type PlanReport } from './check-plan.ts';
import { type Instance, type Plan, type PlanLine, receivedUnits } from './instance.ts';
import { type Offer, usableOffers } from './offers.ts';

export interface NaivePlan {
  readonly plan: Plan;
  readonly report: PlanReport;
}

/**
 * What every other marketplace does: each product from its cheapest offers, one by one, blind to parcels and minimum
 * baskets. It is the yardstick of the saving and often cannot be ordered; its report says why.
 */
export function naivePlan(instance: Instance): NaivePlan {
  const offers = usableOffers({
    ...instance,
    sellers: instance.sellers.map((seller) => ({ ...seller, minBasket: 0 })),
  })
    .flatMap((group) => group.offers)
    .sort(
      (a, b) => cheapestUnit(a) - cheapestUnit(b) || a.listing.listingId.localeCompare(b.listing.listingId),
    );
  const plan: PlanLine[] = [];
  for (const { productId, qty, maxQty } of instance.demand) {
    let missing = qty;
    let room = maxQty;
    for (const offer of offers) {
      if (missing <= 0) break;
      if (offer.listing.productId !== productId) continue;
      const paid = smallestCover(offer, missing, room);
      if (paid === 0) continue;
      const units = receivedUnits(offer.listing, paid);
      missing -= units;
      room -= units;
      plan.push({ listingId: offer.listing.listingId, qty: paid });
    }
  }
  return { plan, report: checkPlan(instance, plan) };
}

/** The fewest units to pay that bring `missing`, or as many as fit into `room`; 0 when none do. */
function smallestCover(offer: Offer, missing: number, room: number): number {
  const { listing } = offer;
  const low = offer.segments[0]?.low ?? 0;
  let first = Math.ceil(low / listing.packSize);
  let last = Math.floor(offer.high / listing.packSize);
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (receivedUnits(listing, middle * listing.packSize) >= missing) last = middle;
    else first = middle + 1;
  }
  let paid = first * listing.packSize;
  while (paid >= low && receivedUnits(listing, paid) > room) paid -= listing.packSize;
  return paid >= low && paid > 0 ? paid : 0;
}

const cheapestUnit = (offer: Offer): number =>
  Math.min(...offer.segments.map((segment) => segment.unitPrice)) /
  (offer.listing.bonus && offer.high >= offer.listing.bonus.buy
    ? 1 + offer.listing.bonus.get / offer.listing.bonus.buy
    : 1);
