import type { OrderDetail, OrderSummary } from '@havan/contract/orders';
import { carrierOf } from '@havan/domain/carrier';
import { orderStateCodes } from '@havan/domain/order';
import * as v from 'valibot';
import { productImageUrl } from '../images/product-image-url.ts';
import { allowedActionsFor, partyOfSide } from './orders.policy.ts';
import type { orderHistory, orderLines, OrderDetailRow, OrderRow, OrderSide } from './orders.sql.ts';
import { paymentSnapshot } from '../payment/snapshot.ts';

/** Whoever brings the goods himself is no carrier of the list. */
const ownDelivery = 'Depodan teslim';

export function presentSummary(row: OrderRow): OrderSummary {
  const isOnShelf = row.state === 'awaitingSellerConfirmation' || row.state === 'awaitingShipment';
  return {
    orderId: row.id,
    orderNo: String(row.id),
    state: row.state,
    stateCode: orderStateCodes[row.state],
    createdAt: row.created_at.toISOString(),
    buyer: { companyId: row.buyer_id, name: row.buyer_name, cityName: row.buyer_city },
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
      productImageUrl: productImageUrl(product_id),
    })),
    shipBy: isOnShelf ? row.ship_by.toISOString() : null,
    followUpNumber: row.follow_up_number,
    carrierId: row.carrier_id,
  };
}

/** An order for one of its sides: the seller learns commission and payout, the buyer which card was charged. */
export function presentDetail(
  row: OrderDetailRow,
  side: OrderSide,
  lines: Awaited<ReturnType<typeof orderLines>>,
  history: Awaited<ReturnType<typeof orderHistory>>,
): OrderDetail {
  const isSeller = side === 'sold';
  return {
    ...presentSummary(row),
    lines: lines.map((line) => ({
      lineNo: line.line_no,
      listingId: line.listing_id,
      productId: line.product_id,
      productName: line.product_name,
      barcode: line.barcode,
      productImageUrl: productImageUrl(line.product_id),
      expiration: line.expiration,
      quantity: line.quantity,
      unitPrice: line.unit_price,
      vatRate: line.vat_rate,
      lineTotal: line.line_total,
    })),
    goodsTotal: row.goods_total,
    shippingFee: row.shipping_fee,
    vatTotal: row.vat_total,
    commission: isSeller ? row.commission : null,
    payout: isSeller ? row.goods_total - row.commission : null,
    address: v.parse(paymentSnapshot.entries.address, row.address),
    payment: {
      cardBrand: isSeller ? null : row.card_brand,
      cardLastFour: isSeller ? null : row.card_last_four,
      installments: row.installments,
    },
    shipment:
      row.carrier_id !== null && row.follow_up_number !== null && row.shipped_at !== null
        ? {
            carrierId: row.carrier_id,
            carrierName: carrierOf(row.carrier_id)?.name ?? ownDelivery,
            followUpNumber: row.follow_up_number,
            shippedAt: row.shipped_at.toISOString(),
          }
        : null,
    autoApproveAt: row.auto_approve_at?.toISOString() ?? null,
    timeline: history.map(({ at, to_state, note }) => ({ at: at.toISOString(), state: to_state, note })),
    allowedActions: allowedActionsFor(row, partyOfSide[side]),
  };
}
