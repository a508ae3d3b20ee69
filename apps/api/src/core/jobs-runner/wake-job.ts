import type { Context } from '../context.ts';
import { afterCommit } from '../db/after-commit.ts';
import { type JobAlarmPort, noJobAlarm } from '../ports/job-alarm-port.ts';

/** Runs a job as soon as the transaction of `ctx.db` has committed, not only at its next date. */
export const wakeJob = (ctx: Context, jobName: string): void =>
  afterCommit(ctx.db, () => ctx.ports.jobAlarm.wake(jobName));

/** Returns an alarm that does nothing until `attend` connects it to the job runner of this process. */
export function jobAlarm(): JobAlarmPort & { readonly attend: (wake: JobAlarmPort['wake']) => void } {
  let runner = noJobAlarm;
  return {
    wake: (jobName) => {
      runner.wake(jobName);
    },
    attend: (wake) => {
      runner = { wake };
    },
  };
}
