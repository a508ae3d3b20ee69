import { originalityCalls } from '@havan/contract/listings/originality';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { invoicesOfListing, riskyListings, sendInvoice } from './originality.service.ts';

export const originalityRoutes: readonly Binding[] = [
  bind(originalityCalls.getRiskyListings, (request, { ctx, actor }) => riskyListings(ctx, actor, request)),
  bind(originalityCalls.getPurchaseInvoices, (request, { ctx, actor }) =>
    invoicesOfListing(ctx, actor, request),
  ),
  bind(originalityCalls.sendPurchaseInvoice, (request, { ctx, actor }) => sendInvoice(ctx, actor, request)),
];
