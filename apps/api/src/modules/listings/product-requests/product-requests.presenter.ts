import type { ProductRequest } from '@havan/contract/listings/product-requests';
import type { ProductRequestRow } from './product-requests.sql.ts';

/** Returns a request as its company and the operator see it. */
export const presentProductRequest = (row: ProductRequestRow): ProductRequest => ({
  requestId: row.id,
  barcode: row.barcode,
  name: row.name,
  brand: row.brand,
  category: row.category,
  kind: row.kind,
  psf: row.psf,
  pictureFileIds: [...row.picture_file_ids],
  state: row.state,
  reason: row.reason,
  productId: row.product_id,
  terms: row.listing_terms,
  listingId: row.listing_id,
  publishRefusal: row.publish_refusal,
  requestedAt: row.created_at.toISOString(),
  ruledAt: row.ruled_at?.toISOString() ?? null,
});
