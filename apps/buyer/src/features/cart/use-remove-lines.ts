import { basketKeys } from '@havan/api-client/queries/basket';
import { basketDeleteMutation } from '@havan/api-client/queries/basket-work';
import type { Basket, BasketLine } from '@havan/contract/basket';
import { useTrack } from '@havan/features/shell/analytics/use-track';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useFailureToast } from '@havan/features/shell/use-failure-toast';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lineItems } from '../../trade/track-items.ts';
import { withoutLines } from './cart-preview.ts';
import { cartTexts } from './cart-texts.ts';
import { useLastRemoval } from './last-removal.ts';
import { useUndoRemoval } from './use-undo-removal.ts';

type Removed = Pick<BasketLine, 'listingId' | 'productName' | 'unitPrice' | 'count'>;

/** Takes lines out at once and offers them back as they were; a refusal brings the cart back. */
export function useRemoveLines(): (lines: readonly Removed[]) => void {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const toast = useToast();
  const track = useTrack();
  const remove = useMutation(basketDeleteMutation(api));
  const { undo } = useUndoRemoval();
  const remember = useLastRemoval((store) => store.remember);
  const tellFailure = useFailureToast();

  return (lines) => {
    const [first] = lines;
    if (!first) return;
    const ids = lines.map(({ listingId }) => listingId);
    const before = client.getQueryData<Basket>(basketKeys.all);
    if (before) client.setQueryData<Basket>(basketKeys.all, withoutLines(before, ids));
    // Promises, not callbacks of the component: with its last line the cart itself goes from the screen.
    remove.mutateAsync(ids).then(
      ({ removalId }) => {
        remember(removalId);
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
        if (before) client.setQueryData<Basket>(basketKeys.all, before);
        tellFailure(error);
      },
    );
  };
}
