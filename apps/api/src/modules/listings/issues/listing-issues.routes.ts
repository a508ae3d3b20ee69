import { listingIssueCalls } from '@havan/contract/listings/listing-issues';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { answerIssue, listingIssues } from './listing-issues.service.ts';

export const listingIssueRoutes: readonly Binding[] = [
  bind(listingIssueCalls.getListingIssues, (request, { ctx, actor }) => listingIssues(ctx, actor, request)),
  bind(listingIssueCalls.answerListingIssue, (request, { ctx, actor }) => answerIssue(ctx, actor, request)),
];
