import { orderParties, orderStates } from '@havan/domain/order';
import { paymentMethods } from '@havan/domain/payment';
import { lateDayFilters, operatorOrderActs, platformCancelReasonIds } from '@havan/domain/platform-order';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { cursor, flagText, id, idText, instant, isoDay, kurus, pageOf, pageSize } from '../../primitives.ts';

const readers = ['finance', 'support'] as const;
const finance = ['finance'] as const;

const foundOrder = v.object({
  orderId: id,
  state: v.picklist(orderStates),
  buyerId: id,
  buyer: v.string(),
  sellerId: id,
  seller: v.string(),
  total: kurus,
  createdAt: instant,
  /**
   * Days, counted from their beginning, since the due time of shipping, or of delivery once the order is shipped; 0 for
   * an order that is not late.
   */
  daysLate: v.number(),
});
export type FoundOrder = v.InferOutput<typeof foundOrder>;

const findMarketOrdersSchemas = {
  summary:
    'Orders of every company by number, company, state, days, days late and open case, the newest first.',
  request: v.strictObject({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
    state: v.optional(v.picklist(orderStates)),
    /** Only orders that are late by at least this number of days, counted from their beginning. */
    lateDays: v.optional(v.pipe(v.picklist(lateDayFilters), v.transform(Number))),
    buyerId: v.optional(idText),
    sellerId: v.optional(idText),
    /** Company that is buyer or seller of the order. */
    companyId: v.optional(idText),
    /** Istanbul days on which the order was placed, both included. */
    from: v.optional(isoDay),
    to: v.optional(isoDay),
    /** Only orders that count as sold: paid, and not cancelled. */
    sold: v.optional(flagText),
    /** Only orders with an open case. */
    openCase: v.optional(flagText),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(foundOrder),
};
export const findMarketOrders = defineCall<typeof findMarketOrdersSchemas>()({
  method: 'GET',
  path: 'Backoffice/FindOrders',
  encoding: 'query',
  access: 'operator',
  roles: readers,
});

/** Amounts returned to a buyer, by payment method. */
const moneyBack = v.object({ card: kurus, wallet: kurus, points: v.number() });

const marketOrder = v.object({
  ...foundOrder.entries,
  lines: v.array(
    v.object({
      lineNo: v.number(),
      productName: v.string(),
      barcode: v.string(),
      quantity: v.number(),
      refundedQuantity: v.number(),
      unitPrice: kurus,
      lineTotal: kurus,
    }),
  ),
  goodsTotal: kurus,
  shippingFee: kurus,
  refundedTotal: kurus,
  /** The platform's commission on the part that is not refunded, VAT included. */
  commission: kurus,
  /** The seller's share of the part that is not refunded. */
  payout: kurus,
  /** When the seller was paid; null before. */
  paidOutAt: v.nullable(instant),
  paymentId: v.pipe(v.string(), v.uuid()),
  paymentMethod: v.picklist(paymentMethods),
  /** Without the receiver and the street for an operator with neither of the roles admin and finance. */
  address: v.string(),
  shipBy: instant,
  shipment: v.nullable(v.object({ carrierName: v.string(), followUpNumber: v.string(), shippedAt: instant })),
  estimatedDeliveryAt: v.nullable(instant),
  deliveredAt: v.nullable(instant),
  autoApproveAt: v.nullable(instant),
  completedAt: v.nullable(instant),
  refunds: v.array(v.object({ at: instant, ...moneyBack.entries, note: v.nullable(v.string()) })),
  history: v.array(
    v.object({
      at: instant,
      state: v.picklist(orderStates),
      party: v.picklist(orderParties),
      note: v.nullable(v.string()),
    }),
  ),
  hasOpenCase: v.boolean(),
  /** Actions that this operator may take now. */
  acts: v.array(v.picklist(operatorOrderActs)),
  /** Amounts that a cancellation would refund now; null when the order cannot be cancelled or is not paid. */
  cancelRefund: v.nullable(moneyBack),
  /**
   * For a pre-order: the orders that a cancellation ends with it, because one transfer pays for all; `received` goes
   * back.
   */
  cancelTogether: v.nullable(v.object({ orders: v.number(), total: kurus, received: kurus })),
  /** One operator's request to cancel a large order; a second one has to confirm it. */
  cancelSaid: v.nullable(
    v.object({ operator: v.string(), isYou: v.boolean(), reasonId: v.picklist(platformCancelReasonIds) }),
  ),
});
export type MarketOrder = v.InferOutput<typeof marketOrder>;

const getMarketOrderSchemas = {
  summary: 'One order of any company: parties, lines, money, parcel and history.',
  request: v.strictObject({ orderId: idText }),
  result: marketOrder,
};
export const getMarketOrder = defineCall<typeof getMarketOrderSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetOrder',
  encoding: 'query',
  access: 'operator',
  roles: readers,
});

const markOrderDeliveredSchemas = {
  summary: 'A parcel has arrived as its carrier says: the buyer has its days to approve from now on.',
  request: v.strictObject({
    orderId: id,
    deliveredOn: isoDay,
    /** The source of the information that the parcel has arrived; both companies can read it. */
    proof: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(3, 'Teslimin dayanağını yazın.'),
      v.maxLength(300, 'En fazla 300 karakter yazabilirsiniz.'),
    ),
  }),
  result: marketOrder,
};
export const markOrderDelivered = defineCall<typeof markOrderDeliveredSchemas>()({
  method: 'POST',
  path: 'Backoffice/MarkOrderDelivered',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

const cancelMarketOrderSchemas = {
  summary:
    'Cancels an order that has not arrived: the money goes back, and the stock that has not left its seller. A large one is cancelled when two operators say so.',
  request: v.strictObject({ orderId: id, reasonId: v.picklist(platformCancelReasonIds) }),
  result: marketOrder,
};
export const cancelMarketOrder = defineCall<typeof cancelMarketOrderSchemas>()({
  method: 'POST',
  path: 'Backoffice/CancelOrder',
  encoding: 'json',
  access: 'operator',
  roles: finance,
});

export const marketOrderCalls = {
  findMarketOrders: withSchemas(findMarketOrders, findMarketOrdersSchemas),
  getMarketOrder: withSchemas(getMarketOrder, getMarketOrderSchemas),
  markOrderDelivered: withSchemas(markOrderDelivered, markOrderDeliveredSchemas),
  cancelMarketOrder: withSchemas(cancelMarketOrder, cancelMarketOrderSchemas),
};
