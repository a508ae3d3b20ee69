import { specialDayOfferStates, specialDayPhases } from '@havan/domain/special-day';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { id, idText, instant, kurus, nothing } from '../../primitives.ts';

export const operatorSpecialDay = v.object({
  specialDayId: id,
  title: v.string(),
  description: v.string(),
  leastPercent: v.number(),
  joinUntil: instant,
  startsAt: instant,
  endsAt: instant,
  phase: v.picklist(specialDayPhases),
  proposed: v.number(),
  approved: v.number(),
  rejected: v.number(),
});
export type OperatorSpecialDay = v.InferOutput<typeof operatorSpecialDay>;

const getOperatorSpecialDaysSchemas = {
  summary: 'The special days of the market, the newest first, with how many offers each has.',
  request: nothing,
  result: v.object({ days: v.array(operatorSpecialDay) }),
};
export const getOperatorSpecialDays = defineCall<typeof getOperatorSpecialDaysSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetSpecialDays',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const saveSpecialDaySchemas = {
  summary: 'Writes a special day that is not open yet, or begins one.',
  request: v.strictObject({
    specialDayId: v.optional(id),
    title: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(80)),
    description: v.pipe(v.string(), v.trim(), v.maxLength(500)),
    leastPercent: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(90)),
    joinUntil: instant,
    startsAt: instant,
    endsAt: instant,
  }),
  result: operatorSpecialDay,
};
export const saveSpecialDay = defineCall<typeof saveSpecialDaySchemas>()({
  method: 'POST',
  path: 'Backoffice/SaveSpecialDay',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const turnSpecialDaySchemas = {
  summary: 'Opens a special day to sellers, or cancels it and ends its campaigns.',
  request: v.strictObject({ specialDayId: id, to: v.picklist(['open', 'cancelled']) }),
  result: operatorSpecialDay,
};
export const turnSpecialDay = defineCall<typeof turnSpecialDaySchemas>()({
  method: 'POST',
  path: 'Backoffice/TurnSpecialDay',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

const operatorDayOffer = v.object({
  offerId: id,
  sellerName: v.string(),
  productName: v.string(),
  listingId: id,
  listPrice: kurus,
  price: kurus,
  percent: v.number(),
  unitLimit: v.nullable(v.number()),
  stock: v.number(),
  state: v.picklist(specialDayOfferStates),
  reason: v.nullable(v.string()),
});
export type OperatorDayOffer = v.InferOutput<typeof operatorDayOffer>;

const getSpecialDayOffersSchemas = {
  summary: 'What sellers offer for a special day, undecided offers first; two hundred at a time.',
  request: v.strictObject({ specialDayId: idText }),
  result: v.object({ day: operatorSpecialDay, offers: v.array(operatorDayOffer) }),
};
export const getSpecialDayOffers = defineCall<typeof getSpecialDayOffersSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetSpecialDayOffers',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const decideSpecialDayOffersSchemas = {
  summary: 'Approves offers of a special day, which become campaigns, or rejects them with a reason.',
  request: v.strictObject({
    specialDayId: id,
    offerIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)),
    decision: v.picklist(['approve', 'reject']),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500))),
  }),
  result: getSpecialDayOffersSchemas.result,
};
export const decideSpecialDayOffers = defineCall<typeof decideSpecialDayOffersSchemas>()({
  method: 'POST',
  path: 'Backoffice/DecideSpecialDayOffers',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

export const operatorSpecialDayCalls = {
  getOperatorSpecialDays: withSchemas(getOperatorSpecialDays, getOperatorSpecialDaysSchemas),
  saveSpecialDay: withSchemas(saveSpecialDay, saveSpecialDaySchemas),
  turnSpecialDay: withSchemas(turnSpecialDay, turnSpecialDaySchemas),
  getSpecialDayOffers: withSchemas(getSpecialDayOffers, getSpecialDayOffersSchemas),
  decideSpecialDayOffers: withSchemas(decideSpecialDayOffers, decideSpecialDayOffersSchemas),
};
