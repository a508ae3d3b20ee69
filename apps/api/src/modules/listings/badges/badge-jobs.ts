import type { Job } from '../../../core/jobs-runner/job.ts';
import { endExpiredBadges } from './badge-ruling.service.ts';

/** A badge is removed from the offers within a minute after midnight of the last day of its document. */
export const badgeJobs: readonly Job[] = [{ name: 'badge-expiry', everySeconds: 60, run: endExpiredBadges }];
