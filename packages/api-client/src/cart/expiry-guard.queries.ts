import type { RequestOf, ResultOf } from '@havan/contract/call';
import { getExpiryGuard, setExpiryGuard } from '@havan/contract/cart/expiry-guard';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

export type ExpiryGuardWarning = ResultOf<typeof getExpiryGuard>['warnings'][number];

const guardKey = ['expiry-guard'] as const;
/** Lines that are drawn together are asked for together, in milliseconds. */
const togetherMs = 20;
const mostTogether = 200;

type Answer = ReadonlyMap<number, ExpiryGuardWarning>;
let waiting: { readonly lines: string[]; readonly answer: Promise<Answer> } | null = null;

function askTogether(api: Api, line: string): Promise<Answer> {
  if (!waiting || waiting.lines.length >= mostTogether) {
    const lines: string[] = [];
    const answer = new Promise<void>((resolve) => {
      setTimeout(resolve, togetherMs);
    }).then(async () => {
      if (waiting?.lines === lines) waiting = null;
      const { warnings } = await api.call(getExpiryGuard, { lines: lines.join(',') });
      return new Map(warnings.map((warning) => [warning.listingId, warning]));
    });
    waiting = { lines, answer };
  }
  waiting.lines.push(line);
  return waiting.answer;
}

/** Queries whether so many units of a listing would outlast their expiry; null where they would not. */
export const expiryGuardQuery = (api: Api, listingId: number, quantity: number) =>
  queryOptions({
    queryKey: [...guardKey, listingId, quantity],
    queryFn: async () => (await askTogether(api, `${listingId}:${quantity}`)).get(listingId) ?? null,
    staleTime: 60_000,
  });

/** Switches the warning off for a product, or on again. */
export const expiryGuardMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: RequestOf<typeof setExpiryGuard>) => api.call(setExpiryGuard, request),
    onSuccess: (_done, _request, _before, { client }) => client.invalidateQueries({ queryKey: guardKey }),
  });
