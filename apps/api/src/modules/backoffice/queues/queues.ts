import type { QueueId } from '@havan/domain/work-queue';
import { applicationQueue } from '../applications/application-queue.ts';
import { badgeQueue } from '../badges/badge-queue.ts';
import { banQueue } from '../bans/ban-queue.ts';
import { companyChangeQueue } from '../company-changes/company-change-queue.ts';
import { disputeQueue } from '../disputes/dispute-queue.ts';
import { issueQueue } from '../listing-risk/issue-queue.ts';
import { messageReportQueue } from '../message-reports/message-report-queue.ts';
import { originalityQueue } from '../listing-risk/originality-queue.ts';
import { productRequestQueue } from '../product-requests/product-request-queue.ts';
import { scoreAppealQueue } from '../score-appeals/score-appeal-queue.ts';
import { ticketQueue } from '../tickets/ticket-queue.ts';
import type { WorkQueue } from './work-queue.ts';

/** Every queue of the back office; one line a queue. */
export const queues: Readonly<Record<QueueId, WorkQueue>> = {
  companies: applicationQueue,
  companyChanges: companyChangeQueue,
  badges: badgeQueue,
  productRequests: productRequestQueue,
  cases: disputeQueue,
  originality: originalityQueue,
  issues: issueQueue,
  scoreAppeals: scoreAppealQueue,
  messageReports: messageReportQueue,
  bans: banQueue,
  tickets: ticketQueue,
};
