import { smartCartKeys, smartCartQuery, watchSmartCart } from '@havan/api-client/queries/cart/smart-cart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { SmartCart } from '@havan/contract/cart/smart-cart';
import { useEffect } from 'react';

/** Returns a search by its id, updated while it goes on. Leaving the page ends the search on the server. */
export function useSmartCart(smartCartId: string): UseQueryResult<SmartCart> {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const query = useQuery(smartCartQuery(api, smartCartId));
  const isGoingOn = query.data?.over === false;
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const leaving = new AbortController();
    watchSmartCart(
      api,
      smartCartId,
      (cart) => client.setQueryData(smartCartKeys.one(smartCartId), cart),
      leaving.signal,
      // Only the stream broke, not the search: the query polls by itself.
    ).catch(() => undefined);
    return () => leaving.abort();
  }, [api, client, smartCartId, isGoingOn]);
  return query;
}
