import type { RequestOf } from '@havan/contract/call';
import {
  deletePriceRule,
  getPriceRule,
  getPriceRules,
  type PriceRuleState,
  setPriceRule,
  stopPriceRules,
} from '@havan/contract/listings/price-rules';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const rulesKey = ['price-rules'] as const;
const ruleKey = (listingId: number) => ['price-rule', listingId] as const;

/** Queries the price rule of a listing with what it has done. */
export const priceRuleQuery = (api: Api, listingId: number) =>
  queryOptions({
    queryKey: ruleKey(listingId),
    queryFn: ({ signal }) => api.call(getPriceRule, { listingId: String(listingId) }, { signal }),
  });

/** Queries the price rules of the company, of one state or all. */
export const priceRulesQuery = (api: Api, state: PriceRuleState | null) =>
  infiniteQueryOptions({
    queryKey: [...rulesKey, state],
    queryFn: ({ signal, pageParam }) =>
      api.call(
        getPriceRules,
        { ...(state && { state }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** Stops all price rules of the company, or lets them go on. */
export const stopPriceRulesMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ isStopped, idempotencyKey }: { isStopped: boolean; idempotencyKey: string }) =>
      api.call(stopPriceRules, { isStopped }, { idempotencyKey }),
    onSuccess: (_answer, _request, _before, { client }) => client.invalidateQueries({ queryKey: rulesKey }),
  });

/** Writes the price rule of a listing. */
export const setPriceRuleMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...rule }: RequestOf<typeof setPriceRule> & { idempotencyKey: string }) =>
      api.call(setPriceRule, rule, { idempotencyKey }),
    onSuccess: (answer, { listingId }, _before, { client }) => {
      client.setQueryData(ruleKey(listingId), answer);
      return client.invalidateQueries({ queryKey: rulesKey });
    },
  });

/** Takes the price rule of a listing away. */
export const deletePriceRuleMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, listingId }: { listingId: number; idempotencyKey: string }) =>
      api.call(deletePriceRule, { listingId }, { idempotencyKey }),
    onSuccess: (_answer, { listingId }, _before, { client }) =>
      client.invalidateQueries({ queryKey: ruleKey(listingId) }),
  });
