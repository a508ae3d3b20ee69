import { alertJobs } from './alert-jobs.ts';
import { campaignJobs } from './campaign-jobs.ts';
import { caseJobs } from './case-jobs.ts';
import { housekeeping } from './housekeeping.ts';
import { inboxJobs } from './inbox-jobs.ts';
import type { Job } from './job.ts';
import { orderJobs } from './order-jobs.ts';
import { paymentJobs } from './payment-jobs.ts';
import { reminderJobs } from './reminder-jobs.ts';
import { walletJobs } from './wallet-jobs.ts';

/** Every job of the product; one line a job. */
export const jobs: readonly Job[] = [
  housekeeping,
  ...paymentJobs,
  ...campaignJobs,
  ...orderJobs,
  ...walletJobs,
  ...caseJobs,
  ...reminderJobs,
  ...alertJobs,
  ...inboxJobs,
];
