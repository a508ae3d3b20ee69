import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { actAsPlatform } from './cases.service.ts';
import { overdueCases } from './cases.sql.ts';
import { sweepFiles } from '../../identity/files/files.service.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';

const batch = 50;
const dayMs = 86_400_000;

/** Escalates cases whose seller has not answered in time to the platform. */
export async function escalateSilent(ctx: Context): Promise<void> {
  for (const id of await overdueCases(ctx.db, ctx.clock.now(), batch))
    await actAsPlatform(ctx, id, 'system', 'escalate', 'Satıcı süresi içinde yanıt vermedi.').catch(
      (error: unknown) => {
        // Answered or withdrawn meanwhile; the others are still due.
        if (!(error instanceof AppError)) throw error;
      },
    );
}

export const caseJobs: readonly Job[] = [
  { name: 'escalate-silent-cases', everySeconds: 60, run: escalateSilent },
  {
    name: 'sweep-files',
    everySeconds: 3600,
    run: (ctx) => sweepFiles(ctx, new Date(ctx.clock.now().getTime() - dayMs)),
  },
];
