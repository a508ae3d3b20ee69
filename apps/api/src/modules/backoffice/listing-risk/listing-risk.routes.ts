import { listingRiskCalls } from '@havan/contract/backoffice/risk/listing-risk';
import { AppError } from '../../../core/app-error.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { issueForOperator } from '../../listings/issues/listing-issues.service.ts';
import { invoiceForOperator } from '../../listings/originality/originality-ruling.service.ts';
import { presentProductIssue, presentSeenListing } from './listing-risk.presenter.ts';
import { findSeenListing } from './seen-listing.sql.ts';

export const listingRiskRoutes: readonly Binding[] = [
  bind(listingRiskCalls.getOriginalityFile, async ({ invoiceId }, { ctx }) => {
    const { listingId, dueAt, ...file } = await invoiceForOperator(ctx.db, invoiceId);
    const listing = await findSeenListing(ctx.db, listingId);
    if (!listing) throw new AppError('recordNotFound');
    return {
      ...file,
      dueAt: dueAt.toISOString(),
      listing: presentSeenListing(listing),
      sellerTaxNumber: listing.tax_number,
    };
  }),
  bind(listingRiskCalls.getProductIssue, async ({ issueId }, { ctx }) => {
    const { row, others } = await issueForOperator(ctx.db, issueId);
    const listing = row.listing_id === null ? undefined : await findSeenListing(ctx.db, row.listing_id);
    return presentProductIssue(row, listing, others);
  }),
];
