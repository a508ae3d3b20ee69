import { once } from 'node:events';
import type { Context } from '../context.ts';
import type { Job } from './job.ts';
import { claimJobs, finishJobs, makeDue } from './job.sql.ts';

/** How often a process polls for due jobs, in milliseconds. */
const pollEveryMs = 1000;
/** How long stopping waits for running jobs, in milliseconds; unfinished work is due again. */
const patienceMs = 3000;

export interface JobRunner {
  /** Runs a job now, or once more when its current run has ended. */
  readonly wake: (jobName: string) => void;
  readonly stop: () => Promise<void>;
}

/**
 * Runs due jobs, each in one process at a time: the process that moves the next date forward runs the job. When a
 * process dies, its job runs again at the next date. In each poll one statement claims all due jobs, and one records
 * those that have finished since the last poll.
 */
export function startJobs(ctx: Context, jobs: readonly Job[]): JobRunner {
  const running = new Set<Promise<unknown>>();
  const busy = new Set<string>();
  const woken = new Set<string>();
  const finished = new Map<string, Date>();
  let isReading = false;
  let isStopped = false;

  const track = (work: Promise<unknown>) => {
    const tracked = work.finally(() => running.delete(tracked));
    running.add(tracked);
  };
  const record = async () => {
    const since = new Map(finished);
    finished.clear();
    await finishJobs(ctx.db, since).catch((error: unknown) =>
      ctx.log.error({ err: error }, 'finished jobs could not be recorded'),
    );
  };
  const makeWokenDue = async () => {
    const names = [...woken].filter((name) => !busy.has(name));
    if (names.length === 0) return;
    for (const name of names) woken.delete(name);
    await makeDue(ctx.db, names, ctx.clock.now()).catch((error: unknown) =>
      ctx.log.error({ err: error }, 'woken jobs wait for their date'),
    );
  };
  const poll = async () => {
    await record();
    await makeWokenDue();
    const free = jobs.filter(({ name }) => !busy.has(name));
    for (const job of await claimDue(ctx, free)) {
      busy.add(job.name);
      track(
        runClaimed(ctx, job).then((isDone) => {
          busy.delete(job.name);
          if (isDone) finished.set(job.name, ctx.clock.now());
          if (woken.has(job.name)) pulse();
        }),
      );
    }
  };
  const pulse = () => {
    if (isStopped || isReading || busy.size === jobs.length) return;
    isReading = true;
    track(
      poll().finally(() => {
        isReading = false;
        if ([...woken].some((name) => !busy.has(name))) pulse();
      }),
    );
  };
  const ended = async () => {
    // A running poll may still start the jobs that it claimed, so the set may grow during the wait.
    while (running.size > 0) await Promise.all(running);
  };
  const timer = setInterval(pulse, pollEveryMs);
  return {
    wake: (jobName) => {
      woken.add(jobName);
      pulse();
    },
    stop: async () => {
      clearInterval(timer);
      isStopped = true;
      const patience = AbortSignal.timeout(patienceMs);
      await Promise.race([ended(), once(patience, 'abort')]);
      await record();
    },
  };
}

/**
 * Runs those of `jobs` that are due and not claimed by another process; returns the names of those that did not fail.
 */
export async function runDue(ctx: Context, jobs: readonly Job[]): Promise<string[]> {
  const claimed = await claimDue(ctx, jobs);
  const ran = await Promise.all(claimed.map(async (job) => ((await runClaimed(ctx, job)) ? [job.name] : [])));
  const names = ran.flat();
  const now = ctx.clock.now();
  await finishJobs(ctx.db, new Map(names.map((name) => [name, now])));
  return names;
}

/**
 * Returns the jobs that this process may run now; none where the database does not answer, which is logged.
 */
async function claimDue(ctx: Context, jobs: readonly Job[]): Promise<readonly Job[]> {
  try {
    const now = ctx.clock.now();
    const claims = jobs.map(({ name, everySeconds }) => ({
      name,
      next: new Date(now.getTime() + everySeconds * 1000),
    }));
    const claimed = await claimJobs(ctx.db, claims, now);
    return jobs.filter(({ name }) => claimed.has(name));
  } catch (error) {
    ctx.log.error({ err: error }, 'jobs could not be claimed');
    return [];
  }
}

/** Runs a claimed job; false when it failed. A failure is logged, and the job runs again at its next date. */
async function runClaimed(ctx: Context, job: Job): Promise<boolean> {
  try {
    await job.run(ctx);
    return true;
  } catch (error) {
    ctx.log.error({ err: error, job: job.name }, 'job failed');
    return false;
  }
}
