import { shippingVatRate } from '@havan/domain/cart';
import { splitVat } from '@havan/domain/money';
import type { TransferDetails } from '@havan/contract/sales/payment';
import type { OrderDetail, OrderSummary } from '@havan/contract/sales/orders';
import { carrierOf, deliverySources } from '@havan/domain/carrier';
import { trackingUrl } from '@havan/domain/carrier-tracking';
import { remainingShares } from '@havan/domain/commission';
import { orderStateCodes } from '@havan/domain/order';
import { pointsEarnedBy } from '@havan/domain/points';
import { openableOrderCase } from '@havan/domain/order-case';
import * as v from 'valibot';
import { presentCase } from '../cases/cases.presenter.ts';
import type { CaseRow } from '../cases/cases.sql.ts';
import { presentFile } from '../../identity/files/files.service.ts';
import { productPictureUrl } from '@havan/domain/product-picture';
import type { InvoiceRow } from './invoice.sql.ts';
import type { StaffRight } from '@havan/domain/staff-right';
import { allowedActionsFor, partyOfSide } from './orders.policy.ts';
import type { orderHistory, orderLines, OrderDetailRow, OrderRow, OrderSide } from './orders.sql.ts';
import type { ratingsOf } from './rating.sql.ts';
import type { refundsOf, ShownRefund } from '../refunds/refund.sql.ts';
import { paymentSnapshot } from '../order-placement/payment-snapshot.ts';

/** Shown for a warehouse that delivers by itself, which is not in the list of carriers. */
const ownDelivery = 'Depodan teslim';

export function presentSummary(row: OrderRow): OrderSummary {
  const isOnShelf = row.state === 'awaitingSellerConfirmation' || row.state === 'awaitingShipment';
  return {
    orderId: row.id,
    orderNo: String(row.id),
    state: row.state,
    stateCode: orderStateCodes[row.state],
    createdAt: row.created_at.toISOString(),
    buyer: {
      companyId: row.buyer_id,
      companyType: row.buyer_type,
      name: row.buyer_name,
      cityName: row.buyer_city,
    },
    seller: {
      sellerId: row.seller_id,
      sellerUsername: row.seller_username,
      companyType: row.seller_type,
      cityName: row.seller_city,
      scoreTenths: row.seller_score,
      blueTickModel: { blueTickType: row.seller_blue_tick },
    },
    lineCount: row.line_count,
    unitCount: row.unit_count,
    total: row.total,
    firstProducts: row.first_products.map(({ product_id, product_name }) => ({
      productName: product_name,
      productImageUrl: productPictureUrl(product_id),
    })),
    shipBy: isOnShelf ? row.ship_by.toISOString() : null,
    followUpNumber: row.follow_up_number,
    carrierId: row.carrier_id,
    refundedTotal: row.refunded_total,
    isPrepared: row.prepared_at !== null,
    hasInvoice: row.has_invoice,
    openCase: row.open_case,
  };
}

/** The data read with the order. */
interface DetailParts {
  readonly lines: Awaited<ReturnType<typeof orderLines>>;
  readonly history: Awaited<ReturnType<typeof orderHistory>>;
  readonly refunds: Awaited<ReturnType<typeof refundsOf>>;
  readonly invoice: InvoiceRow | undefined;
  readonly cases: readonly CaseRow[];
  readonly ratings: Awaited<ReturnType<typeof ratingsOf>>;
  readonly transfer: TransferDetails | null;
  readonly now: Date;
}

/**
 * Returns an order for one of its sides: the seller sees commission and payout, the buyer the charged card.
 */
