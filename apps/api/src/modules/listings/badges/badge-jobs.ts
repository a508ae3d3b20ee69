import type { Job } from '../../../core/jobs-runner/job.ts';
import { endExpiredBadges } from './badge-ruling.service.ts';

/** A badge leaves the offers within a minute of the midnight after the last day of its document. */
export const badgeJobs: readonly Job[] = [{ name: 'badge-expiry', everySeconds: 60, run: endExpiredBadges }];
