import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, instant, isoDay, kurus, pageOf, pageSize } from '../primitives.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const month = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** Possible measure for a listing, best first. */
export const riskProposal = v.object({
  /** `price` can be applied by `Listings/Update`; a bonus is a campaign, a return is arranged with the supplier. */
  kind: v.picklist(['price', 'bonus', 'return']),
  price: kurus,
  label: v.string(),
  /** Probability that stock is left at expiry under the proposal. */
  chance: share,
  saved: kurus,
  sentence: v.string(),
});

/** A listing whose stock may outlive its expiry. */
export const riskyListing = v.object({
  listingId: id,
  version: v.number(),
  productName: v.string(),
  barcode: v.string(),
  productImageUrl: v.string(),
  expiration: isoDay,
  price: kurus,
  stock: v.number(),
  /** Units expected to be sold in 30 days at the current price. */
  monthlyUnits: v.number(),
  /** Probability that stock is left when 8 months remain, and at expiry. */
  chanceAtClose: share,
  chanceAtExpiry: share,
  unitsLeft: v.number(),
  moneyAtStake: kurus,
  /** Source of the sales behind the pace; `none` without sales. */
  source: v.picklist(['own', 'market', 'category', 'none']),
  basis: v.string(),
  proposals: v.array(riskProposal),
});
export type RiskyListing = v.InferOutput<typeof riskyListing>;

const getExpiryRadarSchemas = {
  summary: 'Listings whose stock may outlive its expiry, by the money at stake, over the stock of 24 months.',
  request: v.strictObject({
    /** Only listings that expire in this month, `2027-04`. */
    month: v.optional(month),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: v.object({
    ...pageOf(riskyListing).entries,
    totals: v.object({
      moneyAtStake: kurus,
      listings: v.number(),
      unitsLeft: v.number(),
      /** Number of listings at risk whose sales pace is estimated from other listings. */
      estimated: v.number(),
      /** Savings when the first proposal of each is followed. */
      saved: kurus,
    }),
    /** Stock on sale at its price: with an expiry within 24 months, with a later one, and without one. */
    stock: v.object({ dated: kurus, later: kurus, undated: kurus }),
    /** The 24 months from the current one on. */
    months: v.array(v.object({ month, stockValue: kurus, moneyAtStake: kurus, listings: v.number() })),
    /** Number of listings whose risk is still being computed; they are not among the rows. */
    pending: v.number(),
    computedAt: v.nullable(instant),
  }),
};
export const getExpiryRadar = defineCall<typeof getExpiryRadarSchemas>()({
  method: 'GET',
  path: 'Listings/ExpiryRadar',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

export const expiryRadarCalls = { getExpiryRadar: withSchemas(getExpiryRadar, getExpiryRadarSchemas) };
