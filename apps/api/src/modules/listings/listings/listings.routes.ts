import { listingDeskCalls } from '@havan/contract/listings/listing-desk';
import { listingCalls } from '@havan/contract/listings/listings';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { listingFilters } from './listing-filters.service.ts';
import { findListableProduct, getListing, listingCounts, listListings } from './listings.service.ts';
import { createListing, deleteListings, moveListings, updateListings } from './listing-writes.service.ts';

export const listingRoutes: readonly Binding[] = [
  bind(listingCalls.getUserListings, (request, { ctx, actor }) => listListings(ctx, actor, request)),
  bind(listingCalls.getListingStateCounts, (_request, { ctx, actor }) => listingCounts(ctx, actor)),
  bind(listingDeskCalls.getListingFilters, (_request, { ctx, actor }) => listingFilters(ctx, actor)),
  bind(listingCalls.getListing, (request, { ctx, actor }) => getListing(ctx, actor, request)),
  bind(listingCalls.getListableProduct, (request, { ctx, actor }) =>
    findListableProduct(ctx, actor, request),
  ),
  bind(listingCalls.createListing, (request, { ctx, actor }) => createListing(ctx, actor, request)),
  bind(listingCalls.updateListings, (request, { ctx, actor }) => updateListings(ctx, actor, request)),
  bind(listingCalls.activateListings, ({ listingIds }, { ctx, actor }) =>
    moveListings(ctx, actor, listingIds, 'activate'),
  ),
  bind(listingCalls.passivateListings, ({ listingIds }, { ctx, actor }) =>
    moveListings(ctx, actor, listingIds, 'passivate'),
  ),
  bind(listingCalls.deleteListings, ({ listingIds }, { ctx, actor }) =>
    deleteListings(ctx, actor, listingIds),
  ),
];
