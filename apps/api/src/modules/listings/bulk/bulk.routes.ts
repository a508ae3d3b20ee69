import { listingBulkCalls } from '@havan/contract/listings/listing-bulk';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { applyBatch, getBatch, listBatches, previewBatch, undoBatch } from './bulk.service.ts';

export const listingBulkRoutes: readonly Binding[] = [
  bind(listingBulkCalls.previewListingBatch, (request, { ctx, actor }) => previewBatch(ctx, actor, request)),
  bind(listingBulkCalls.applyListingBatch, (request, { ctx, actor }) => applyBatch(ctx, actor, request)),
  bind(listingBulkCalls.undoListingBatch, (request, { ctx, actor }) => undoBatch(ctx, actor, request)),
  bind(listingBulkCalls.getListingBatches, (request, { ctx, actor }) => listBatches(ctx, actor, request)),
  bind(listingBulkCalls.getListingBatch, (request, { ctx, actor }) => getBatch(ctx, actor, request)),
];
