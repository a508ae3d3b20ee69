import {
  type QuantityProblem,
  quantityProblem,
  type QuantityRule,
  type ShippingShare,
  type ShippingTerms,
} from '@havan/domain/cart';
import type { ErrorCode } from '@havan/domain/error-catalogue';
import { isExpired } from '@havan/domain/expiry';
import { AppError } from '../../../core/app-error.ts';
import type { ListingOnSale } from './cart.sql.ts';

/** Returns whether this product of this seller may be sold. */
export const isPermitted = ({
  permission,
  sales_ban,
}: Pick<ListingOnSale, 'permission' | 'sales_ban'>): boolean => permission === 'sellable' && !sales_ban;

/** Returns why a company may not buy from a listing, or null: law first, then ownership, then availability. */
export function saleRefusal(listing: ListingOnSale, companyId: number, now: Date): ErrorCode | null {
  if (listing.permission !== 'sellable') return 'productNotPermitted';
  if (listing.seller_id === companyId) return 'ownListing';
  if (listing.state !== 'active' || listing.sales_ban) return 'listingNotOnSale';
  return isExpired(listing.expiration, now) ? 'listingExpired' : null;
}

/** @throws AppError with the reason of `saleRefusal` */
export function requireOnSale(listing: ListingOnSale, companyId: number, now: Date): void {
  const refusal = saleRefusal(listing, companyId, now);
  if (refusal) throw new AppError(refusal);
}

/** The quantity rules of a listing. */
export type ShelfRow = Pick<ListingOnSale, 'stock' | 'min_quantity' | 'max_quantity' | 'pack_size'>;

export const rulesOf = (listing: ShelfRow): QuantityRule => ({
  stock: listing.stock,
  minQuantity: listing.min_quantity,
  maxQuantity: listing.max_quantity,
  packSize: listing.pack_size,
});

/** A seller's stored terms of shipping, in kuruş. */
export interface ShippingRow {
  readonly shipping_fee: number;
  readonly free_shipping_from: number | null;
  readonly shipping_share: ShippingShare | null;
}

export const shippingTermsOf = (row: ShippingRow): ShippingTerms => ({
  shippingFee: row.shipping_fee,
  freeShippingFrom: row.free_shipping_from,
  shippingShare: row.shipping_share,
});

/** @throws AppError `outOfStock` or `quantityNotAllowed` with a Turkish sentence about the possible quantities */
export function requireQuantity(rules: QuantityRule, quantity: number): void {
  const problem = quantityProblem(rules, quantity);
  if (!problem) return;
  const code = problem === 'outOfStock' ? 'outOfStock' : 'quantityNotAllowed';
  throw new AppError(code, { message: quantitySentences[problem](rules) });
}

/** Describes the possible quantities. */
export const quantitySentences: Readonly<Record<QuantityProblem, (rules: QuantityRule) => string>> = {
  outOfStock: ({ stock }) => (stock === 0 ? 'Bu ilanın stoğu tükendi.' : `Bu ilanda ${stock} adet kaldı.`),
  aboveMaximum: ({ maxQuantity }) => `Bu ilandan en fazla ${maxQuantity} adet alabilirsiniz.`,
  belowMinimum: ({ minQuantity }) => `Bu ilandan en az ${minQuantity} adet alabilirsiniz.`,
  notWholePacks: ({ packSize }) => `Bu ilan ${packSize} adetlik paketlerle satılıyor.`,
};
