import { checkPlan, type ViolationKind } from './check-plan.ts';
import {
  type Demand,
  type Instance,
  type Listing,
  type Plan,
  type PlanLine,
  receivedUnits,
  type Seller,
  unitPriceAt,
} from '../model/instance.ts';
import { refusedBy } from '../model/offers.ts';

/** The effect of the cheapest offer of the same product on the whole cart. */
export interface CheaperOffer {
  readonly listingId: string;
  /** How much more a unit of the chosen offer costs, in kuruş. */
  readonly unitDifference: number;
  /** How much more the whole cart would cost with it, in kuruş; null when that cart could not be ordered. */
  readonly basketDifference: number | null;
  /** Why it could not be ordered: a missed minimum basket, too little stock, a parcel too many … */
  readonly violations: readonly ViolationKind[];
  /** The sellers whose minimum basket would be missed. */
  readonly belowMinBasket: readonly string[];
}

export interface LineReason {
  readonly listingId: string;
  /** Null when no offer of the product has a lower unit price. */
  readonly cheaper: CheaperOffer | null;
}

/** Explains each line of a plan by trying the cheaper offer that was not chosen in the whole cart. */
export function explainLines(instance: Instance, plan: Plan): LineReason[] {
  const listings = new Map(instance.listings.map((listing) => [listing.listingId, listing]));
  const sellers = new Map(instance.sellers.map((seller) => [seller.sellerId, seller]));
  const offersOf = Map.groupBy(instance.listings, ({ productId }) => productId);
  const moves = new Moves(instance, plan, listings);
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
    const { difference, violations, belowMinBasket } = moves.move(chosen, cheapest, qty);
    return {
      listingId,
      cheaper: {
        listingId: cheapest.listingId,
        unitDifference: unitPriceAt(chosen, qty) - unitPriceAt(cheapest, qty),
        basketDifference: violations.length === 0 ? difference : null,
        violations,
        belowMinBasket,
      },
    };
  });
}

/** Moves one line of a plan to another offer and checks only the two sellers and the product: nothing else changes. */
class Moves {
  readonly #instance: Instance;
  readonly #listings: ReadonlyMap<string, Listing>;
  readonly #bySeller: ReadonlyMap<string, PlanLine[]>;
  readonly #byProduct: ReadonlyMap<string, PlanLine[]>;
  readonly #sellers: ReadonlyMap<string, Seller>;
  readonly #demand: ReadonlyMap<string, Demand>;

  constructor(instance: Instance, plan: Plan, listings: ReadonlyMap<string, Listing>) {
    this.#instance = instance;
    this.#listings = listings;
    this.#bySeller = Map.groupBy(plan, ({ listingId }) => listings.get(listingId)?.sellerId ?? '');
    this.#byProduct = Map.groupBy(plan, ({ listingId }) => listings.get(listingId)?.productId ?? '');
    this.#sellers = new Map(instance.sellers.map((seller) => [seller.sellerId, seller]));
    this.#demand = new Map(instance.demand.map((demand) => [demand.productId, demand]));
  }

  move(
    from: Listing,
    to: Listing,
    qty: number,
  ): { difference: number; violations: ViolationKind[]; belowMinBasket: string[] } {
    const touched = [
      ...new Set([
        ...(this.#bySeller.get(from.sellerId) ?? []),
        ...(this.#bySeller.get(to.sellerId) ?? []),
        ...(this.#byProduct.get(from.productId) ?? []),
      ]),
    ];
    const listings = touched.flatMap(({ listingId }) => this.#listings.get(listingId) ?? []);
    const demand = this.#demand.get(from.productId);
    const small: Instance = {
      ...this.#instance,
      demand: demand ? [demand] : [],
      sellers: [...new Set([...listings, to].map(({ sellerId }) => sellerId))].flatMap(
        (sellerId) => this.#sellers.get(sellerId) ?? [],
      ),
      listings: listings.includes(to) ? listings : [...listings, to],
      constraints: { ...this.#instance.constraints, maxSellers: null },
    };
    const before = checkPlan(small, touched);
    const after = checkPlan(small, moveLine(touched, from.listingId, to.listingId, qty));
    const kinds = new Set(after.violations.map(({ kind }) => kind));
    // The small market does not require the other products of the two sellers.
    kinds.delete('notDemanded');
    const parcels = this.#bySeller.size + after.sellerIds.length - before.sellerIds.length;
    const most = this.#instance.constraints.maxSellers;
    if (most !== null && parcels > most) kinds.add('maxSellers');
    const belowMinBasket = after.violations.flatMap(({ kind, subject }) =>
      kind === 'minBasket' ? [subject] : [],
    );
    return { difference: after.total - before.total, violations: [...kinds], belowMinBasket };
  }
}

/** The offers of one product, counted by outcome. */
export interface OfferCount {
  readonly productId: string;
  readonly usable: number;
  readonly expiry: number;
  readonly rating: number;
  readonly official: number;
  readonly soldOut: number;
}

/** Returns for each named product the number of its offers and how many each wish excludes. */
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

/** Returns kuruş a received unit when `qty` are ordered, bonus included. */
const effectivePrice = (listing: Listing, qty: number): number =>
  (unitPriceAt(listing, qty) * qty) / Math.max(1, receivedUnits(listing, qty));

function moveLine(plan: Plan, from: string, to: string, qty: number): Plan {
  const rest = plan.filter(({ listingId }) => listingId !== from);
  const there = rest.find(({ listingId }) => listingId === to);
  if (!there) return [...rest, { listingId: to, qty }];
  return rest.map((line) => (line === there ? { listingId: to, qty: line.qty + qty } : line));
}
