import type { Job } from '../../../core/jobs-runner/job.ts';
import { sendUtsNotices } from './send-notices.ts';

export const utsJobs: readonly Job[] = [{ name: 'utsNotices', everySeconds: 15, run: sendUtsNotices }];
