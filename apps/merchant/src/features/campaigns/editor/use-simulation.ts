import {
  simulationQuery,
  type SimulationRequest,
} from '@havan/api-client/queries/campaigns/campaign-simulation';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { simulatedAtOnce } from '@havan/contract/campaigns/campaign-simulation';
import { campaignProblems } from '@havan/domain/campaign-terms';
import { useQueries } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { TypedTerms } from '../campaign-form.ts';

/** Returns forecasts of the terms as they are typed, a hundred listings a request; none for invalid terms. */
export function useSimulation(terms: TypedTerms | null, ids: readonly number[], campaignId?: number) {
  const { api } = useAppProfile();
  const isValid =
    terms !== null &&
    campaignProblems({ ...terms, title: 'Kampanya' }).every(({ field }) => field.endsWith('Limit'));
  const asked = useDeferredValue(isValid ? offerOf(terms, campaignId) : null);
  const chunks: number[][] = [];
  for (let from = 0; from < ids.length; from += simulatedAtOnce)
    chunks.push(ids.slice(from, from + simulatedAtOnce));
  const answers = useQueries({
    queries: asked ? chunks.map((listingIds) => simulationQuery(api, { ...asked, listingIds })) : [],
  });
  return {
    rows: answers.flatMap(({ data }) => data?.listings ?? []),
    isPending: answers.some(({ isFetching }) => isFetching),
    error: answers.find(({ error }) => error)?.error ?? null,
  };
}

const offerOf = (
  { kind, steps, bonus, startsAt, endsAt }: TypedTerms,
  campaignId: number | undefined,
): Omit<SimulationRequest, 'listingIds'> => ({
  kind,
  steps,
  bonus,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  ...(campaignId !== undefined && { campaignId }),
});
