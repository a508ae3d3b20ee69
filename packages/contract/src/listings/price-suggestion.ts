import { suggestionKinds } from '@havan/domain/price-suggestion';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { id, idText, instant, isoDay, kurus, shippingShare } from '../primitives.ts';
import { sellerListing } from './listings.ts';

/** Offers of others, the cheapest first, at most a hundred. */
const competingOffers = v.array(
  v.object({
    listingId: id,
    price: kurus,
    expiration: v.nullable(isoDay),
    /** Tenths; null for a seller without a score yet. */
    scoreTenths: v.nullable(v.number()),
  }),
);

const getPriceSuggestionSchemas = {
  summary:
    'Three prices for a listing with the expected time to sell, the offers beside it and why it stands where it does.',
  request: v.strictObject({ listingId: idText }),
  result: v.object({
    listing: sellerListing,
    /** The price that buyers see; below the listing's own while a discount runs. */
    price: kurus,
    /** The platform's commission on a price, in hundredths of a percent. */
    commissionBasisPoints: v.number(),
    /** Share of a unit in the freight of a parcel that the seller pays. */
    freight: kurus,
    /** The least price without a loss; null while the cost is not known. */
    floor: v.nullable(kurus),
    /** Lowest price of all sellers in the last 30 days; null without a sale or an offer. */
    lowest: v.nullable(kurus),
    strength: v.picklist(['good', 'thin', 'none']),
    basis: v.string(),
    suggestions: v.array(
      v.object({
        kind: v.picklist(suggestionKinds),
        label: v.string(),
        price: kurus,
        /** Days until the stock is sold; null when the demand is unknown. */
        days: v.nullable(v.number()),
        /** Units expected to be left at expiry; null when the demand or the expiry is unknown. */
        unsold: v.nullable(v.number()),
        reasons: v.array(v.string()),
      }),
    ),
    offers: competingOffers,
    /** Comparison with the cheapest offer of the others; empty without one. */
    reasons: v.array(
      v.object({
        kind: v.picklist(['price', 'expiry', 'score', 'shipping']),
        side: v.picklist(['for', 'against', 'even']),
        sentence: v.string(),
      }),
    ),
  }),
};
export const getPriceSuggestion = defineCall<typeof getPriceSuggestionSchemas>()({
  method: 'GET',
  path: 'Listings/PriceSuggestion',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

const getProductMarketSchemas = {
  summary:
    'The market of a product that is being listed: offers of others, lowest price, last sales, a price and its costs.',
  request: v.strictObject({
    productId: idText,
    /** Expiry of the units to be listed; absent for products that do not expire. */
    expiration: v.optional(isoDay),
    /** Units to be listed, on which the time to sell depends. */
    stock: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number))),
  }),
  result: v.object({
    /** The platform's commission on a price, in hundredths of a percent. */
    commissionBasisPoints: v.number(),
    shippingFee: kurus,
    /** Value of the goods from which the seller pays the shipping; null when the buyer always does. */
    freeShippingFrom: v.nullable(kurus),
    /** The part of the fee that the seller pays below that; null without one. */
    shippingShare: v.nullable(shippingShare),
    /** Lowest price of all sellers in the last 30 days; null without an offer. */
    lowest: v.nullable(kurus),
    basis: v.string(),
    /** The balanced price for this expiry; null when too little is known. */
    suggestion: v.nullable(v.object({ price: kurus, reasons: v.array(v.string()) })),
    offers: competingOffers,
    /** Sales of the last 30 days by all sellers, the latest first, at most five. */
    sales: v.array(
      v.object({ soldAt: instant, price: kurus, expiration: v.nullable(isoDay), units: v.number() }),
    ),
  }),
};
export const getProductMarket = defineCall<typeof getProductMarketSchemas>()({
  method: 'GET',
  path: 'Listings/ProductMarket',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

export const priceSuggestionCalls = {
  getProductMarket: withSchemas(getProductMarket, getProductMarketSchemas),
  getPriceSuggestion: withSchemas(getPriceSuggestion, getPriceSuggestionSchemas),
};
