import { periodSteps } from '@havan/domain/period';
import { requiredActions } from '@havan/domain/required-action';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, instant, isoDay, kurus, pageOf, pageSize } from '../primitives.ts';
import { orderView } from './orders.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The company's side and the Istanbul days of the figures, both included; at most three years. */
const measured = { type: orderView, from: isoDay, to: isoDay };

/** Figures of the orders placed in a period. Turnover counts what was paid and not cancelled, shipping included. */
const measures = v.object({
  turnover: kurus,
  orders: count,
  units: count,
  /** Part of the turnover that was refunded since. */
  refunded: kurus,
  cancelled: v.object({ orders: count, amount: kurus }),
  returned: v.object({ orders: count, units: count, amount: kurus }),
  short: v.object({ orders: count, units: count }),
  /** Orders that left late, or are overdue. */
  late: count,
  /** Sales only: what is left of the goods whose cost is known, after cost and commission; `of` are these goods. */
  margin: v.nullable(v.object({ amount: kurus, of: kurus })),
  /** Purchases only: how much less than the PSF was paid; `of` are the goods whose PSF is known. */
  psfSaving: v.nullable(v.object({ amount: kurus, of: kurus })),
  /** Purchases only: how much less the payments cost than at the cheapest single seller that had everything. */
  sellerSaving: v.nullable(v.object({ amount: kurus, payments: count })),
});
export type PerformanceFigures = v.InferOutput<typeof measures>;

const salesPerformanceSchemas = {
  summary:
    'What a company sold or bought in a period, cut into days, weeks or months, beside the period before.',
  request: v.strictObject({ ...measured, step: v.picklist(periodSteps) }),
  result: v.object({
    previous: v.object({ from: isoDay, to: isoDay }),
    measures,
    before: measures,
    parts: v.array(
      v.object({
        day: isoDay,
        turnover: kurus,
        orders: count,
        units: count,
        /** Of the part that lies as far into the period before; null where that one is shorter. */
        before: v.nullable(kurus),
      }),
    ),
  }),
};

/** The sales panel of every menu (specification §6, §7 "Orders (… sales performance)"). */
export const getSalesPerformance = defineCall<typeof salesPerformanceSchemas>()({
  method: 'GET',
  path: 'Orders/SalesPerformance',
  encoding: 'query',
  access: 'signedIn',
  area: 'salesPanel',
});

export const performanceGroups = ['category', 'brand', 'city', 'product', 'company'] as const;
export type PerformanceGroup = (typeof performanceGroups)[number];
const performanceSorts = ['best', 'worst', 'rising', 'falling'] as const;

const performanceGroupsSchemas = {
  summary:
    'The goods sold or bought in a period by category, brand, province, product or company, best or worst first.',
  request: v.strictObject({
    ...measured,
    by: v.picklist(performanceGroups),
    sort: v.picklist(performanceSorts),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(
    v.object({ id, name: v.string(), turnover: kurus, orders: count, units: count, before: kurus }),
  ),
};

export const getPerformanceGroups = defineCall<typeof performanceGroupsSchemas>()({
  method: 'GET',
  path: 'Orders/PerformanceGroups',
  encoding: 'query',
  access: 'signedIn',
  area: 'salesPanel',
});

export const exportPerformanceSchemas = {
  summary:
    'The figures of a period as CSV or XLSX: a row a part of it, or a row a category, brand, province, product or company.',
  request: v.strictObject({
    ...measured,
    by: v.picklist([...periodSteps, ...performanceGroups]),
    format: v.picklist(['csv', 'xlsx']),
  }),
  result: v.unknown(),
};

/** A file is no envelope, so it is not bound (specification §7 "Users (… reports)"). */
export const exportPerformance = defineCall<typeof exportPerformanceSchemas>()({
  method: 'GET',
  path: 'Users/Reports',
  encoding: 'query',
  access: 'signedIn',
  area: 'salesPanel',
  pricedFile: true,
});

const purchasesAndSoldsSchemas = {
  summary:
    'What a company has bought and sold of each product in a period, the product it moved most of first.',
  request: v.strictObject({
    from: isoDay,
    to: isoDay,
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(
    v.object({
      productId: id,
      productName: v.string(),
      bought: v.object({ units: count, amount: kurus }),
      sold: v.object({ units: count, amount: kurus }),
    }),
  ),
};

export const getPurchasesAndSolds = defineCall<typeof purchasesAndSoldsSchemas>()({
  method: 'GET',
  path: 'Users/PurchasesAndSolds',
  encoding: 'query',
  access: 'signedIn',
  area: 'salesPanel',
});

const requiredActionsSchemas = {
  summary: 'What somebody in the company has to do about orders and cases, the most urgent first.',
  request: v.strictObject({
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
    type: v.optional(orderView),
  }),
  result: pageOf(
    v.object({
      kind: v.picklist(requiredActions),
      type: orderView,
      orderId: id,
      caseId: v.nullable(id),
      /** The company on the other side. */
      name: v.string(),
      /** When it is too late. */
      dueAt: instant,
    }),
  ),
};

export const getRequiredActions = defineCall<typeof requiredActionsSchemas>()({
  method: 'GET',
  path: 'Users/RequiredActions',
  encoding: 'query',
  access: 'signedIn',
  area: 'orders',
});

const expiringPurchasesSchemas = {
  summary:
    'Goods that a company bought here and that expire in less than eight months, the nearest expiry first.',
  request: v.strictObject({ cursor: v.optional(cursor), pageSize: v.optional(pageSize) }),
  result: pageOf(
    v.object({
      orderId: id,
      lineNo: count,
      productId: id,
      productName: v.string(),
      sellerName: v.string(),
      expiration: isoDay,
      /** Bought units minus the refunded ones. */
      units: count,
      /** Price paid for these units. */
      amount: kurus,
    }),
  ),
};

export const getExpiringPurchases = defineCall<typeof expiringPurchasesSchemas>()({
  method: 'GET',
  path: 'Users/ExpiringPurchases',
  encoding: 'query',
  access: 'buyer',
  area: 'salesPanel',
});

export const performanceCalls = {
  getSalesPerformance: withSchemas(getSalesPerformance, salesPerformanceSchemas),
  getPerformanceGroups: withSchemas(getPerformanceGroups, performanceGroupsSchemas),
  getPurchasesAndSolds: withSchemas(getPurchasesAndSolds, purchasesAndSoldsSchemas),
  getExpiringPurchases: withSchemas(getExpiringPurchases, expiringPurchasesSchemas),
  getRequiredActions: withSchemas(getRequiredActions, requiredActionsSchemas),
};
