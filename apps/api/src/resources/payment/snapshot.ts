import { commissionOf } from '@havan/domain/commission';
import * as v from 'valibot';
import type { Deal } from './deal.ts';

const line = v.object({
  listingId: v.number(),
  productId: v.number(),
  productName: v.string(),
  barcode: v.string(),
  expiration: v.nullable(v.string()),
  quantity: v.number(),
  unitPrice: v.number(),
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
      sellerId: seller.seller_id,
      sellerUsername: seller.seller_username,
      dispatchCutoff: seller.dispatch_cutoff,
      carrierId,
      goodsTotal,
      shippingFee,
      vatTotal,
      commission: commissionOf(goodsTotal, seller.commission_bp),
      lines: lines
        .filter(({ canBuy }) => canBuy)
        .map(({ row }) => ({
          listingId: row.listing_id,
          productId: row.product_id,
          productName: row.product_name,
          barcode: row.barcode,
          expiration: row.expiration,
          quantity: row.quantity,
          unitPrice: row.sale_price,
          vatRate: row.vat_rate,
        })),
    })),
  };
}

export interface StockLine {
  readonly listingId: number;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly expiration: string | null;
}

/** What the shelves must hold, by ascending listing: everybody locks in this order. */
export const stockLinesOf = ({ groups }: PaymentSnapshot): StockLine[] =>
  groups.flatMap((each) => each.lines).toSorted((a, b) => a.listingId - b.listingId);
