import { type Instance, type Plan, receivedUnits, shippingFeeAt, unitPriceAt } from '../model/instance.ts';

export const violationKinds = [
  'unknownListing',
  'listingTwice',
  'notDemanded',
  'quantity',
  'minQty',
  'maxQty',
  'packSize',
  'stock',
  'expiry',
  'rating',
  'official',
  'minBasket',
  'short',
  'over',
  'maxSellers',
] as const;
export type ViolationKind = (typeof violationKinds)[number];

export interface Violation {
  readonly kind: ViolationKind;
  /** The listing, seller or product that breaks the rule; empty for the whole plan. */
  readonly subject: string;
}

/** A plan recomputed in integers. All amounts are kuruş. */
export interface PlanReport {
  readonly violations: readonly Violation[];
  readonly goods: number;
  readonly shipping: number;
  readonly total: number;
  /** Units that no line of the plan brings. */
  readonly short: number;
  readonly sellerIds: readonly string[];
}

/**
 * Recomputes a plan in integers and names every rule that it breaks. It shares only the three price functions of the
 * instance with the solver; every plan passes here before it is shown.
 */
export function checkPlan(instance: Instance, plan: Plan): PlanReport {
  const violations: Violation[] = [];
  const breaks = (kind: ViolationKind, subject: string) => violations.push({ kind, subject });
  const listings = new Map(instance.listings.map((listing) => [listing.listingId, listing]));
  const sellers = new Map(instance.sellers.map((seller) => [seller.sellerId, seller]));
  const wanted = new Set(instance.demand.map((demand) => demand.productId));
  const { constraints } = instance;
  const received = new Map<string, number>();
  const subtotals = new Map<string, number>();
  const seen = new Set<string>();

  for (const { listingId, qty } of plan) {
    const listing = listings.get(listingId);
    const seller = listing && sellers.get(listing.sellerId);
    if (!listing || !seller) {
      breaks('unknownListing', listingId);
      continue;
    }
    if (seen.has(listingId)) breaks('listingTwice', listingId);
    seen.add(listingId);
    if (!wanted.has(listing.productId)) breaks('notDemanded', listingId);
    if (!Number.isSafeInteger(qty) || qty <= 0) breaks('quantity', listingId);
    if (qty < listing.minQty) breaks('minQty', listingId);
    if (listing.maxQty !== null && qty > listing.maxQty) breaks('maxQty', listingId);
    if (qty % listing.packSize !== 0) breaks('packSize', listingId);
    const units = receivedUnits(listing, qty);
    if (units > listing.stock) breaks('stock', listingId);
    if (constraints.minExpiry !== null && listing.expiry !== null && listing.expiry < constraints.minExpiry)
      breaks('expiry', listingId);
    if (constraints.minRating !== null && seller.rating < constraints.minRating) breaks('rating', listingId);
    if (constraints.officialOnly && !seller.official) breaks('official', listingId);
    received.set(listing.productId, (received.get(listing.productId) ?? 0) + units);
    const cost = qty * unitPriceAt(listing, qty);
    subtotals.set(seller.sellerId, (subtotals.get(seller.sellerId) ?? 0) + cost);
  }

  let goods = 0;
  let shipping = 0;
  for (const [sellerId, subtotal] of subtotals) {
    const seller = sellers.get(sellerId);
    if (!seller) continue;
    goods += subtotal;
    shipping += shippingFeeAt(seller, subtotal);
    if (subtotal < seller.minBasket) breaks('minBasket', sellerId);
  }
  let short = 0;
  for (const { productId, qty, maxQty } of instance.demand) {
    const units = received.get(productId) ?? 0;
    if (units < qty) {
      short += qty - units;
      if (constraints.shortage === 'forbid') breaks('short', productId);
    }
    if (units > maxQty) breaks('over', productId);
  }
  if (constraints.maxSellers !== null && subtotals.size > constraints.maxSellers) breaks('maxSellers', '');
  return { violations, goods, shipping, total: goods + shipping, short, sellerIds: [...subtotals.keys()] };
}
