import { payoutWays, statementFigures, statementLineKinds } from '@havan/domain/payout-statement';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, idText, instant, isoDay, kurus, nothing, pageOf, pageSize } from '../primitives.ts';
import { orderView } from '../sales/orders.ts';

/** Movements of a week by column; the columns add up to closing less opening balance. */
export const statementSums = v.object(
  Object.fromEntries(statementFigures.map((figure) => [figure, kurus])) as Record<
    (typeof statementFigures)[number],
    typeof kurus
  >,
);

const payoutStatementWeek = v.object({
  /** The Monday and the Sunday of the week. */
  weekStart: isoDay,
  weekEnd: isoDay,
  /** Null for a week in which nothing moved: there is no document, and the balance stayed. */
  statementId: v.nullable(id),
  number: v.nullable(v.string()),
  orders: v.number(),
  openingBalance: kurus,
  closingBalance: kurus,
});
export type PayoutStatementWeek = v.InferOutput<typeof payoutStatementWeek>;

const getPayoutStatementsSchemas = {
  summary: 'The weeks of the company with their statements, the newest first.',
  request: v.strictObject({ cursor: v.optional(cursor), pageSize: v.optional(pageSize) }),
  result: pageOf(payoutStatementWeek),
};

export const getPayoutStatements = defineCall<typeof getPayoutStatementsSchemas>()({
  method: 'GET',
  path: 'Users/GetPayoutStatements',
  encoding: 'query',
  access: 'seller',
  area: 'salesPanel',
  right: 'money',
});

export const payoutStatementLine = v.object({
  /** The ledger entry that the line is. */
  entryId: id,
  at: instant,
  kind: v.picklist(statementLineKinds),
  orderId: v.nullable(id),
  /** From which side the company sees that order. */
  orderType: v.nullable(orderView),
  otherName: v.nullable(v.string()),
  ...statementSums.entries,
  /** Sum of the columns. */
  net: kurus,
});
export type PayoutStatementLine = v.InferOutput<typeof payoutStatementLine>;

export const payoutStatement = v.object({
  statementId: id,
  number: v.string(),
  weekStart: isoDay,
  weekEnd: isoDay,
  createdAt: instant,
  tradeName: v.string(),
  taxOffice: v.string(),
  taxNumber: v.string(),
  openingBalance: kurus,
  closingBalance: kurus,
  /** Orders that were completed in the week. */
  orders: v.number(),
  sums: statementSums,
  lines: pageOf(payoutStatementLine),
});
export type PayoutStatement = v.InferOutput<typeof payoutStatement>;

const getPayoutStatementSchemas = {
  summary: 'One statement: balances, sums by column and its lines, each of them a ledger entry.',
  request: v.strictObject({
    statementId: idText,
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: payoutStatement,
};

export const getPayoutStatement = defineCall<typeof getPayoutStatementSchemas>()({
  method: 'GET',
  path: 'Users/GetPayoutStatement',
  encoding: 'query',
  access: 'seller',
  area: 'salesPanel',
  right: 'money',
});

const getOrdersPendingTransferSchemas = {
  summary: 'What is still to be paid to the company, day by day, and what waits for the approval of a buyer.',
  request: nothing,
  result: v.object({
    way: v.picklist(payoutWays),
    /** Days with what is due on them, the earliest first; a day before today is late. */
    days: v.array(v.object({ day: isoDay, amount: kurus, orders: v.number() })),
    /** Shipped orders: their day is unknown before they arrive. */
    underway: v.object({ amount: kurus, orders: v.number() }),
    /** Orders that the seller has not shipped yet. */
    unshipped: v.object({ amount: kurus, orders: v.number() }),
  }),
};

export const getOrdersPendingTransfer = defineCall<typeof getOrdersPendingTransferSchemas>()({
  method: 'GET',
  path: 'Users/GetOrdersPendingTransfer',
  encoding: 'query',
  access: 'seller',
  area: 'salesPanel',
});

export const downloadPayoutStatementSchemas = {
  summary: 'A statement as PDF or CSV.',
  request: v.strictObject({ statementId: idText, format: v.picklist(['pdf', 'csv']) }),
  result: v.unknown(),
};
/** A file is no envelope, so it is not bound. */
export const downloadPayoutStatement = defineCall<typeof downloadPayoutStatementSchemas>()({
  method: 'GET',
  path: 'Users/DownloadPayoutStatement',
  encoding: 'query',
  access: 'seller',
  area: 'salesPanel',
  right: 'money',
});

export const payoutStatementCalls = {
  getPayoutStatements: withSchemas(getPayoutStatements, getPayoutStatementsSchemas),
  getPayoutStatement: withSchemas(getPayoutStatement, getPayoutStatementSchemas),
  getOrdersPendingTransfer: withSchemas(getOrdersPendingTransfer, getOrdersPendingTransferSchemas),
};
