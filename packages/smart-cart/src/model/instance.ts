/**
 * One product that the buyer wants. Quantities are units received; `maxQty` caps the units that packs and bonuses add
 * up to.
 */
export interface Demand {
  readonly productId: string;
  readonly qty: number;
  readonly maxQty: number;
}

/** From this goods subtotal (kuruş, inclusive) the parcel costs `fee` kuruş. */
export interface ShippingStep {
  readonly from: number;
  readonly fee: number;
}

export interface Seller {
  readonly sellerId: string;
  /** 0 to 100. */
  readonly rating: number;
  readonly official: boolean;
  /** Goods subtotal in kuruş below which the seller takes no order. */
  readonly minBasket: number;
  /** Sorted by `from`, the first from 0, fees never rising. */
  readonly shipping: readonly ShippingStep[];
}

/** All-units price: the last tier reached prices every unit of the line. */
export interface Tier {
  readonly fromQty: number;
  readonly unitPrice: number;
}

/** For every `buy` units paid, `get` more come free and take stock. */
export interface Bonus {
  readonly buy: number;
  readonly get: number;
}

export interface Listing {
  readonly listingId: string;
  readonly productId: string;
  readonly sellerId: string;
  /** Kuruş for a unit below the first tier. */
  readonly unitPrice: number;
  readonly stock: number;
  readonly minQty: number;
  readonly maxQty: number | null;
  readonly packSize: number;
  /** `YYYY-MM-DD`, null for a product without expiry. */
  readonly expiry: string | null;
  readonly tiers: readonly Tier[];
  readonly bonus: Bonus | null;
  /** Other bonuses that run beside `bonus`: at each quantity the one that gives most counts, they are never added up. */
  readonly furtherBonuses?: readonly Bonus[];
}

/** The buyer's wishes for the whole basket; null or false is off. */
export interface Constraints {
  readonly minExpiry: string | null;
  readonly minRating: number | null;
  readonly officialOnly: boolean;
  readonly maxSellers: number | null;
  /** `allow`: first the fewest units short, then the cheapest. */
  readonly shortage: 'forbid' | 'allow';
}

/** No wishes: every offer may be bought, and the whole list must be supplied. */
export const noWishes: Constraints = {
  minExpiry: null,
  minRating: null,
  officialOnly: false,
  maxSellers: null,
  shortage: 'forbid',
};

/** A snapshot of the market with the buyer's list. */
export interface Instance {
  readonly id: string;
  readonly asOf: string;
  readonly demand: readonly Demand[];
  readonly sellers: readonly Seller[];
  readonly listings: readonly Listing[];
  readonly constraints: Constraints;
}

/** Units ordered and paid of one listing; a listing appears at most once in a plan. */
export interface PlanLine {
  readonly listingId: string;
  readonly qty: number;
}

export type Plan = readonly PlanLine[];

/** Returns units received for `paid` units: the bonus is automatic and cannot be declined. */
export function receivedUnits({ bonus, furtherBonuses }: Bonuses, paid: number): number {
  if (!bonus) return paid;
  let free = freeUnits(bonus, paid);
  if (furtherBonuses) for (const each of furtherBonuses) free = Math.max(free, freeUnits(each, paid));
  return paid + free;
}

export type Bonuses = Pick<Listing, 'bonus' | 'furtherBonuses'>;

const freeUnits = ({ buy, get }: Bonus, paid: number): number => Math.floor(paid / buy) * get;

/** Kuruş for one unit when `paid` units are ordered. */
export const unitPriceAt = (listing: Listing, paid: number): number =>
  listing.tiers.reduce((price, tier) => (paid >= tier.fromQty ? tier.unitPrice : price), listing.unitPrice);

/** Returns the shipping fee in kuruş of a seller whose goods total `subtotal` kuruş. */
export const shippingFeeAt = (seller: Seller, subtotal: number): number =>
  seller.shipping.reduce(
    (fee, step) => (subtotal >= step.from ? step.fee : fee),
    seller.shipping[0]?.fee ?? 0,
  );
