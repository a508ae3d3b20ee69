import { tellAlerts } from '../resources/alerts/tell-alerts.ts';
import type { Job } from './job.ts';

export const alertJobs: readonly Job[] = [{ name: 'tell-alerts', everySeconds: 10, run: tellAlerts }];
