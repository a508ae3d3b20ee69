import type { ListingIssue } from '@havan/contract/listings/listing-issues';
import { productPictureUrl } from '@havan/domain/product-picture';
import type { IssueRow } from './listing-issues.sql.ts';

/** Returns a report as the seller of the offer reads it; who reported it is not in it. */
export const presentIssue = (row: IssueRow & { readonly listing_id: number }): ListingIssue => ({
  issueId: row.id,
  listingId: row.listing_id,
  productName: row.product_name,
  productImageUrl: productPictureUrl(row.product_id),
  category: row.category,
  note: row.note,
  reportedAt: row.reported_at.toISOString(),
  state: row.state,
  question: row.question,
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
  isUpheld: row.ruling === null ? null : row.ruling === 'upheld',
  reason: row.reason,
});
