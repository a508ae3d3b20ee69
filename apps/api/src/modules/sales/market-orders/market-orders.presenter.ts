import { orderStepLabels } from '@havan/domain/order';
import type { FoundOrder, MarketOrder } from '@havan/contract/backoffice/money/orders';
import { carrierOf } from '@havan/domain/carrier';
import { remainingShares } from '@havan/domain/commission';
import type { OperatorOrderAct } from '@havan/domain/platform-order';
import * as v from 'valibot';
import { paymentSnapshot } from '../order-placement/payment-snapshot.ts';
import type { orderHistory, orderLines } from '../orders/orders.sql.ts';
import { moneyOf } from '../refunds/refund.service.ts';
import type { ShownRefund } from '../refunds/refund.sql.ts';
import type { FoundOrderRow, MarketOrderRow } from './market-orders.sql.ts';

/** Shown for a warehouse that delivers by itself, which is not in the list of carriers. */
const ownDelivery = 'Depodan teslim';

export const presentFound = (row: FoundOrderRow): FoundOrder => ({
  orderId: row.id,
  state: row.state,
  buyerId: row.buyer_company_id,
  buyer: row.buyer,
  sellerId: row.seller_company_id,
  seller: row.seller,
  total: row.total,
  createdAt: row.created_at.toISOString(),
  daysLate: row.days_late ?? 0,
});

interface Parts {
  readonly lines: Awaited<ReturnType<typeof orderLines>>;
  readonly history: Awaited<ReturnType<typeof orderHistory>>;
  readonly refunds: readonly ShownRefund[];
  readonly acts: OperatorOrderAct[];
  /** Whether the reader sees the receiver and the street, or only district and city. */
  readonly showsAddress: boolean;
  readonly cancelRefund: MarketOrder['cancelRefund'];
  readonly cancelTogether: MarketOrder['cancelTogether'];
  readonly cancelSaid: MarketOrder['cancelSaid'];
}

/** Returns an order with all its parts, for an operator. */
export function presentWhole(
  row: MarketOrderRow,
  { lines, history, refunds, acts, showsAddress, ...cancellation }: Parts,
): MarketOrder {
  const shares = remainingShares(moneyOf(row));
  const { receiver, line, townName, cityName } = v.parse(paymentSnapshot.entries.address, row.address);
  return {
    ...presentFound(row),
    lines: lines.map((one) => ({
      lineNo: one.line_no,
      productName: one.product_name,
      barcode: one.barcode,
      quantity: one.quantity,
      refundedQuantity: one.refunded_quantity,
      unitPrice: one.unit_price,
      lineTotal: one.line_total,
    })),
    goodsTotal: row.goods_total,
    shippingFee: row.shipping_fee,
    refundedTotal: row.refunded_goods + row.refunded_shipping,
    commission: shares.commission + shares.commissionVat,
    payout: shares.payout,
    paidOutAt: row.paid_out_at?.toISOString() ?? null,
    paymentId: row.payment_id,
    paymentMethod: row.method,
    address: [...(showsAddress ? [receiver, line] : []), `${townName} / ${cityName}`].join(', '),
    shipBy: row.ship_by.toISOString(),
    shipment:
      row.parcel_carrier_id !== null && row.follow_up_number !== null && row.shipped_at !== null
        ? {
            carrierName: carrierOf(row.parcel_carrier_id)?.name ?? ownDelivery,
            followUpNumber: row.follow_up_number,
            shippedAt: row.shipped_at.toISOString(),
          }
        : null,
    estimatedDeliveryAt: row.estimated_delivery_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    autoApproveAt: row.auto_approve_at?.toISOString() ?? null,
    completedAt: row.completed_at?.toISOString() ?? null,
    refunds: refunds.map((one) => ({
      at: one.created_at.toISOString(),
      card: one.card_amount,
      wallet: one.wallet_amount,
      points: one.points_amount,
      note: one.note,
    })),
    history: history.map(({ at, to_state: state, party, note, step }) => ({
      at: at.toISOString(),
      state,
      party,
      note: step === null ? note : orderStepLabels[step],
    })),
    hasOpenCase: row.open_case !== null,
    acts,
    ...cancellation,
  };
}
