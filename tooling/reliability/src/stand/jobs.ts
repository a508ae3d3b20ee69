import type { Stand } from './stand.ts';

/** Makes every job due now instead of in some seconds: the next pulse of a process runs it, a second from now at most. */
export const makeJobsDue = ({ sql }: Stand) => sql.query('update job_run set next_at = now()');
