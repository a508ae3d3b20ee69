import type { Context } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import { sellersWithFacts } from './score-facts.sql.ts';
import { refreshScores } from './score.service.ts';

const batch = 100;

/** Computes the scores of all sellers again, because facts are added and expire without any action of theirs. */
export async function refreshAllScores(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now();
  for (let after = 0; ; ) {
    const sellers = await sellersWithFacts(ctx.db, after, now, batch);
    await refreshScores(ctx, sellers);
    const last = sellers.at(-1);
    if (last === undefined || sellers.length < batch) return;
    after = last;
  }
}

export const scoreJobs: readonly Job[] = [
  { name: 'seller-scores', everySeconds: 3600, run: refreshAllScores },
];
