import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { id, kurus, nothing } from '../primitives.ts';
import { listingFilter } from './listings.ts';

const getListingFiltersSchemas = {
  summary:
    'Brands and categories of the listings of the company, the most frequent first, and what the stock is worth.',
  request: nothing,
  result: v.object({
    brands: v.array(v.object({ brandId: id, brandName: v.string(), count: v.number() })),
    categories: v.array(v.object({ categoryId: id, categoryName: v.string(), count: v.number() })),
    /** Sum of price times stock of all listings. */
    stockValue: kurus,
  }),
};

export const getListingFilters = defineCall<typeof getListingFiltersSchemas>()({
  method: 'GET',
  path: 'Listings/GetFilters',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
});

export const exportListingsSchemas = {
  summary: 'The listings of a filter as CSV or XLSX; the file can be changed and imported again.',
  request: v.strictObject({ ...listingFilter.entries, format: v.picklist(['csv', 'xlsx']) }),
  result: v.unknown(),
};

/** Answers the table as a file instead of an envelope, so its route is registered outside the calls. */
export const exportListings = defineCall<typeof exportListingsSchemas>()({
  method: 'GET',
  path: 'Listings/Export',
  encoding: 'query',
  access: 'seller',
  area: 'listings',
  key: 'listings.read',
  pricedFile: true,
});

export const listingDeskCalls = {
  getListingFilters: withSchemas(getListingFilters, getListingFiltersSchemas),
};
