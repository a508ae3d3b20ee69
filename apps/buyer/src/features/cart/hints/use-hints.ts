import { crossCartQuery } from '@havan/api-client/queries/cart/cart-work';
import type { CartState } from '@havan/contract/cart/cart';
import type { getCrossCart } from '@havan/contract/cart/cart-reading';
import type { ResultOf } from '@havan/contract/call';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export type Hints = ResultOf<typeof getCrossCart>;
export type Replacement = Hints['replacements'][number];

/** What would make this basket cheaper. Asked anew for each version; until it has come the last answer stays in place. */
export function useHints({ version }: CartState): Hints | undefined {
  const { api } = useAppProfile();
  return useQuery({ ...crossCartQuery(api, version), placeholderData: keepPreviousData }).data;
}
