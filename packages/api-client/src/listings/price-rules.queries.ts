import type { RequestOf } from '@havan/contract/call';
import { deletePriceRule, getPriceRule, setPriceRule } from '@havan/contract/listings/price-rules';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

const ruleKey = (listingId: number) => ['price-rule', listingId] as const;

/** The price rule of a listing with what it has done. */
export const priceRuleQuery = (api: Api, listingId: number) =>
  queryOptions({
    queryKey: ruleKey(listingId),
    queryFn: ({ signal }) => api.call(getPriceRule, { listingId: String(listingId) }, { signal }),
  });

/** Writes the price rule of a listing. */
export const setPriceRuleMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, ...rule }: RequestOf<typeof setPriceRule> & { idempotencyKey: string }) =>
      api.call(setPriceRule, rule, { idempotencyKey }),
    onSuccess: (answer, { listingId }, _before, { client }) =>
      client.setQueryData(ruleKey(listingId), answer),
  });

/** Takes the price rule of a listing away. */
export const deletePriceRuleMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ idempotencyKey, listingId }: { listingId: number; idempotencyKey: string }) =>
      api.call(deletePriceRule, { listingId }, { idempotencyKey }),
    onSuccess: (_answer, { listingId }, _before, { client }) =>
      client.invalidateQueries({ queryKey: ruleKey(listingId) }),
  });
