import type { getProductIssue } from '@havan/contract/backoffice/risk/listing-risk';
import type { ResultOf } from '@havan/contract/call';
import type { IssueRow } from '../../listings/issues/listing-issues.service.ts';
import type { SeenListingRow } from './seen-listing.sql.ts';

type SeenListing = NonNullable<ResultOf<typeof getProductIssue>['listing']>;

export const presentSeenListing = (row: SeenListingRow): SeenListing => ({
  listingId: row.id,
  productId: row.product_id,
  productName: row.product_name,
  brandName: row.brand_name,
  barcode: row.barcode,
  sellerId: row.seller_id,
  seller: row.seller,
  expiration: row.expiration,
  price: row.price,
  psf: row.psf,
  stock: row.stock,
  state: row.state,
  suspendedReason: row.suspended_reason,
});

export const presentProductIssue = (
  row: IssueRow,
  listing: SeenListingRow | undefined,
  others: number,
): ResultOf<typeof getProductIssue> => ({
  issueId: row.id,
  category: row.category,
  note: row.note,
  reportedAt: row.reported_at.toISOString(),
  reporter: row.reporter,
  productId: row.product_id,
  productName: row.product_name,
  listing: listing ? presentSeenListing(listing) : null,
  question: row.question,
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
  others,
});
