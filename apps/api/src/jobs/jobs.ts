import { housekeeping } from './housekeeping.ts';
import type { Job } from './job.ts';

/** Every job of the product; one line a job. */
export const jobs: readonly Job[] = [housekeeping];
