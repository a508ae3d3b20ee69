import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { id, isoDay, kurus, nothing } from '../primitives.ts';

const topSellingListing = v.object({
  listingId: id,
  productId: id,
  productName: v.string(),
  expiration: v.nullable(isoDay),
  /** Units that were sold in the period; cancelled orders do not count. */
  units: v.number(),
  turnover: kurus,
  /** Remaining units on sale; 0 also for a listing that is no longer on sale. */
  stock: v.number(),
});
export type TopSellingListing = v.InferOutput<typeof topSellingListing>;

const getTopSellingSchemas = {
  summary: 'The ten listings of the company that sold most units in the last 30 days.',
  request: nothing,
  result: v.object({ items: v.array(topSellingListing) }),
};

/** Specification §7 "Listings: top selling". */
export const getTopSelling = defineCall<typeof getTopSellingSchemas>()({
  method: 'GET',
  path: 'Listings/GetTopSelling',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

export const topSellingCalls = { getTopSelling: withSchemas(getTopSelling, getTopSellingSchemas) };
