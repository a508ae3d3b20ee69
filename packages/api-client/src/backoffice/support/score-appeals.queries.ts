import { getScoreAppeal } from '@havan/contract/backoffice/support/score-appeals';
import { queryOptions } from '@tanstack/react-query';
import type { OperatorApi } from '../operators.queries.ts';

/** Queries an appeal against a fact of a score, with what is known of its order. */
export const scoreAppealQuery = (api: OperatorApi, appealId: number) =>
  queryOptions({
    queryKey: ['queues', 'scoreAppeals', 'appeal', appealId],
    queryFn: ({ signal }) => api.call(getScoreAppeal, { appealId: String(appealId) }, { signal }),
  });
