import { crossBasketQuery } from '@havan/api-client/queries/basket-work';
import type { Basket } from '@havan/contract/basket';
import type { getCrossBasket } from '@havan/contract/basket-reading';
import type { ResultOf } from '@havan/contract/call';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export type Hints = ResultOf<typeof getCrossBasket>;
export type Replacement = Hints['replacements'][number];

/** What would make this basket cheaper. Asked anew for each version; until it has come the last answer stays in place. */
export function useHints({ version }: Basket): Hints | undefined {
  const { api } = useAppProfile();
  return useQuery({ ...crossBasketQuery(api, version), placeholderData: keepPreviousData }).data;
}
