import type { Job } from '../../../core/jobs-runner/job.ts';
import { countCategoryDemand } from '../prices/market.service.ts';
import { computeRisks } from './radar.service.ts';

export const radarJobs: readonly Job[] = [
  { name: 'category-demand', everySeconds: 6 * 3600, run: countCategoryDemand },
  {
    name: 'expiry-risk',
    everySeconds: 300,
    run: async (ctx) => {
      await computeRisks(ctx, null, 10_000);
    },
  },
];
