import { isExpired } from '../expiry/expiry.ts';
import type { ListingState } from '../listing/listing.ts';
import { type Kurus, splitVat } from '../money/money.ts';
import { nearestQuantity, parcelFee, type QuantityRule, type SellerTerms } from './quantity-and-shipping.ts';

// Separate module, because a product page needs only these.
export * from './quantity-and-shipping.ts';

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

export interface CartLineFacts extends QuantityRule {
  readonly quantity: number;
  /** Current unit price without a campaign, in kuruş, VAT included. */
  readonly unitPrice: Kurus;
  readonly vatRate: number;
  /** ISO day; null for goods without expiry. */
  readonly expiration: string | null;
  /** Price shown to the buyer when the line was added or last accepted. */
  readonly seenPrice: Kurus;
  readonly seenExpiration: string | null;
  readonly listingState: ListingState;
  /** Whether a campaign that lowered the price at the buyer's last view has ended. */
  readonly hasCampaignEnded?: boolean;
  /** False for products that may not be sold here (law 6197, art. 24) and for sellers who may not sell. */
  readonly isPermitted: boolean;
}

/** Returns the notices on a line for its buyer, in the order of `cartNotices`. */
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

/** Returns false for lines that stay in the cart but count in no total: sold out, expired, withdrawn. */
export function canBuyLine(notices: readonly CartNotice[]): boolean {
  return !notices.some((notice) => unbuyable.has(notice));
}

/** Returns whether the buyer must accept a corrected quantity ("kabul et") before paying. */
export function needsAcceptance(notices: readonly CartNotice[]): boolean {
  return notices.some((notice) => unpayable.has(notice));
}

export interface CartGroupTotals {
  readonly goodsTotal: Kurus;
  readonly shippingFee: Kurus;
  readonly missingForFreeShipping: Kurus | null;
  readonly missingForMinBasket: Kurus;
  readonly vatTotal: Kurus;
  readonly total: Kurus;
}

/** VAT on shipping, in percent; goods have their own rates. */
export const shippingVatRate = 20;

/**
 * Returns the totals of one seller's part of a cart. Pass only lines that can be bought, with their campaign
 * prices. Without a line there is no shipping fee.
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
