import { distances, highestDesi } from '@havan/domain/carrier-pricing';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { carrierId, isoDay, kurus } from '../primitives.ts';

const numberText = (most: number) =>
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number), v.maxValue(most));

const getCarrierPricesSchemas = {
  summary: 'What each carrier asks today for a parcel between two districts, and when it would arrive.',
  request: v.strictObject({
    fromTownId: numberText(99_999),
    toTownId: numberText(99_999),
    desi: numberText(highestDesi),
  }),
  result: v.object({
    distance: v.picklist(distances),
    /** Delivery days on the way, without Sundays and public holidays. */
    transitDays: v.number(),
    /** The day on which a parcel arrives that is handed over today. */
    expectedOn: isoDay,
    /** The cheapest first; carriers without a price for it are left out. */
    prices: v.array(v.object({ carrierId, price: kurus })),
  }),
};

/** The tariffs of carriers, for the calculator. */
export const getCarrierPrices = defineCall<typeof getCarrierPricesSchemas>()({
  method: 'GET',
  path: 'CargoPricing/GetPrices',
  encoding: 'query',
  access: 'public',
});

export const carrierPricingCalls = {
  getCarrierPrices: withSchemas(getCarrierPrices, getCarrierPricesSchemas),
};
