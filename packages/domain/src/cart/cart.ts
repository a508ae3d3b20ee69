import { isExpired } from '../expiry/expiry.ts';
import type { ListingState } from '../listing/listing.ts';
import { type Kurus, splitVat } from '../money/money.ts';

/** Why a line cannot be bought in its present form, or what changed since it was added (product §4). */
export const cartNotices = [
  'priceUp',
  'priceDown',
  'campaignEnded',
  'expirationChanged',
  'stockReduced',
  'soldOut',
  'expired',
  'withdrawn',
  'belowMinimum',
] as const;
export type CartNotice = (typeof cartNotices)[number];

/** The quantities that a seller allows in one cart. */
export interface QuantityRule {
  readonly stock: number;
  readonly minQuantity: number;
  readonly maxQuantity: number | null;
  /** Units are sold in whole packs of this size. */
  readonly packSize: number;
}

export interface CartLineFacts extends QuantityRule {
  readonly quantity: number;
  /** Price of one unit now without a campaign, in kuruş, VAT included. */
  readonly unitPrice: Kurus;
  readonly vatRate: number;
  /** ISO day, or null for goods without expiry. */
  readonly expiration: string | null;
  /** Price shown to the buyer when the line was added or last accepted. */
  readonly seenPrice: Kurus;
  readonly seenExpiration: string | null;
  readonly listingState: ListingState;
  /** A campaign made the line cheaper when the buyer looked last, and is over. */
  readonly hasCampaignEnded?: boolean;
  /** False for what may not be sold here at all (law 6197, art. 24) and for sellers who may not sell. */
  readonly isPermitted: boolean;
}

/** Returns the smallest quantity that can be bought, or null when the stock does not reach it. */
export function smallestQuantity(rule: QuantityRule): number | null {
  const packs = Math.ceil(rule.minQuantity / rule.packSize);
  const quantity = packs * rule.packSize;
  return quantity <= largestAllowed(rule) ? quantity : null;
}

/**
 * Returns the quantity nearest to `wanted` that can be bought, above it only to reach the minimum; null when
 * none can.
 */
export function nearestQuantity(rule: QuantityRule, wanted: number): number | null {
  const smallest = smallestQuantity(rule);
  if (smallest === null) return null;
  const within = Math.min(wanted, largestAllowed(rule));
  return Math.max(smallest, Math.floor(within / rule.packSize) * rule.packSize);
}

export type QuantityProblem = 'belowMinimum' | 'aboveMaximum' | 'notWholePacks' | 'outOfStock';

/** Returns why exactly `quantity` cannot be bought, or null when it can. */
export function quantityProblem(rule: QuantityRule, quantity: number): QuantityProblem | null {
  if (quantity > rule.stock) return 'outOfStock';
  if (rule.maxQuantity !== null && quantity > rule.maxQuantity) return 'aboveMaximum';
  if (quantity < rule.minQuantity) return 'belowMinimum';
  return quantity % rule.packSize === 0 ? null : 'notWholePacks';
}

function largestAllowed({ stock, maxQuantity }: QuantityRule): number {
  return maxQuantity === null ? stock : Math.min(stock, maxQuantity);
}

/** Returns the notices on a line for its buyer; in the order of `cartNotices`. */
export function cartNoticesOf(line: CartLineFacts, now: Date): CartNotice[] {
  const nearest = nearestQuantity(line, line.quantity);
  const applies: Readonly<Record<CartNotice, boolean>> = {
    priceUp: line.unitPrice > line.seenPrice,
    priceDown: line.unitPrice < line.seenPrice,
    campaignEnded: line.hasCampaignEnded === true,
    expirationChanged: line.expiration !== line.seenExpiration,
    stockReduced: nearest !== null && nearest < line.quantity,
    soldOut: nearest === null,
    expired: isExpired(line.expiration, now),
    withdrawn: line.listingState !== 'active' || !line.isPermitted,
    belowMinimum: nearest !== null && nearest > line.quantity,
  };
  return cartNotices.filter((notice) => applies[notice]);
}

const unbuyable = new Set<CartNotice>(['soldOut', 'expired', 'withdrawn']);
const unpayable = new Set<CartNotice>(['stockReduced', 'belowMinimum']);

