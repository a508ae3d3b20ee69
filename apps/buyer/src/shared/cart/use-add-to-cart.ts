// @not-memoised
import { ApiError, sentenceOf } from '@havan/api-client/api-error';
import { cartChangeMutation } from '@havan/api-client/queries/cart/cart';
import { useTrack } from '@havan/app-shell/analytics/use-track';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { showAdded } from './optimistic-cart.ts';
import { addToCartTexts } from '../shared-texts.ts';
import { useWaitingLines } from './waiting-lines.ts';

/**
 * Returns a function that adds units of an offer to the cart and reports it, with a link to the cart; a
 * refusal restores the former state.
 */
export function useAddToCart() {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const toast = useToast();
  const keep = useWaitingLines((store) => store.add);
  const navigate = useNavigate();
  const track = useTrack();
  const { mutateAsync, isPending, variables } = useMutation(cartChangeMutation(api));

  // Set at once, while `isPending` changes with the next render: two presses in a row are one.
  const isOnItsWay = useRef(false);
  const add = useCallback(
    (listingId: number, count: number, name: string) => {
      if (isOnItsWay.current) return;
      isOnItsWay.current = true;
      const takeBack = showAdded(client, listingId, count);
      const idempotencyKey = crypto.randomUUID();
      // A promise instead of callbacks: the result is reported after the row is gone, and an addition without an answer
      // is stored.
      mutateAsync({ listingId, type: 'add', count, idempotencyKey }).then(
        () => {
          isOnItsWay.current = false;
          track('add_to_cart', { items: [{ id: String(listingId), name, quantity: count }] });
          toast({
            title: addToCartTexts.added,
            description: addToCartTexts.addedCount(count, name),
            tone: 'positive',
            action: { label: addToCartTexts.toCart, onPress: () => void navigate(paths.cart()) },
          });
        },
        (error: Error) => {
          isOnItsWay.current = false;
          takeBack();
          // Without an answer, or with an ended session, the browser stores it until a user is signed in again.
          const isKept = error instanceof ApiError && (error.status === 0 || error.status === 401);
          if (isKept) keep({ listingId, count, idempotencyKey });
          toast({
            title: isKept ? addToCartTexts.kept : addToCartTexts.failed,
            description: sentenceOf(error),
            tone: 'critical',
          });
        },
      );
    },
    [client, keep, mutateAsync, navigate, toast, track],
  );
  /** Id of the offer that is being added; null without one. */
  const addingId = isPending ? variables.listingId : null;
  const isAdding = useCallback((listingId: number) => addingId === listingId, [addingId]);
  return { add, addingId, isAdding };
}
