import { specialDayOfferStates, specialDayPhases } from '@havan/domain/special-day';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import {
  cursor,
  id,
  idText,
  instant,
  isoDay,
  kurus,
  nothing,
  pageOf,
  pageSize,
  quantity,
} from '../primitives.ts';

const getSpecialDaysSchemas = {
  summary: 'The special days that run now, with how many offers each has.',
  request: nothing,
  result: v.object({
    days: v.array(
      v.object({
        specialDayId: id,
        title: v.string(),
        description: v.string(),
        startsAt: instant,
        endsAt: instant,
        offerCount: v.number(),
      }),
    ),
  }),
};

export const getSpecialDays = defineCall<typeof getSpecialDaysSchemas>()({
  method: 'GET',
  path: 'Listings/GetSpecialDays',
  encoding: 'query',
  access: 'signedIn',
});

const getSpecialOffersSchemas = {
  summary: 'The headings under which the market gathers running campaigns, empty ones left out.',
  request: nothing,
  result: v.object({
    tags: v.array(
      v.object({ tagId: id, title: v.string(), description: v.string(), campaignCount: v.number() }),
    ),
  }),
};

export const getSpecialOffers = defineCall<typeof getSpecialOffersSchemas>()({
  method: 'GET',
  path: 'Campaigns/GetSpecialOffers',
  encoding: 'query',
  access: 'signedIn',
});

const ownDayOffer = v.object({
  listingId: id,
  productName: v.string(),
  barcode: v.string(),
  expiration: v.nullable(isoDay),
  stock: v.number(),
  listPrice: kurus,
  /** The highest price that the day allows for it. */
  highestPrice: kurus,
  /** The offer; null where the listing does not take part. */
  offer: v.nullable(
    v.object({
      price: kurus,
      unitLimit: v.nullable(v.number()),
      state: v.picklist(specialDayOfferStates),
      reason: v.nullable(v.string()),
    }),
  ),
});
export type OwnDayOffer = v.InferOutput<typeof ownDayOffer>;

const joinableDay = v.object({
  specialDayId: id,
  title: v.string(),
  description: v.string(),
  leastPercent: v.number(),
  joinUntil: instant,
  startsAt: instant,
  endsAt: instant,
  phase: v.picklist(specialDayPhases),
  offerCount: v.number(),
});
export type JoinableDay = v.InferOutput<typeof joinableDay>;

const getJoinableDaysSchemas = {
  summary: 'The special days that are open or run, with how many listings of the company take part.',
  request: nothing,
  result: v.object({ days: v.array(joinableDay) }),
};
export const getJoinableDays = defineCall<typeof getJoinableDaysSchemas>()({
  method: 'GET',
  path: 'Listings/GetJoinableSpecialDays',
  encoding: 'query',
  access: 'seller',
});

const getSpecialDayListingsSchemas = {
  summary: 'The own listings on sale for a special day, those that take part first.',
  request: v.strictObject({
    specialDayId: idText,
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({ day: joinableDay, ...pageOf(ownDayOffer).entries }),
};
export const getSpecialDayListings = defineCall<typeof getSpecialDayListingsSchemas>()({
  method: 'GET',
  path: 'Listings/GetSpecialDayListings',
  encoding: 'query',
  access: 'seller',
});

const joinSpecialDaySchemas = {
  summary: 'Offers listings for a special day at a price each; an offer without a price is taken back.',
  request: v.strictObject({
    specialDayId: id,
    offers: v.pipe(
      v.array(
        v.strictObject({
          listingId: id,
          price: v.nullable(v.pipe(kurus, v.minValue(1))),
          unitLimit: v.nullable(quantity),
        }),
      ),
      v.minLength(1),
      v.maxLength(200),
    ),
  }),
  result: v.object({ offered: v.number(), withdrawn: v.number() }),
};
export const joinSpecialDay = defineCall<typeof joinSpecialDaySchemas>()({
  method: 'POST',
  path: 'Listings/JoinSpecialDay',
  encoding: 'json',
  access: 'seller',
  right: 'sell',
  trades: true,
  idempotent: true,
});

export const specialDayCalls = {
  getSpecialDays: withSchemas(getSpecialDays, getSpecialDaysSchemas),
  getSpecialOffers: withSchemas(getSpecialOffers, getSpecialOffersSchemas),
  getJoinableDays: withSchemas(getJoinableDays, getJoinableDaysSchemas),
  getSpecialDayListings: withSchemas(getSpecialDayListings, getSpecialDayListingsSchemas),
  joinSpecialDay: withSchemas(joinSpecialDay, joinSpecialDaySchemas),
};
