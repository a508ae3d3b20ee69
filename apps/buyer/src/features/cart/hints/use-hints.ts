import { crossCartQuery } from '@havan/api-client/queries/cart/cart-work';
import type { CartState } from '@havan/contract/cart/cart';
import type { getCrossCart } from '@havan/contract/cart/cart-reading';
import type { ResultOf } from '@havan/contract/call';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export type Hints = ResultOf<typeof getCrossCart>;
export type Replacement = Hints['replacements'][number];

/**
 * Returns the hints of this cart, loaded anew for each version; until then the last answer stays. Undefined before the
 * first.
 */
export function useHints({ version }: CartState): Hints | undefined {
  const { api } = useAppProfile();
  return useQuery({ ...crossCartQuery(api, version), placeholderData: keepPreviousData }).data;
}
