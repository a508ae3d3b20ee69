import { once } from 'node:events';
import type { Context } from '../context.ts';
import type { Job } from './job.ts';
import { claimJob, finishJob } from './job.sql.ts';

/** How often a process looks for jobs that are due, in milliseconds. */
const pulseMs = 1000;
/** How long stopping waits for jobs that run; what they did not finish is due again, in milliseconds. */
const patienceMs = 3000;

/**
 * Runs the jobs that are due, each in one process at a time: whoever moves its next date forward runs it. A process
 * that dies in the middle only delays the job to its next date.
 */
export function startJobs(ctx: Context, jobs: readonly Job[]): { readonly stop: () => Promise<void> } {
  const running = new Set<Promise<unknown>>();
  const busy = new Set<string>();

  const pulse = () => {
    for (const job of jobs) {
      if (busy.has(job.name)) continue;
      busy.add(job.name);
      const work = runIfDue(ctx, job).finally(() => {
        busy.delete(job.name);
        running.delete(work);
      });
      running.add(work);
    }
  };
  const timer = setInterval(pulse, pulseMs);
  return {
    stop: async () => {
      clearInterval(timer);
      const patience = AbortSignal.timeout(patienceMs);
      await Promise.race([Promise.all(running), once(patience, 'abort')]);
    },
  };
}

/** Runs `job` when it is due here and now; a failure is logged and the job is tried again at its next date. */
export async function runIfDue(ctx: Context, job: Job): Promise<boolean> {
  try {
    const now = ctx.clock.now();
    const next = new Date(now.getTime() + job.everySeconds * 1000);
    if (!(await claimJob(ctx.db, job.name, now, next))) return false;
    await job.run(ctx);
    await finishJob(ctx.db, job.name, ctx.clock.now());
    return true;
  } catch (error) {
    ctx.log.error({ err: error, job: job.name }, 'job failed');
    return false;
  }
}
