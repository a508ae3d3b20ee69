import type { Job } from '../../../core/jobs-runner/job.ts';
import { sendWebhooks } from './send-webhooks.ts';

export const webhookJobs: readonly Job[] = [{ name: 'webhooks', everySeconds: 1, run: sendWebhooks }];
