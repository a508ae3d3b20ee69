import type { Job } from '../../../core/jobs-runner/job.ts';
import { keepHolidays } from './holidays.service.ts';

/** A holiday begins and ends with its day in Istanbul. */
export const holidayJobs: readonly Job[] = [{ name: 'seller-holidays', everySeconds: 60, run: keepHolidays }];
