import { ApiError, sentenceOf } from '@havan/api-client/api-error';
import { cartChangeMutation } from '@havan/api-client/queries/cart/cart';
import { useTrack } from '@havan/app-shell/analytics/use-track';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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

  // Known at once, while `isPending` comes with the next drawing: two presses at once are one.
  const isOnItsWay = useRef(false);
  const add = (listingId: number, count: number, name: string) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    const takeBack = showAdded(client, listingId, count);
    const idempotencyKey = crypto.randomUUID();
    // A promise, not callbacks of the row: whoever has gone on since is told, and what nobody answered is kept.
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
        // Nobody answered, or the session ended: the browser holds it until somebody is signed in again.
        const isKept = error instanceof ApiError && (error.status === 0 || error.status === 401);
        if (isKept) keep({ listingId, count, idempotencyKey });
        toast({
          title: isKept ? addToCartTexts.kept : addToCartTexts.failed,
          description: sentenceOf(error),
          tone: 'critical',
        });
      },
    );
  };
  /** The offer that is on its way; null when none is. */
  const addingId = isPending ? variables.listingId : null;
  return { add, addingId, isAdding: (listingId: number) => addingId === listingId };
}
