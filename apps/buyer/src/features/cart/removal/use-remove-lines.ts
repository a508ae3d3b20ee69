import { cartKeys } from '@havan/api-client/queries/cart/cart';
import { cartDeleteMutation } from '@havan/api-client/queries/cart/cart-work';
import type { CartState, CartItem } from '@havan/contract/cart/cart';
import { useTrack } from '@havan/app-shell/analytics/use-track';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lineItems } from '../../../shared/analytics/track-items.ts';
import { withoutLines } from '../cart-preview.ts';
import { cartTexts } from '../cart-texts.ts';
import { useLastRemoval } from './last-removal.ts';
import { useUndoRemoval } from './use-undo-removal.ts';

type Removed = Pick<CartItem, 'listingId' | 'productName' | 'unitPrice' | 'count'>;

/** Returns a function that removes lines at once and offers to undo it; a refusal restores the cart. */
export function useRemoveLines(): (lines: readonly Removed[]) => void {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const toast = useToast();
  const track = useTrack();
  const remove = useMutation(cartDeleteMutation(api));
  const { undo } = useUndoRemoval();
  const keep = useLastRemoval((store) => store.keep);
  const reportFailure = useFailureToast();

  return (lines) => {
    const [first] = lines;
    if (!first) return;
    const ids = lines.map(({ listingId }) => listingId);
    const before = client.getQueryData<CartState>(cartKeys.all);
    if (before) client.setQueryData<CartState>(cartKeys.all, withoutLines(before, ids));
    // Promises instead of callbacks: with its last line the cart itself is removed from the screen.
    remove.mutateAsync(ids).then(
      ({ removalId }) => {
        keep(removalId);
        track('remove_from_cart', { items: lineItems(lines) });
        toast({
          title: cartTexts.removed,
          description: lines.length === 1 ? first.productName : cartTexts.removedCount(lines.length),
          ...(removalId && {
            action: {
              label: cartTexts.undo,
              onPress: () => undo(removalId),
            },
          }),
        });
      },
      (error: Error) => {
        if (before) client.setQueryData<CartState>(cartKeys.all, before);
        reportFailure(error);
      },
    );
  };
}
