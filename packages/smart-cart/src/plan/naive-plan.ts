import { checkPlan, type PlanReport } from './check-plan.ts';
import {
  type Demand,
  type Instance,
  type Listing,
  type Plan,
  type PlanLine,
  receivedUnits,
} from '../model/instance.ts';
import { type Offer, usableOffers } from '../model/offers.ts';

export interface NaivePlan {
  readonly plan: Plan;
  readonly report: PlanReport;
}

/**
 * Returns the greedy plan: each product from its cheapest offers, without regard to shipping and minimum baskets. It is
 * the baseline of the reported saving; it often cannot be ordered, and its report says why.
 */
export function naivePlan(instance: Instance): NaivePlan {
  const picks = new Picks(instance);
  return { plan: picks.plan(), report: picks.report(instance) };
}

/**
 * The greedy pick with sellers closed and opened one at a time: only the products of the changed seller are picked
 * again.
 */
export class Picks {
  readonly #demand: readonly Demand[];
  /** The offers of each product in the order of the demand, cheapest first. */
  readonly #offers: readonly (readonly Offer[])[];
  readonly #productsOf = new Map<string, number[]>();
  readonly #closed = new Set<string>();
  readonly #listings = new Map<string, Listing>();
  #picked: Plan[];

  constructor(instance: Instance) {
    this.#demand = instance.demand;
    const byProduct = new Map<string, { offer: Offer; price: number }[]>();
    const blind = instance.sellers.map((seller) => ({ ...seller, minBasket: 0 }));
    for (const { offers } of usableOffers({ ...instance, sellers: blind }))
      for (const offer of offers) {
        this.#listings.set(offer.listing.listingId, offer.listing);
        const known = byProduct.get(offer.listing.productId);
        const entry = { offer, price: cheapestUnit(offer) };
        if (known) known.push(entry);
        else byProduct.set(offer.listing.productId, [entry]);
      }
    this.#offers = instance.demand.map(({ productId }, product) => {
      const entries = byProduct.get(productId) ?? [];
      for (const { offer } of entries) {
        const products = this.#productsOf.get(offer.listing.sellerId);
        if (products) products.push(product);
        else this.#productsOf.set(offer.listing.sellerId, [product]);
      }
      return entries.sort(byPrice).map(({ offer }) => offer);
    });
    this.#picked = instance.demand.map((_, product) => this.#pick(product));
  }

  plan(): Plan {
    return this.#picked.flat();
  }

  /** Recomputes the plan from its own listings only; a market of 10,000 would otherwise be read in every round. */
  report(instance: Instance): PlanReport {
    const plan = this.plan();
    return checkPlan(
      { ...instance, listings: plan.flatMap(({ listingId }) => this.#listings.get(listingId) ?? []) },
      plan,
    );
  }

  close(sellerId: string): void {
    this.#closed.add(sellerId);
    this.#pickAgain(sellerId);
  }

  open(sellerId: string): void {
    this.#closed.delete(sellerId);
    this.#pickAgain(sellerId);
  }

  #pickAgain(sellerId: string): void {
    for (const product of this.#productsOf.get(sellerId) ?? []) this.#picked[product] = this.#pick(product);
  }

  #pick(product: number): Plan {
    const lines: PlanLine[] = [];
    let missing = this.#demand[product]?.qty ?? 0;
    let room = this.#demand[product]?.maxQty ?? 0;
    for (const offer of this.#offers[product] ?? []) {
      if (missing <= 0) break;
      if (this.#closed.has(offer.listing.sellerId)) continue;
      const paid = smallestCover(offer, missing, room);
      if (paid === 0) continue;
      const units = receivedUnits(offer.listing, paid);
      missing -= units;
      room -= units;
      lines.push({ listingId: offer.listing.listingId, qty: paid });
    }
    return lines;
  }
}

/** Returns the fewest paid units that supply `missing`, or as many as fit into `room`; 0 when none do. */
export function smallestCover(offer: Offer, missing: number, room: number): number {
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
  if (receivedUnits(listing, paid) > room) {
    // Back to the most that fits, by binary search: received units never fall as paid ones rise.
    let isWithin = Math.ceil(low / listing.packSize) - 1;
    let tooMany = first;
    while (isWithin + 1 < tooMany) {
      const middle = Math.floor((isWithin + tooMany) / 2);
      if (receivedUnits(listing, middle * listing.packSize) <= room) isWithin = middle;
      else tooMany = middle;
    }
    paid = isWithin * listing.packSize;
  }
  return paid >= low && paid > 0 ? paid : 0;
}

/** Returns kuruş a received unit at the lowest price of an offer. */
export const cheapestUnit = (offer: Offer): number =>
  Math.min(...offer.segments.map((segment) => segment.unitPrice)) /
  (offer.listing.bonus && offer.high >= offer.listing.bonus.buy
    ? 1 + offer.listing.bonus.get / offer.listing.bonus.buy
    : 1);

interface Priced {
  readonly offer: Offer;
  readonly price: number;
}

/** Ties are broken by id, so that the same market gives the same plan. */
const byPrice = (a: Priced, b: Priced): number =>
  a.price - b.price || (a.offer.listing.listingId < b.offer.listing.listingId ? -1 : 1);
