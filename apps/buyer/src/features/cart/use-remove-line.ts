import { ApiError } from '@havan/api-client/api-error';
import { basketChangeMutation, basketDeleteMutation, basketKeys } from '@havan/api-client/queries/basket';
import type { Basket, BasketLine } from '@havan/contract/basket';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withoutLines } from './cart-preview.ts';
import { cartTexts } from './cart-texts.ts';

/** Takes a line out at once and offers it back; a refusal brings the cart back as it was. */
export function useRemoveLine(): (line: BasketLine) => void {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const toast = useToast();
  const remove = useMutation(basketDeleteMutation(api));
  const putBack = useMutation(basketChangeMutation(api));

  return ({ listingId, count, productName }) => {
    const before = client.getQueryData<Basket>(basketKeys.all);
    if (before) client.setQueryData<Basket>(basketKeys.all, withoutLines(before, [listingId]));
    remove.mutate([listingId], {
      onSuccess: () =>
        toast({
          title: cartTexts.removed,
          description: productName,
          action: {
            label: cartTexts.undo,
            onPress: () => putBack.mutate({ listingId, type: 'add', count }),
          },
        }),
      onError: (error) => {
        if (before) client.setQueryData<Basket>(basketKeys.all, before);
        toast({
          title: error instanceof ApiError ? error.message : defaultAlert,
          tone: 'critical',
        });
      },
    });
  };
}