export function presentDetail(
  row: OrderDetailRow,
  side: OrderSide,
  rights: readonly StaffRight[],
  { lines, history, refunds, invoice, cases, ratings, transfer, now }: DetailParts,
): OrderDetail {
  const isSeller = side === 'sold';
  // Until its transfer arrives, a pre-order has no payout and is not shipped.
  const isUnpaidSale = isSeller && row.state === 'preOrder';
  const address = v.parse(paymentSnapshot.entries.address, row.address);
  const notSent = notSentUnits(refunds);
  const shares = remainingShares({
    goodsTotal: row.goods_total,
    shippingFee: row.shipping_fee,
    commission: row.commission,
    campaignSubsidy: row.campaign_subsidy,
    refundedGoods: row.refunded_goods,
    refundedShipping: row.refunded_shipping,
  });
  return {
    ...(row.has_devices && { hasDevices: true }),
    ...presentSummary(row),
    lines: lines.map((line) => ({
      lineNo: line.line_no,
      listingId: line.listing_id,
      productId: line.product_id,
      productName: line.product_name,
      barcode: line.barcode,
      productImageUrl: productPictureUrl(line.product_id),
      expiration: line.expiration,
      quantity: line.quantity,
      unitPrice: line.unit_price,
      vatRate: line.vat_rate,
      lineTotal: line.line_total,
      refundedQuantity: line.refunded_quantity,
      notSentQuantity: notSent.get(line.line_no) ?? 0,
      listPrice: line.list_price,
      campaignCode: line.campaign_code,
      campaignTitle: line.campaign_title,
      bonusQuantity: line.bonus_quantity,
      ...(isSeller && line.shelf && { shelf: line.shelf }),
    })),
    goodsTotal: row.goods_total,
    shippingFee: row.shipping_fee,
    vatTotal: remainingVat(row, lines),
    commission: isSeller ? shares.commission + shares.commissionVat : null,
    payout: isSeller && !isUnpaidSale ? shares.payout - row.withheld : null,
    withheld: isSeller ? row.withheld : null,
    campaignSubsidy: isSeller ? shares.campaign : null,
    points: isSeller
      ? null
      : {
          paid: row.points_amount,
          earned: pointsEarnedBy({
            goodsTotal: row.goods_total,
            shippingFee: row.shipping_fee,
            refundedGoods: row.refunded_goods,
            refundedShipping: row.refunded_shipping,
            pointsAmount: row.points_amount,
          }),
        },
    address: isUnpaidSale ? { ...address, phone: '', line: '' } : address,
    invoiceTo: isUnpaidSale ? { ...row.invoice_to, address: '' } : row.invoice_to,
    deliverySource: row.delivers_itself ? deliverySources.fromWarehouse : deliverySources.none,
    chosenCarrierId: row.chosen_carrier_id,
    payment: {
      method: isSeller ? null : row.method,
      usesWallet: !isSeller && row.uses_wallet,
      cardBrand: isSeller ? null : row.card_brand,
      cardLastFour: isSeller ? null : row.card_last_four,
      installments: row.installments,
      transfer,
    },
    shipment:
      row.carrier_id !== null && row.follow_up_number !== null && row.shipped_at !== null
        ? {
            carrierId: row.carrier_id,
            carrierName: carrierOf(row.carrier_id)?.name ?? ownDelivery,
            followUpNumber: row.follow_up_number,
            ...(row.tracking_address !== null && {
              trackingUrl: trackingUrl(row.tracking_address, row.follow_up_number),
            }),
            shippedAt: row.shipped_at.toISOString(),
          }
        : null,
    autoApproveAt: row.auto_approve_at?.toISOString() ?? null,
    estimatedDeliveryAt: row.estimated_delivery_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    refunds: refunds.map(presentRefund),
    invoice: invoice
      ? {
          invoiceNumber: invoice.invoice_number,
          uploadedAt: invoice.uploaded_at.toISOString(),
          file: presentFile(invoice),
        }
      : null,
    cases: cases.map((one) => presentCase(one, partyOfSide[side], rights)),
    openableCase:
      isSeller || row.open_case !== null || lines.every((line) => line.quantity === line.refunded_quantity)
        ? null
        : openableOrderCase(row.state, row.completed_at, now),
    rating: ratings.order
      ? {
          ...presentRating(ratings.order),
          products: ratings.products.map((one) => ({ lineNo: one.line_no, ...presentRating(one) })),
        }
      : null,
    timeline: history.map(({ at, to_state, note, step }) => ({
      at: at.toISOString(),
      state: to_state,
      note,
      ...(step !== null && { step }),
    })),
    allowedActions: allowedActionsFor(row, partyOfSide[side], rights),
  };
}

/** Returns units of each line that the seller did not send. */
function notSentUnits(refunds: DetailParts['refunds']): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const { kind, lines } of refunds) {
    if (kind !== 'notSupplied') continue;
    for (const { lineNo, quantity } of lines) units.set(lineNo, (units.get(lineNo) ?? 0) + quantity);
  }
  return units;
}

/** Returns the VAT in the remaining units and the shipping of an order. */
function remainingVat(row: OrderDetailRow, lines: DetailParts['lines']): number {
  if (row.refunded_goods + row.refunded_shipping === 0) return row.vat_total;
  const goods = lines.reduce(
    (sum, line) =>
      sum + splitVat((line.quantity - line.refunded_quantity) * line.unit_price, line.vat_rate).vat,
    0,
  );
  return goods + splitVat(row.shipping_fee - row.refunded_shipping, shippingVatRate).vat;
}

const presentRefund = (row: ShownRefund): OrderDetail['refunds'][number] => ({
  refundId: row.id,
  kind: row.kind,
  at: row.created_at.toISOString(),
  goods: row.goods,
  shipping: row.shipping,
  card: row.card_amount,
  wallet: row.wallet_amount,
  points: row.points_amount,
  note: row.note,
  lines: [...row.lines],
  isAtBank: row.at_bank,
});

const presentRating = (row: { score: number; comment: string | null; created_at: Date }) => ({
  score: row.score,
  comment: row.comment,
  createdAt: row.created_at.toISOString(),
});
