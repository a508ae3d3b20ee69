import type { Stand } from './harness.ts';

/** Makes every job due now: the next poll of a process runs it within a second. */
export const makeJobsDue = ({ sql }: Stand) => sql.query('update job_run set next_at = now()');
