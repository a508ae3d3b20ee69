import type { Job } from '../../../core/jobs-runner/job.ts';
import { keepOriginality } from './originality-ruling.service.ts';

/** Risky listings are asked for their invoice within a minute, and suspended within a minute of the deadline. */
export const originalityJobs: readonly Job[] = [
  { name: 'originality-control', everySeconds: 60, run: keepOriginality },
];