/** False for lines that stay in the basket but are part of no total: sold out, expired, withdrawn. */
export function canBuyLine(notices: readonly CartNotice[]): boolean {
  return !notices.some((notice) => unbuyable.has(notice));
}

/** Returns whether the quantity of a line must be put right ("kabul et") before it can be paid. */
export function needsAcceptance(notices: readonly CartNotice[]): boolean {
  return notices.some((notice) => unpayable.has(notice));
}

/** From goods of this worth on (kuruş, inclusive) the seller pays so many percent, 1 to 99, of its shipping fee. */
export interface ShippingShare {
  readonly from: Kurus;
  readonly percent: number;
}

/** What a seller asks for a parcel, in kuruş. */
export interface ShippingTerms {
  readonly shippingFee: Kurus;
  /** Goods from which shipping is free; null when it never is. */
  readonly freeShippingFrom: Kurus | null;
  /** Null or left out where the buyer pays the whole fee until it is free. */
  readonly shippingShare?: ShippingShare | null;
}

/** A seller's terms for every cart, in kuruş. */
export interface SellerTerms extends ShippingTerms {
  readonly minBasket: Kurus;
  /** Surcharge of the chosen carrier, added also where the seller's own shipping is free. */
  readonly surcharge?: Kurus;
}

export interface CartGroupTotals {
  readonly goodsTotal: Kurus;
  readonly shippingFee: Kurus;
  readonly missingForFreeShipping: Kurus | null;
  readonly missingForMinBasket: Kurus;
  readonly vatTotal: Kurus;
  readonly total: Kurus;
}

/** The VAT that carriage carries, in percent; goods have their own. */
export const shippingVatRate = 20;

/** From goods of this worth on (kuruş, inclusive) the parcel costs `fee` kuruş. */
export interface ShippingStep {
  readonly from: Kurus;
  readonly fee: Kurus;
}

/**
 * Returns a seller's shipping fee as steps: sorted, the first from 0, fees never rising. The cart, its hints,
 * the smart cart and the calculator all use these.
 */
export function shippingSteps(terms: ShippingTerms): readonly ShippingStep[] {
  const { shippingFee: fee, freeShippingFrom: free, shippingShare: share = null } = terms;
  if (free !== null && free <= 0) return [{ from: 0, fee: 0 }];
  const isShared = share !== null && (free === null || share.from < free);
  return [
    { from: 0, fee },
    ...(isShared ? [{ from: share.from, fee: fee - Math.round((fee * share.percent) / 100) }] : []),
    ...(free === null ? [] : [{ from: free, fee: 0 }]),
  ];
}

/**
 * Returns a seller's fee for the parcel of goods of this worth, without a carrier's surcharge; 0 without
 * goods.
 */
export function parcelFee(goodsTotal: Kurus, terms: ShippingTerms): Kurus {
  if (goodsTotal === 0) return 0;
  return shippingSteps(terms).findLast(({ from }) => goodsTotal >= from)?.fee ?? 0;
}

/**
 * Returns the sums of one seller's part of a basket; pass only lines that can be bought, at the price that
 * their campaigns make. No line, no shipping.
 */
export function cartGroupTotals(
  lines: readonly Pick<CartLineFacts, 'quantity' | 'unitPrice' | 'vatRate'>[],
  terms: SellerTerms,
): CartGroupTotals {
  const lineTotals = lines.map((line) => ({ ...line, total: line.quantity * line.unitPrice }));
  const goodsTotal = lineTotals.reduce((sum, line) => sum + line.total, 0);
  const ownFee = lines.length === 0 ? 0 : parcelFee(goodsTotal, terms);
  const shippingFee = ownFee + (lines.length === 0 ? 0 : (terms.surcharge ?? 0));
  const goodsVat = lineTotals.reduce((sum, line) => sum + splitVat(line.total, line.vatRate).vat, 0);
  return {
    goodsTotal,
    shippingFee,
    missingForFreeShipping:
      ownFee === 0 || terms.freeShippingFrom === null ? null : terms.freeShippingFrom - goodsTotal,
    missingForMinBasket: Math.max(0, terms.minBasket - goodsTotal),
    vatTotal: goodsVat + splitVat(shippingFee, shippingVatRate).vat,
    total: goodsTotal + shippingFee,
  };
}
