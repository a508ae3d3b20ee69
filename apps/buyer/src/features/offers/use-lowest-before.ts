import { priceHistoryQuery } from '@havan/api-client/queries/product-page';
import type { Listing } from '@havan/contract/catalogue';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useQuery } from '@tanstack/react-query';

const nothing: ReadonlyMap<number, number> = new Map();

/** What each discounted offer cost at least in the thirty days before its discount; read only where there is one. */
export function useLowestBefore(
  productId: number,
  listings: readonly Listing[],
): ReadonlyMap<number, number> {
  const { api } = useAppProfile();
  const { data } = useQuery({
    ...priceHistoryQuery(api, productId),
    enabled: listings.some(({ discountPrice }) => discountPrice > 0),
    select: ({ discounts }) => new Map(discounts.map((each) => [each.listingId, each.lowestBefore])),
  });
  return data ?? nothing;
}
