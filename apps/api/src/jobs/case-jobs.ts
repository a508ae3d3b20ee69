import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { actAsPlatform } from '../resources/cases/cases.service.ts';
import { overdueCases } from '../resources/cases/cases.sql.ts';
import { sweepFiles } from '../resources/files/files.service.ts';
import type { Job } from './job.ts';

const batch = 50;
const dayMs = 86_400_000;

/** A seller who has been silent for too long loses the word to the platform. */
export async function escalateSilent(ctx: Context): Promise<void> {
  for (const id of await overdueCases(ctx.db, ctx.clock.now(), batch))
    await actAsPlatform(ctx, id, 'system', 'escalate', 'Satıcı süresi içinde yanıt vermedi.').catch(
      (error: unknown) => {
        // Answered or withdrawn since it was looked for: the others are still due.
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
