import { companyTypes } from '@havan/domain/company';
import { orderStates, orderSteps } from '@havan/domain/order';
import { orderFacts } from '@havan/domain/order-fact';
import { paymentMethods } from '@havan/domain/payment';
import { scoreParts } from '@havan/domain/seller-score';
import { shortageCauses } from '@havan/domain/shortage';
import * as v from 'valibot';
import { transferDetails } from './payment.ts';
import { defineCall, withSchemas } from '../call.ts';
import { caseKind, orderCase, refundTarget } from './cases.ts';
import { seller } from '../catalogue/catalogue.ts';
import { deliverySource } from '../identity/delivery-info.ts';
import { storedFile } from '../identity/files.ts';
import {
  carrierId,
  cursor,
  id,
  idText,
  instant,
  isoDay,
  kurus,
  nothing,
  pageOf,
  pageSize,
} from '../primitives.ts';

/** From which side an order is looked at (product, paths). */
export const orderViews = ['purchased', 'sold'] as const;
export const orderView = v.picklist(orderViews);

export const orderState = v.picklist(orderStates);

const company = v.object({
  companyId: id,
  companyType: v.picklist(companyTypes),
  name: v.string(),
  cityName: v.string(),
});

export const orderSummary = v.object({
  orderId: id,
  orderNo: v.string(),
  state: orderState,
  /** The public code of the state: a power of two (product, states). */
  stateCode: v.number(),
  createdAt: instant,
  buyer: company,
  seller,
  lineCount: v.number(),
  unitCount: v.number(),
  total: kurus,
  firstProducts: v.array(v.object({ productName: v.string(), productImageUrl: v.string() })),
  /** When the seller must have shipped; null once it has. */
  shipBy: v.nullable(instant),
  followUpNumber: v.nullable(v.string()),
  carrierId: v.nullable(v.number()),
  /** Refunded part of the total. */
  refundedTotal: kurus,
  isPrepared: v.boolean(),
  hasInvoice: v.boolean(),
  /** The case that waits for an end. */
  openCase: v.nullable(caseKind),
});
export type OrderSummary = v.InferOutput<typeof orderSummary>;

export const orderLine = v.object({
  lineNo: v.number(),
  listingId: id,
  productId: id,
  productName: v.string(),
  barcode: v.string(),
  productImageUrl: v.string(),
  expiration: v.nullable(isoDay),
  quantity: v.number(),
  unitPrice: kurus,
  vatRate: v.number(),
  lineTotal: kurus,
  /** Units that were not supplied, cancelled or returned. */
  refundedQuantity: v.number(),
  /** Of these the ones that the seller did not send. */
  notSentQuantity: v.number(),
  /** Price of a unit without the campaign; null where none made the price. */
  listPrice: v.nullable(kurus),
  campaignCode: v.nullable(v.string()),
  campaignTitle: v.nullable(v.string()),
  /** Units that are delivered free of charge ("mal fazlası"). */
  bonusQuantity: v.number(),
  /** Shelf of the goods in the seller's store; only for the seller, and only when the listing names one. */
  shelf: v.optional(v.string()),
});
export type OrderLine = v.InferOutput<typeof orderLine>;

/** A refund of an order. */
export const orderRefund = v.object({
  refundId: id,
  kind: v.picklist(['cancelled', 'notSupplied', 'cancelRequest', 'return']),
  at: instant,
  goods: kurus,
  shipping: kurus,
  card: kurus,
  wallet: kurus,
  /** Points that were returned. */
  points: kurus,
  note: v.nullable(v.string()),
  lines: v.array(
    v.object({
      lineNo: v.number(),
      quantity: v.number(),
      amount: kurus,
      /** Why the seller did not send it; null for what went back otherwise. */
      cause: v.nullable(v.picklist(shortageCauses)),
    }),
  ),
  /** False while the bank has not confirmed the card's part. */
  isAtBank: v.boolean(),
});

const rating = v.object({ score: v.number(), comment: v.nullable(v.string()), createdAt: instant });

/** Action that this party may take on the order now; names as in the transition table of the domain. */
export const orderAction = v.string();

