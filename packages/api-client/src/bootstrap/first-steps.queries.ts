import { getFirstSteps } from '@havan/contract/bootstrap/first-steps';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

export const firstStepKeys = { all: ['firstSteps'] } as const;

/**
 * Queries the remaining setup of a new seller. Read anew at each visit of the home page, because other pages
 * do the steps.
 */
export const firstStepsQuery = (api: Api) =>
  queryOptions({
    queryKey: firstStepKeys.all,
    queryFn: ({ signal }) => api.call(getFirstSteps, {}, { signal }),
    staleTime: 0,
  });
