import { campaignWarningCodes } from '@havan/domain/campaign-forecast';
import { campaignListingsMax, sellerCampaignKinds } from '@havan/domain/campaign-terms';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { listingFilter } from '../listings/listings.ts';
import { id, instant, isoDay, kurus, quantity } from '../primitives.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const units = v.nullable(count);

/**
 * Choice of listings: all of a filter of the table, those of barcodes of a file, or those whose stock may outlive its
 * expiry.
 */
const productTarget = v.variant('by', [
  v.strictObject({ by: v.literal('filter'), filter: listingFilter }),
  v.strictObject({
    by: v.literal('barcodes'),
    barcodes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.minLength(1), v.maxLength(5000)),
  }),
  v.strictObject({ by: v.literal('risk') }),
]);
export type ProductTarget = v.InferInput<typeof productTarget>;

const findSchemas = {
  summary: 'Listings of the company that are meant, as far as they can be bought now; nothing is written.',
  request: v.strictObject({ target: productTarget }),
  result: v.object({
    /** At most a thousand, the largest number of one campaign. */
    listingIds: v.array(id),
    /** Number of all of them. */
    total: count,
    /** The first hundred barcodes without a listing of the company. */
    unknownBarcodes: v.array(v.string()),
  }),
};

export const findCampaignProducts = defineCall<typeof findSchemas>()({
  method: 'POST',
  path: 'Campaigns/FindProducts',
  encoding: 'json',
  access: 'seller',
  area: 'campaignPanel',
});

/** Largest number of listings in one simulation. */
export const simulatedAtOnce = 100;

const forecast = v.object({
  listingId: id,
  productName: v.string(),
  barcode: v.string(),
  productImageUrl: v.string(),
  expiration: v.nullable(isoDay),
  stock: count,
  cost: v.nullable(kurus),
  /** The lowest price of the last 30 days, campaigns included; null when it is unknown. */
  lowest: v.nullable(kurus),
  price: kurus,
  newPrice: kurus,
  deepestPrice: kurus,
  effectivePrice: kurus,
  /** Amount for a paid unit after commission, shipping and bonus units. */
  net: kurus,
  margin: v.nullable(kurus),
  placeBefore: count,
  place: count,
  offers: count,
  unitsBefore: units,
  units,
  costOfCampaign: v.nullable(kurus),
  incomeBefore: v.nullable(kurus),
  income: v.nullable(kurus),
  warnings: v.array(v.object({ code: v.picklist(campaignWarningCodes), sentence: v.string() })),
});
export type SimulatedListing = v.InferOutput<typeof forecast>;

const simulateSchemas = {
  summary: 'Says what a campaign would cost, earn and reach on up to a hundred listings; nothing is written.',
  request: v.strictObject({
    kind: v.picklist(sellerCampaignKinds),
    steps: v.pipe(
      v.array(
        v.strictObject({
          fromQuantity: quantity,
          percent: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(99)),
          amount: v.pipe(kurus, v.minValue(0)),
        }),
      ),
      v.maxLength(10),
    ),
    bonus: v.nullable(v.strictObject({ buy: quantity, get: quantity })),
    startsAt: instant,
    endsAt: instant,
    /** Id of the campaign that is being changed, which does not overlap with itself. */
    campaignId: v.optional(id),
    listingIds: v.pipe(v.array(id), v.maxLength(Math.min(simulatedAtOnce, campaignListingsMax))),
  }),
  result: v.object({ listings: v.array(forecast) }),
};

export const simulateCampaign = defineCall<typeof simulateSchemas>()({
  method: 'POST',
  path: 'Campaigns/Simulate',
  encoding: 'json',
  access: 'seller',
  area: 'campaignPanel',
});

export const campaignSimulationCalls = {
  findCampaignProducts: withSchemas(findCampaignProducts, findSchemas),
  simulateCampaign: withSchemas(simulateCampaign, simulateSchemas),
};
