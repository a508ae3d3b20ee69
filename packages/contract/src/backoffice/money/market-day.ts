import { operatorTaskIds } from '@havan/domain/operator-task';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { isoDay, kurus, nothing } from '../../primitives.ts';

const marketDay = v.object({
  /** The last thirty Istanbul days, the oldest first and today last; orders count on the day on which they were placed. */
  days: v.array(
    v.object({
      day: isoDay,
      /** Paid orders that were not cancelled. */
      orders: v.number(),
      /** Goods and shipping of these orders. */
      turnover: kurus,
      /** The platform's share of them, VAT included. */
      commission: kurus,
    }),
  ),
  /** Tasks outside the queues that wait for the roles of this operator; those with a count of 0 are left out. */
  tasks: v.array(v.object({ task: v.picklist(operatorTaskIds), count: v.number() })),
});
export type MarketDay = v.InferOutput<typeof marketDay>;

const getMarketDaySchemas = {
  summary: 'Orders, turnover and commission of the market by day, and what waits outside the queues.',
  request: nothing,
  result: marketDay,
};
export const getMarketDay = defineCall<typeof getMarketDaySchemas>()({
  method: 'GET',
  path: 'Backoffice/GetMarketDay',
  encoding: 'query',
  access: 'operator',
  roles: ['finance', 'support'],
});

export const marketDayCalls = { getMarketDay: withSchemas(getMarketDay, getMarketDaySchemas) };
