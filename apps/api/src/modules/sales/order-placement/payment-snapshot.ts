import { isDisasterRelief } from '@havan/domain/disaster-relief';
import type { LinePrice } from '@havan/domain/campaign-price';
import { commissionOf } from '@havan/domain/commission';
import * as v from 'valibot';
import type { PricedLine } from '../../cart/cart/priced-cart.ts';
import type { ClaimedLine } from '../../cart/campaign-reservation/campaign-reservation.ts';
import type { CheckoutContext } from '../checkout/checkout-context.ts';

const line = v.object({
  listingId: v.number(),
  productId: v.number(),
  productName: v.string(),
  barcode: v.string(),
  expiration: v.nullable(v.string()),
  quantity: v.number(),
  unitPrice: v.number(),
  /** The price of the offer; absent in older snapshots. */
  salePrice: v.optional(v.number()),
  /**
   * Price of one of these units without a campaign, below `salePrice` under a price break; missing in older
   * snapshots.
   */
  ownPrice: v.optional(v.number()),
  campaignCode: v.optional(v.nullable(v.string()), null),
  campaignTitle: v.optional(v.nullable(v.string()), null),
  /** The limited campaign whose reservation the payment consumes: that of the price or of the bonus. */
  claimedCampaignCode: v.optional(v.nullable(v.string()), null),
  /** In older snapshots: whether the line's campaign was limited. */
  isLimited: v.optional(v.boolean()),
  /** The campaign of the bonus, when it differs from that of the price. */
  bonusCampaignCode: v.optional(v.nullable(v.string()), null),
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
  /** Absent in older snapshots. */
  dispatchesOnSaturdays: v.optional(v.boolean(), false),
  /** The chosen carrier; absent in older snapshots. */
  carrierId: v.optional(v.nullable(v.number()), null),
  goodsTotal: v.number(),
  shippingFee: v.number(),
  vatTotal: v.number(),
  /** The platform's commission at the time of sale, VAT included. */
  commission: v.number(),
  /** The amount that the market adds to the seller's payout for its own campaigns. */
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

/** Prices and reservations at the start of a payment; its orders are created only from this. */
export const paymentSnapshot = v.object({
  address,
  /** Null means the buyer's registered data. */
  invoice: v.optional(v.nullable(invoice), null),
  groups: v.array(group),
});
export type PaymentSnapshot = v.InferOutput<typeof paymentSnapshot>;

/** Creates the snapshot of the buyable lines of the paid groups. */
export function takeSnapshot({ groups, address: to, invoice: billed }: CheckoutContext): PaymentSnapshot {
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
      dispatchesOnSaturdays: seller.dispatch_saturday,
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
          ownPrice: price.ownPrice,
          ...campaignOf(price),
          vatRate: row.vat_rate,
        })),
    })),
  };
}

/** Returns the campaign of an order line: that of its price, else that of its bonus. */
function campaignOf({ campaign, bonusCampaign, bonusUnits }: LinePrice) {
  const named = campaign ?? bonusCampaign;
  return {
    campaignCode: named?.campaignCode ?? null,
    campaignTitle: named?.title ?? null,
    claimedCampaignCode: [campaign, bonusCampaign].find((each) => each?.right)?.campaignCode ?? null,
    bonusCampaignCode:
      campaign && bonusCampaign && bonusCampaign !== campaign ? bonusCampaign.campaignCode : null,
    bonusUnits,
  };
}

/**
 * Computes the fees of campaigns. A seller's campaign is its own lower price. Market campaigns are compensated in the
 * seller's payout, and the commission applies to what the seller gets; disaster relief goods pay none (specification
 * §3).
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
  /** Units taken from stock: paid and free ones. */
  readonly quantity: number;
  /** Units removed from the cart. */
  readonly paidUnits: number;
  /** The price of the offer itself, without a campaign. */
  readonly unitPrice: number;
  readonly expiration: string | null;
}

/** Returns the required stock by ascending listing id, which is the lock order. */
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

/** Returns the campaign reservations that a payment uses. */
export const claimedLinesOf = ({ groups }: PaymentSnapshot): ClaimedLine[] =>
  groups
    .flatMap((each) => each.lines)
    .flatMap(({ claimedCampaignCode, campaignCode: named, listingId, quantity: units, isLimited }) => {
      const campaignCode = claimedCampaignCode ?? (isLimited ? named : null);
      return campaignCode === null ? [] : [{ campaignCode, listingId, units }];
    });
