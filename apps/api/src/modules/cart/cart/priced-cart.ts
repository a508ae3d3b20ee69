import { createHash } from 'node:crypto';
import {
  type CartGroupTotals,
  cartGroupTotals,
  type CartLineFacts,
  type CartNotice,
  cartNoticesOf,
  canBuyLine,
  type SellerTerms,
} from '@havan/domain/cart';
import { type CampaignLine, type LinePrice, linePrice } from '@havan/domain/campaign-price';
import { isPermitted, shippingTermsOf } from './cart.policy.ts';
import type { CartFiguresRow, CartRow } from './cart.sql.ts';
import type { SellerCarrierRow } from './carrier.sql.ts';

export interface PricedLine {
  readonly row: CartRow;
  readonly facts: CartLineFacts;
  /** The price under current campaigns. */
  readonly price: LinePrice;
  readonly notices: readonly CartNotice[];
  readonly canBuy: boolean;
}

/** One seller's group. Its totals include only lines that can be bought. */
export interface PricedGroup extends CartGroupTotals {
  readonly terms: SellerTerms;
  /** The carriers to choose from and the chosen one; null without carriers. */
  readonly carriers: readonly SellerCarrierRow[];
  readonly carrierId: number | null;
  /** A row of the seller: its identity and terms. */
  readonly seller: CartRow;
  readonly lines: readonly PricedLine[];
}

/** Returns the price of a row under its campaigns. */
export const priceOf = (row: CartFiguresRow): LinePrice => linePrice(lineOf(row), row.campaigns);

const lineOf = ({ sale_price: price, price_breaks: priceBreaks, ...row }: CartFiguresRow): CampaignLine => ({
  price,
  priceBreaks,
  quantity: row.quantity,
  stock: row.stock,
  bonus: row.bonus,
});

const factsOf = (row: CartFiguresRow): CartLineFacts => ({
  quantity: row.quantity,
  unitPrice: row.sale_price,
  vatRate: row.vat_rate,
  expiration: row.expiration,
  seenPrice: row.seen_price,
  seenExpiration: row.seen_expiration,
  listingState: row.state,
  isPermitted: isPermitted(row),
  stock: row.stock,
  minQuantity: row.min_quantity,
  maxQuantity: row.max_quantity,
  packSize: row.pack_size,
});

function pricedLine(row: CartRow, now: Date): PricedLine {
  const price = priceOf(row);
  const before = linePrice(lineOf(row), [...row.campaigns, ...row.ended_campaigns]);
  const hasCampaignEnded = before.unitPrice < price.unitPrice || before.bonusUnits > price.bonusUnits;
  const facts = { ...factsOf(row), hasCampaignEnded };
  const notices = cartNoticesOf(facts, now);
  return { row, facts, price, notices, canBuy: canBuyLine(notices) };
}

/** Prices the rows of a cart, grouped by seller in order. */
export function priceCart(
  rows: readonly CartRow[],
  carrierRows: readonly SellerCarrierRow[],
  now: Date,
): PricedGroup[] {
  const bySeller = Map.groupBy(rows, (row) => row.seller_id);
  const carriersOf = Map.groupBy(carrierRows, (row) => row.seller_id);
  return [...bySeller].flatMap(([sellerId, sellerRows]) => {
    const [seller] = sellerRows;
    if (!seller) return [];
    const lines = sellerRows.map((row) => pricedLine(row, now));
    const carriers = carriersOf.get(sellerId) ?? [];
    const carrier = carriers.find((each) => each.is_chosen) ?? carriers[0];
    const terms = {
      ...shippingTermsOf(seller),
      minBasket: seller.min_basket,
      surcharge: carrier?.surcharge ?? 0,
    };
    const totals = cartGroupTotals(
      lines
        .filter((line) => line.canBuy)
        .map(({ facts, price }) => ({ ...facts, unitPrice: price.unitPrice })),
      terms,
    );
    return [{ seller, lines, terms, carriers, carrierId: carrier?.carrier_id ?? null, ...totals }];
  });
}

/** Returns the sum of one figure over all groups, in kuruş. */
export const sumOf = (
  groups: readonly PricedGroup[],
  figure: 'goodsTotal' | 'shippingFee' | 'vatTotal' | 'total',
): number => groups.reduce((sum, group) => sum + group[figure], 0);

/** Returns the campaign discounts of the lines that can be bought, in kuruş. */
export const campaignDiscountOf = (groups: readonly PricedGroup[]): number =>
  buyableLines(groups).reduce((sum, { price }) => sum + price.discount, 0);

/** The lines that can be bought, over all groups. */
export const buyableLines = (groups: readonly PricedGroup[]): PricedLine[] =>
  groups.flatMap((group) => group.lines.filter((line) => line.canBuy));

/** Returns a fingerprint of what would be paid, which changes exactly when the buyer should review the cart. */
export function basketVersion(groups: readonly PricedGroup[]): string {
  const lines = buyableLines(groups)
    .map(({ row, price, notices }) => [
      row.listing_id,
      row.quantity,
      row.sale_price,
      price.unitPrice,
      price.bonusUnits,
      row.expiration,
      notices.includes('stockReduced'),
    ])
    .sort(([a], [b]) => Number(a) - Number(b));
  const shipping = groups
    .filter((group) => group.goodsTotal > 0)
    .map((group) => [group.seller.seller_id, group.shippingFee])
    .sort(([a = 0], [b = 0]) => a - b);
  return createHash('sha256')
    .update(JSON.stringify([lines, shipping]))
    .digest('base64url');
}

/** The sums of a cart without names and terms, amounts in kuruş. */
export interface CartFigures {
  readonly lines: number;
  readonly goodsTotal: number;
  readonly sellerIds: readonly number[];
  /** The goods total of each seller. */
  readonly goodsBySeller: ReadonlyMap<number, number>;
}

/** Returns the header figures of a cart: lines, goods total and sellers. */
export function cartFigures(rows: readonly CartFiguresRow[], now: Date): CartFigures {
  const goodsBySeller = new Map<number, number>();
  for (const row of rows.filter((each) => canBuyLine(cartNoticesOf(factsOf(each), now)))) {
    goodsBySeller.set(row.seller_id, (goodsBySeller.get(row.seller_id) ?? 0) + priceOf(row).total);
  }
  return {
    lines: rows.length,
    goodsTotal: [...goodsBySeller.values()].reduce((sum, goods) => sum + goods, 0),
    sellerIds: [...new Set(rows.map((row) => row.seller_id))],
    goodsBySeller,
  };
}
