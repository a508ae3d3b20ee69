import { checkPlan, type ViolationKind } from './check-plan.ts';
import { type Instance, type Listing, type Plan, receivedUnits, unitPriceAt } from './instance.ts';
import { refusedBy } from './offers.ts';

/** What the cheapest offer of the same product would have done to the whole basket. */
export interface CheaperOffer {
  readonly listingId: string;
  /** Kuruş a unit that the chosen offer costs more. */
  readonly unitDifference: number;
  /** Kuruş that the whole basket would cost more with it; null when the basket could then not be ordered. */
  readonly basketDifference: number | null;
  /** Why it could not be ordered: a missed minimum basket, too little stock, a parcel too many … */
  readonly violations: readonly ViolationKind[];
}

export interface LineReason {
  readonly listingId: string;
  /** Null when no offer of the product has a lower unit price. */
  readonly cheaper: CheaperOffer | null;
}

/** Why each line of a plan is where it is: the cheaper offer that was passed over, tried in the whole basket. */
export function explainLines(instance: Instance, plan: Plan): LineReason[] {
  const listings = new Map(instance.listings.map((listing) => [listing.listingId, listing]));
  const sellers = new Map(instance.sellers.map((seller) => [seller.sellerId, seller]));
  const total = checkPlan(instance, plan).total;
  const offersOf = Map.groupBy(instance.listings, ({ productId }) => productId);
  // What no line of the plan uses is left out of each check, or a list of 500 lines would take seconds.
  const used = plan.flatMap(({ listingId }) => listings.get(listingId) ?? []);
  return plan.map(({ listingId, qty }) => {
    const chosen = listings.get(listingId);
    if (!chosen) return { listingId, cheaper: null };
    const rivals = (offersOf.get(chosen.productId) ?? []).filter((listing) => {
      const seller = sellers.get(listing.sellerId);
      return (
        seller !== undefined &&
        refusedBy(instance.constraints, listing, seller) === null &&
        effectivePrice(listing, qty) < effectivePrice(chosen, qty)
      );
    });
    const cheapest = rivals.sort((a, b) => effectivePrice(a, qty) - effectivePrice(b, qty))[0];
    if (!cheapest) return { listingId, cheaper: null };
    const small = { ...instance, listings: used.includes(cheapest) ? used : [...used, cheapest] };
    const moved = checkPlan(small, moveLine(plan, listingId, cheapest.listingId, qty));
    return {
      listingId,
      cheaper: {
        listingId: cheapest.listingId,
        unitDifference: unitPriceAt(chosen, qty) - unitPriceAt(cheapest, qty),
        basketDifference: moved.violations.length === 0 ? moved.total - total : null,
        violations: [...new Set(moved.violations.map(({ kind }) => kind))],
      },
    };
  });
}

/** Offers of one product, counted by what becomes of them. */
export interface OfferCount {
  readonly productId: string;
  readonly usable: number;
  readonly expiry: number;
  readonly rating: number;
  readonly official: number;
  readonly soldOut: number;
}

/** For each product named: how many offers there are, and how many of them each wish removed. */
export function countOffers(instance: Instance, productIds: readonly string[]): OfferCount[] {
  const sellers = new Map(instance.sellers.map((seller) => [seller.sellerId, seller]));
  const offersOf = Map.groupBy(instance.listings, ({ productId }) => productId);
  return productIds.map((productId) => {
    const count = { productId, usable: 0, expiry: 0, rating: 0, official: 0, soldOut: 0 };
    for (const listing of offersOf.get(productId) ?? []) {
      const seller = sellers.get(listing.sellerId);
      if (!seller) continue;
      const refused = refusedBy(instance.constraints, listing, seller);
      if (refused) count[refused] += 1;
      else if (listing.stock < listing.minQty) count.soldOut += 1;
      else count.usable += 1;
    }
    return count;
  });
}

/** Kuruş for a unit received when `qty` are ordered, the bonus counted in. */
const effectivePrice = (listing: Listing, qty: number): number =>
  (unitPriceAt(listing, qty) * qty) / Math.max(1, receivedUnits(listing, qty));

function moveLine(plan: Plan, from: string, to: string, qty: number): Plan {
  const rest = plan.filter(({ listingId }) => listingId !== from);
  const there = rest.find(({ listingId }) => listingId === to);
  if (!there) return [...rest, { listingId: to, qty }];
  return rest.map((line) => (line === there ? { listingId: to, qty: line.qty + qty } : line));
}
