import { notifyAlerts } from './notify-alerts.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';

export const alertJobs: readonly Job[] = [{ name: 'tell-alerts', everySeconds: 10, run: notifyAlerts }];
