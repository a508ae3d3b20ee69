import { createHash } from 'node:crypto';
import {
  type BasketGroupTotals,
  basketGroupTotals,
  type BasketLineFacts,
  type BasketNotice,
  basketNoticesOf,
  canBuyLine,
  type SellerTerms,
} from '@havan/domain/basket';
import { type LinePrice, linePrice } from '@havan/domain/campaign-price';
import { isPermitted } from './basket.policy.ts';
import type { BasketFiguresRow, BasketRow } from './basket.sql.ts';
import type { SellerCarrierRow } from './cargo.sql.ts';

export interface PricedLine {
  readonly row: BasketRow;
  readonly facts: BasketLineFacts;
  /** What it costs under the campaigns of this moment. */
  readonly price: LinePrice;
  readonly notices: readonly BasketNotice[];
  readonly canBuy: boolean;
}

/** One seller's part. Only lines that can be bought count in its totals. */
export interface PricedGroup extends BasketGroupTotals {
  readonly terms: SellerTerms;
  /** The carriers to choose from and the chosen one; null where the seller names none. */
  readonly carriers: readonly SellerCarrierRow[];
  readonly carrierId: number | null;
  /** A row of the seller: its identity and terms. */
  readonly seller: BasketRow;
  readonly lines: readonly PricedLine[];
}

/** What a row costs under its campaigns. */
export const priceOf = ({ sale_price: price, quantity, stock, campaigns }: BasketFiguresRow): LinePrice =>
  linePrice({ price, quantity, stock }, campaigns);

const factsOf = (row: BasketFiguresRow): BasketLineFacts => ({
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

function pricedLine(row: BasketRow, now: Date): PricedLine {
  const price = priceOf(row);
  const before = linePrice({ ...row, price: row.sale_price }, [...row.campaigns, ...row.ended_campaigns]);
  const hasCampaignEnded = before.unitPrice < price.unitPrice || before.bonusUnits > price.bonusUnits;
  const facts = { ...factsOf(row), hasCampaignEnded };
  const notices = basketNoticesOf(facts, now);
  return { row, facts, price, notices, canBuy: canBuyLine(notices) };
}

/** Prices the rows of a basket at this moment, grouped by seller in their order. */
export function priceBasket(
  rows: readonly BasketRow[],
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
      shippingFee: seller.shipping_fee,
      freeShippingFrom: seller.free_shipping_from,
      minBasket: seller.min_basket,
      surcharge: carrier?.surcharge ?? 0,
    };
    const totals = basketGroupTotals(
      lines
        .filter((line) => line.canBuy)
        .map(({ facts, price }) => ({ ...facts, unitPrice: price.unitPrice })),
      terms,
    );
    return [{ seller, lines, terms, carriers, carrierId: carrier?.carrier_id ?? null, ...totals }];
  });
}

/** The sum of one figure over all groups, in kuruş. */
export const sumOf = (
  groups: readonly PricedGroup[],
  figure: 'goodsTotal' | 'shippingFee' | 'vatTotal' | 'total',
): number => groups.reduce((sum, group) => sum + group[figure], 0);

/** What campaigns take off the lines that can be bought, in kuruş. */
export const campaignDiscountOf = (groups: readonly PricedGroup[]): number =>
  buyableLines(groups).reduce((sum, { price }) => sum + price.discount, 0);

/** The lines that can be bought, over all groups. */
export const buyableLines = (groups: readonly PricedGroup[]): PricedLine[] =>
  groups.flatMap((group) => group.lines.filter((line) => line.canBuy));

/** A fingerprint of what would be paid: it changes exactly when the buyer would have to look again. */
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

/** What the header shows of a basket: its lines, what those that can be bought cost (kuruş), and its sellers. */
export function basketFigures(
  rows: readonly BasketFiguresRow[],
  now: Date,
): { readonly lines: number; readonly goodsTotal: number; readonly sellerIds: readonly number[] } {
  const goodsTotal = rows
    .filter((row) => canBuyLine(basketNoticesOf(factsOf(row), now)))
    .reduce((sum, row) => sum + priceOf(row).total, 0);
  return { lines: rows.length, goodsTotal, sellerIds: [...new Set(rows.map((row) => row.seller_id))] };
}
