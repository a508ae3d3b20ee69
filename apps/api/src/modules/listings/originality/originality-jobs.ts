import type { Job } from '../../../core/jobs-runner/job.ts';
import { keepOriginality } from './originality-ruling.service.ts';

/**
 * The invoices of risky listings are requested within a minute, and listings are suspended within a minute of the
 * deadline.
 */
export const originalityJobs: readonly Job[] = [
  { name: 'originality-control', everySeconds: 60, run: keepOriginality },
];
