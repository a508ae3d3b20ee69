import { deliverNotifications } from './deliver-notifications.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';

export const inboxJobs: readonly Job[] = [
  { name: 'deliver-notifications', everySeconds: 5, run: deliverNotifications },
];
