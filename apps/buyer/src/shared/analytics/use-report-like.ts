// @not-memoised
import { productQuery } from '@havan/api-client/queries/catalogue/catalogue';
import { useTrack } from '@havan/app-shell/analytics/use-track';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { wishlistEvent } from './shop-events.ts';

/**
 * Returns a function that reports an added or removed favourite, with its offers. For a new one they are
 * fetched where the page has none (specification §4); a removed one is reported with the loaded ones.
 */
export function useReportLike(): (
  product: { readonly productId: number; readonly productName: string },
  liked: boolean,
) => Promise<void> {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const track = useTrack();
  return useCallback(
    async (product, liked) => {
      const offers = productQuery(api, product.productId);
      // A failure of analytics is ignored: the favourite is stored already.
      const known = liked
        ? await client.ensureQueryData(offers).catch(() => null)
        : client.getQueryData(offers.queryKey);
      track(...wishlistEvent(liked, product, known?.listings ?? []));
    },
    [api, client, track],
  );
}
