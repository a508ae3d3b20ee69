import type { Job } from '../../../core/jobs-runner/job.ts';
import { issueBatches } from './bulk/bulk.service.ts';
import { sendInvoices } from './sending/sending.ts';

export const eInvoiceJobs: readonly Job[] = [
  { name: 'issue-e-invoices', everySeconds: 2, run: issueBatches },
  { name: 'send-e-invoices', everySeconds: 5, run: sendInvoices },
];
