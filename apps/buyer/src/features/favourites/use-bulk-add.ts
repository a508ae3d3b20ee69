import { bulkAddMutation } from '@havan/api-client/queries/cart/cart-work';
import type { BulkLine } from '@havan/contract/cart/cart-transfer';
import type { Favourite } from '@havan/contract/catalogue/favourites';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMutation } from '@tanstack/react-query';

/** Result of one product that was to be added to the cart. */
export interface BulkAnswer {
  readonly productName: string;
  /** Units added. */
  readonly added: number;
  /** Difference from the request; null when all were added. */
  readonly message: string | null;
}

/**
 * Returns the lines of a bulk addition: the smallest order of the best offer of each; what cannot be ordered
 * is left out.
 */
const linesOf = (favourites: readonly Favourite[]) =>
  favourites.flatMap(({ bestListing, orderQuantity: count }) =>
    bestListing && count > 0 ? [{ listingId: bestListing.listingId, count }] : [],
  );

/**
 * Returns an action that adds the best offer of each product to the cart with one call; each line has an answer of its
 * own.
 */
export function useBulkAdd() {
  const { api } = useAppProfile();
  const { mutate, data, isPending, reset, error } = useMutation(bulkAddMutation(api));
  return {
    addAll: (favourites: readonly Favourite[], onDone: () => void) =>
      mutate({ lines: linesOf(favourites) }, { onSuccess: onDone }),
    answers: data?.lines.map(answerOf) ?? null,
    isPending,
    error,
    reset,
  };
}

const answerOf = ({ productName, added, message }: BulkLine): BulkAnswer => ({
  productName: productName ?? '',
  added,
  message,
});