export const orderDetail = v.object({
  ...orderSummary.entries,
  deliverySource,
  lines: v.array(orderLine),
  /** Whether medical devices are among them, which are reported to ÜTS. */
  hasDevices: v.optional(v.boolean()),
  goodsTotal: kurus,
  shippingFee: kurus,
  vatTotal: kurus,
  /** The platform's commission; only the seller sees it and the payout. */
  commission: v.nullable(kurus),
  /** Also null for a pre-order, for which nothing is paid out yet. */
  payout: v.nullable(kurus),
  /** The amount that the market adds to the payout for its own campaigns; only the seller sees it. */
  campaignSubsidy: v.nullable(kurus),
  /** Income tax that the market withholds from the payout; only the seller sees it. */
  withheld: v.optional(v.nullable(kurus)),
  /** Points that were paid, and points that the order earns when it is completed; only the buyer sees them. */
  points: v.nullable(v.object({ paid: kurus, earned: kurus })),
  /** For the seller of a pre-order, phone and line are empty. */
  address: v.object({
    receiver: v.string(),
    phone: v.string(),
    cityName: v.string(),
    townName: v.string(),
    line: v.string(),
  }),
  /** Addressee of the invoice: the buyer's choice at payment, else the registered data of its company. */
  invoiceTo: v.object({
    title: v.string(),
    taxOffice: v.string(),
    taxOrIdentityNumber: v.string(),
    address: v.string(),
  }),
  /** The carrier that the buyer chose; null leaves it to the seller. */
  chosenCarrierId: v.nullable(v.number()),
  /** How the whole payment was made; only the buyer sees more than the instalments. */
  payment: v.object({
    method: v.nullable(v.picklist(paymentMethods)),
    usesWallet: v.boolean(),
    cardBrand: v.nullable(v.string()),
    cardLastFour: v.nullable(v.string()),
    installments: v.number(),
    /** While the order waits for its bank transfer, for the buyer. */
    transfer: v.nullable(transferDetails),
  }),
  shipment: v.nullable(
    v.object({
      carrierId: v.number(),
      carrierName: v.string(),
      followUpNumber: v.string(),
      /** The carrier's tracking page of this shipment; absent when none is known. */
      trackingUrl: v.optional(v.string()),
      shippedAt: instant,
    }),
  ),
  autoApproveAt: v.nullable(instant),
  estimatedDeliveryAt: v.nullable(instant),
  deliveredAt: v.nullable(instant),
  refunds: v.array(orderRefund),
  invoice: v.nullable(v.object({ invoiceNumber: v.string(), uploadedAt: instant, file: storedFile })),
  cases: v.array(orderCase),
  /** The kind of case that the buyer may open now. */
  openableCase: v.nullable(caseKind),
  rating: v.nullable(
    v.object({
      ...rating.entries,
      products: v.array(v.object({ lineNo: v.number(), ...rating.entries })),
    }),
  ),
  timeline: v.array(
    v.object({
      at: instant,
      state: orderState,
      note: v.nullable(v.string()),
      /** Set for the packing and unpacking of the parcel, which leave the state unchanged. */
      step: v.optional(v.picklist(orderSteps)),
    }),
  ),
  allowedActions: v.array(orderAction),
});
export type OrderDetail = v.InferOutput<typeof orderDetail>;

/** Filter of a company's orders; the list and its export share it. */
export const orderFilter = v.object({
  type: orderView,
  /** Sum of the requested public state codes; absent for all. */
  stateMask: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  /** Istanbul days of the order, both included. */
  from: v.optional(isoDay),
  to: v.optional(isoDay),
  /** The company on the other side: the seller of a purchase, the buyer of a sale. */
  otherId: v.optional(idText),
  /**
   * Orders that the figures of a period count: of a kind, or with goods of a product, a brand or a category.
   */
  fact: v.optional(v.picklist(orderFacts)),
  /** Sales that count in this part of the caller's own score. */
  scorePart: v.optional(v.picklist(scoreParts)),
  productId: v.optional(idText),
  brandId: v.optional(idText),
  categoryId: v.optional(idText),
  /** The province of the company on the other side. */
  cityId: v.optional(idText),
});

const getOrdersSchemas = {
  summary: 'Orders of the company as buyer or as seller, newest first.',
  request: v.strictObject({
    ...orderFilter.entries,
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    ...pageOf(orderSummary).entries,
    counts: v.array(v.object({ state: orderState, stateCode: v.number(), count: v.number() })),
  }),
};

export const getOrders = defineCall<typeof getOrdersSchemas>()({
  method: 'GET',
  path: 'Orders/GetOrders',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
  key: 'orders.read',
});

const getOrderDetailSchemas = {
  summary: 'One order with its lines, parcel and history.',
  request: v.strictObject({ type: orderView, id: idText }),
  result: orderDetail,
};

