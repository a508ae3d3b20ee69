import { openDatabase } from '../../core/db/database.ts';
import { refreshAllScores } from '../../modules/sales/score/score-jobs.ts';

/** Computes the scores of the sellers from their orders, with the code that updates every score. */
export async function reckonDemoScores(url: string, now: Date): Promise<void> {
  const { db, close } = openDatabase({ url, max: 2, applicationName: 'havan-seed-scores' });
  try {
    await refreshAllScores({ db, clock: { now: () => now } });
  } finally {
    await close();
  }
}
