import { isDisasterRelief } from '@havan/domain/campaign';
import type { LinePrice } from '@havan/domain/campaign-price';
import { commissionOf } from '@havan/domain/commission';
import * as v from 'valibot';
import type { PricedLine } from '../basket/priced-basket.ts';
import type { ClaimedLine } from '../campaigns/claims.sql.ts';
import type { Deal } from './deal.ts';

const line = v.object({
  listingId: v.number(),
  productId: v.number(),
  productName: v.string(),
  barcode: v.string(),
  expiration: v.nullable(v.string()),
  quantity: v.number(),
  unitPrice: v.number(),
  /** What a unit costs without a campaign; snapshots of before know none. */
  salePrice: v.optional(v.number()),
  campaignCode: v.optional(v.nullable(v.string()), null),
  campaignTitle: v.optional(v.nullable(v.string()), null),
  /** The campaign was limited: its right is used up by the payment. */
  isLimited: v.optional(v.boolean(), false),
  bonusUnits: v.optional(v.number(), 0),
  vatRate: v.picklist([1, 10, 20]),
});

const invoice = v.object({
  title: v.string(),
  taxOffice: v.string(),
  taxOrIdentityNumber: v.string(),
  address: v.string(),
});

const group = v.object({
  sellerId: v.number(),
  sellerUsername: v.string(),
  dispatchCutoff: v.string(),
  /** The carrier that the buyer chose; snapshots of before know none. */
  carrierId: v.optional(v.nullable(v.number()), null),
  goodsTotal: v.number(),
  shippingFee: v.number(),
  vatTotal: v.number(),
  /** What the platform keeps, VAT included, frozen at the sale. */
  commission: v.number(),
  /** What the market adds to the seller's payout for its own campaigns. */
  campaignSubsidy: v.optional(v.number(), 0),
  lines: v.array(line),
});

const address = v.object({
  receiver: v.string(),
  phone: v.string(),
  cityName: v.string(),
  townName: v.string(),
  line: v.string(),
});

/** What was priced and reserved when a payment began: its orders are made from this and from nothing else. */
export const paymentSnapshot = v.object({
  address,
  /** Null means the buyer's register data. */
  invoice: v.optional(v.nullable(invoice), null),
  groups: v.array(group),
});
export type PaymentSnapshot = v.InferOutput<typeof paymentSnapshot>;

/** Freezes the buyable lines of the groups that are paid for. */
export function takeSnapshot({ groups, address: to, invoice: billed }: Deal): PaymentSnapshot {
  if (!to) throw new Error('Goods without an address cannot be sold.');
  return {
    address: {
      receiver: to.receiver,
      phone: to.phone,
      cityName: to.city_name,
      townName: to.town_name,
      line: to.line,
    },
    invoice:
      billed.id === null
        ? null
        : {
            title: billed.title,
            taxOffice: billed.tax_office,
            taxOrIdentityNumber: billed.tax_or_identity_number,
            address: billed.address,
          },
    groups: groups.map(({ seller, lines, carrierId, goodsTotal, shippingFee, vatTotal }) => ({
      ...feesOf(lines, seller.commission_bp),
      sellerId: seller.seller_id,
      sellerUsername: seller.seller_username,
      dispatchCutoff: seller.dispatch_cutoff,
      carrierId,
      goodsTotal,
      shippingFee,
      vatTotal,
      lines: lines
        .filter(({ canBuy }) => canBuy)
        .map(({ row, price }) => ({
          listingId: row.listing_id,
          productId: row.product_id,
          productName: row.product_name,
          barcode: row.barcode,
          expiration: row.expiration,
          quantity: row.quantity,
          unitPrice: price.unitPrice,
          salePrice: row.sale_price,
          ...campaignOf(price),
          vatRate: row.vat_rate,
        })),
    })),
  };
}

/** The campaign that an order line names: the one of its price, else the one of its goods on top. */
function campaignOf({ campaign, bonusCampaign, bonusUnits }: LinePrice) {
  const named = campaign ?? bonusCampaign;
  return {
    campaignCode: named?.campaignCode ?? null,
    campaignTitle: named?.title ?? null,
    isLimited: campaign !== null && campaign.right !== null,
    bonusUnits,
  };
}

/**
 * Who bears what. A seller's campaign is its own lower price. The market's campaigns are added to the seller's payout,
 * and the fee is of what the seller gets; goods of disaster relief pay none (specification §3).
 */
function feesOf(lines: readonly PricedLine[], basisPoints: number) {
  const bought = lines.filter(({ canBuy }) => canBuy);
  const subsidies = bought.map(({ price }) => (price.campaign?.isOfMarket ? price.discount : 0));
  const charged = bought.map(({ price }, index) =>
    price.campaign && isDisasterRelief(price.campaign.campaignCode)
      ? 0
      : price.total + (subsidies[index] ?? 0),
  );
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
  return { commission: commissionOf(sum(charged), basisPoints), campaignSubsidy: sum(subsidies) };
}

export interface StockLine {
  readonly listingId: number;
  /** Units that leave the shelf: paid ones and those that come along. */
  readonly quantity: number;
  /** Units that leave the basket. */
  readonly paidUnits: number;
  /** The price of the offer itself, without a campaign. */
  readonly unitPrice: number;
  readonly expiration: string | null;
}

/** What the shelves must hold, by ascending listing: everybody locks in this order. */
export const stockLinesOf = ({ groups }: PaymentSnapshot): StockLine[] =>
  groups
    .flatMap((each) => each.lines)
    .map((each) => ({
      listingId: each.listingId,
      quantity: each.quantity + each.bonusUnits,
      paidUnits: each.quantity,
      unitPrice: each.salePrice ?? each.unitPrice,
      expiration: each.expiration,
    }))
    .toSorted((a, b) => a.listingId - b.listingId);

/** The rights to limited campaigns that a payment counts on. */
export const claimedLinesOf = ({ groups }: PaymentSnapshot): ClaimedLine[] =>
  groups
    .flatMap((each) => each.lines)
    .flatMap(({ campaignCode, listingId, quantity: units, isLimited }) =>
      isLimited && campaignCode !== null ? [{ campaignCode, listingId, units }] : [],
    );