export const getOrderDetail = defineCall<typeof getOrderDetailSchemas>()({
  method: 'GET',
  path: 'Orders/GetOrderDetail',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
  key: 'orders.read',
});

const confirmOrderSchemas = {
  summary: 'The seller takes the order on.',
  request: v.strictObject({ orderId: id }),
  result: orderDetail,
};

export const confirmOrder = defineCall<typeof confirmOrderSchemas>()({
  method: 'POST',
  path: 'Orders/Confirm',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'sell',
  idempotent: true,
  key: 'orders.ship',
});

/** Confirms that orders to several addresses are shipped under one tracking number, which is refused otherwise. */
export const isOneParcel = v.optional(v.boolean());

const shipOrderSchemas = {
  summary: 'The seller hands the parcel to a carrier; the follow-up number must fit the carrier.',
  request: v.strictObject({
    orderId: id,
    carrierId,
    followUpNumber: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
    isOneParcel,
  }),
  result: orderDetail,
};

export const shipOrder = defineCall<typeof shipOrderSchemas>()({
  method: 'POST',
  path: 'Orders/Shipment',
  encoding: 'json',
  access: 'seller',
  area: 'orders',
  right: 'ship',
  idempotent: true,
  key: 'orders.ship',
});

const cancelOrderSchemas = {
  summary:
    'The seller cannot supply, or the buyer changed its mind before the seller confirmed: stock and money go back.',
  request: v.strictObject({
    orderId: id,
    reason: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(300)),
    /** Where the money is refunded; to the card when absent. */
    refundTarget: v.optional(refundTarget),
    /**
     * Why the seller cannot supply, which decides what goes on sale again: everything when absent. A buyer gives none.
     */
    cause: v.optional(v.picklist(shortageCauses)),
  }),
  result: orderDetail,
};

export const cancelOrder = defineCall<typeof cancelOrderSchemas>()({
  method: 'POST',
  path: 'Orders/Cancel',
  encoding: 'json',
  access: 'signedIn',
  area: 'orders',
  right: ['buy', 'sell'],
  idempotent: true,
});

const approveOrderSchemas = {
  summary: 'The buyer has received everything: the order is completed and the payout released.',
  request: v.strictObject({ orderId: id }),
  result: orderDetail,
};

export const approveOrder = defineCall<typeof approveOrderSchemas>()({
  method: 'POST',
  path: 'Orders/Approve',
  encoding: 'json',
  access: 'buyer',
  area: 'orders',
  right: 'buy',
  idempotent: true,
});

const postponeAutoApproveSchemas = {
  summary: 'Moves the automatic approval seven days on, once.',
  request: v.strictObject({ orderId: id }),
  result: orderDetail,
};

export const postponeAutoApprove = defineCall<typeof postponeAutoApproveSchemas>()({
  method: 'POST',
  path: 'Orders/PostponeAutoApprove',
  encoding: 'json',
  access: 'buyer',
  area: 'orders',
  right: 'buy',
  idempotent: true,
});

const getSalesOverviewSchemas = {
  summary: 'The figures at the head of the merchant home: today, this month, what waits.',
  request: nothing,
  result: v.object({
    todayRevenue: kurus,
    todayOrders: v.number(),
    monthRevenue: kurus,
    /** Revenue of the last 30 Istanbul days, oldest first. */
    dailyRevenue: v.array(v.object({ day: isoDay, revenue: kurus, orders: v.number() })),
    pendingPayout: kurus,
    activeListings: v.number(),
    closeExpiryListings: v.number(),
    lowStockListings: v.number(),
  }),
};

export const getSalesOverview = defineCall<typeof getSalesOverviewSchemas>()({
  method: 'GET',
  path: 'Orders/SalesOverview',
  encoding: 'query',
  access: 'seller',
  area: 'salesPanel',
});

export const orderCalls = {
  getOrders: withSchemas(getOrders, getOrdersSchemas),
  getOrderDetail: withSchemas(getOrderDetail, getOrderDetailSchemas),
  confirmOrder: withSchemas(confirmOrder, confirmOrderSchemas),
  shipOrder: withSchemas(shipOrder, shipOrderSchemas),
  cancelOrder: withSchemas(cancelOrder, cancelOrderSchemas),
  approveOrder: withSchemas(approveOrder, approveOrderSchemas),
  postponeAutoApprove: withSchemas(postponeAutoApprove, postponeAutoApproveSchemas),
  getSalesOverview: withSchemas(getSalesOverview, getSalesOverviewSchemas),
};
