import { ApiError } from '@havan/api-client/api-error';
import { basketMoved } from '@havan/api-client/queries/basket';
import { addOrRemove } from '@havan/contract/basket';
import type { Favourite } from '@havan/contract/favorites';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useMutation } from '@tanstack/react-query';

/** What became of one product that was to go into the basket. */
export interface BulkLine {
  readonly productId: number;
  readonly productName: string;
  /** Units put in; 0 when it was refused. */
  readonly added: number;
  /** Why nothing was put in; null when it was. */
  readonly refusal: string | null;
}

/** Puts the best offer of each product into the basket, one after the other; each line has its own answer. */
export function useBulkAdd() {
  const { api } = useAppProfile();
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async (favourites: readonly Favourite[]): Promise<BulkLine[]> => {
      const lines: BulkLine[] = [];
      for (const { productId, productName, bestListing, orderQuantity: count } of favourites) {
        if (!bestListing || count === 0) continue;
        const { listingId } = bestListing;
        const refusal = await api
          .call(addOrRemove, { listingId, type: 'add', count })
          .then(() => null, sentenceOf);
        lines.push({ productId, productName, added: refusal === null ? count : 0, refusal });
      }
      return lines;
    },
    onSettled: (_lines, _error, _favourites, _before, { client }) => basketMoved(client),
  });
}

const sentenceOf = (error: unknown): string => (error instanceof ApiError ? error.message : defaultAlert);
