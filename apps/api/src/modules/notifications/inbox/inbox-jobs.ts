import { deliverNotifications } from './deliver-notifications.ts';
import { notifySignIns } from './notify-sign-ins.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';

export const inboxJobs: readonly Job[] = [
  { name: 'deliver-notifications', everySeconds: 5, run: deliverNotifications },
  { name: 'notify-sign-ins', everySeconds: 5, run: notifySignIns },
];
