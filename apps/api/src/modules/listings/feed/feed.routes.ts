import { listingFeedCalls } from '@havan/contract/listings/listing-feed';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { feedListings } from './feed.service.ts';

export const listingFeedRoutes: readonly Binding[] = [
  bind(listingFeedCalls.feedListings, (request, { ctx, actor }) => feedListings(ctx, actor, request)),
];
