import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { isoDay, nothing } from '../primitives.ts';

/** Days on which the company sells nothing, both included. */
const holiday = v.object({
  startsOn: isoDay,
  endsOn: isoDay,
  /** Whether the listings are paused now. */
  isNow: v.boolean(),
  /** Number of listings that are, or will be, paused. */
  listings: v.number(),
});
const answer = v.object({ holiday: v.nullable(holiday) });
export type SellerHoliday = v.InferOutput<typeof holiday>;

const getHolidaySchemas = {
  summary: 'The holiday of the company, planned or running; null when there is none.',
  request: nothing,
  result: answer,
};

export const getHoliday = defineCall<typeof getHolidaySchemas>()({
  method: 'GET',
  path: 'Listings/GetHoliday',
  encoding: 'query',
  access: 'seller',
});

const planHolidaySchemas = {
  summary:
    'Plans the holiday of the company: its listings pause on the first day and come back after the last.',
  request: v.strictObject({ startsOn: isoDay, endsOn: isoDay }),
  result: answer,
};

export const planHoliday = defineCall<typeof planHolidaySchemas>()({
  method: 'POST',
  path: 'Listings/PlanHoliday',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  idempotent: true,
});

const endHolidaySchemas = {
  summary:
    'Ends the holiday now, or forgets the planned one; the listings that it has paused are on sale again.',
  request: nothing,
  result: answer,
};

export const endHoliday = defineCall<typeof endHolidaySchemas>()({
  method: 'POST',
  path: 'Listings/EndHoliday',
  encoding: 'json',
  access: 'seller',
  area: 'listings',
  right: 'sell',
  idempotent: true,
});

export const holidayCalls = {
  getHoliday: withSchemas(getHoliday, getHolidaySchemas),
  planHoliday: withSchemas(planHoliday, planHolidaySchemas),
  endHoliday: withSchemas(endHoliday, endHolidaySchemas),
};
