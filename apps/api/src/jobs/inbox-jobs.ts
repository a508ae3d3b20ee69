import { deliverNotifications } from '../resources/inbox/deliver-notifications.ts';
import type { Job } from './job.ts';

export const inboxJobs: readonly Job[] = [
  { name: 'deliver-notifications', everySeconds: 5, run: deliverNotifications },
];
