import { cartChangeMutation, cartKeys } from '@havan/api-client/queries/cart/cart';
import type { CartState, CartItem } from '@havan/contract/cart/cart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { withCount } from '../cart-preview.ts';
import { cartTexts } from '../cart-texts.ts';

/** Time in ms within which consecutive steps become one change on the server. */
const settleMs = 350;

/**
 * Returns a setter of a line's count: the cart shows the new sums at once, the server receives the count when
 * the stepping pauses. After a refusal the server's count comes back, with its reason.
 */
export function useLineCount({ listingId, count }: CartItem): (next: number) => void {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const reportFailure = useFailureToast();
  const { mutateAsync } = useMutation(cartChangeMutation(api));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The count before the first step that has not been sent yet. */
  const known = useRef<number | null>(null);
  const wanted = useRef(count);

  const show = (next: number) =>
    client.setQueryData<CartState>(cartKeys.all, (basket) => basket && withCount(basket, listingId, next));

  const notify = () => {
    const before = known.current;
    known.current = null;
    if (before === null || before === wanted.current) return;
    // A promise instead of callbacks: a failure is reported even when the cart was left in the middle of a step.
    mutateAsync({ listingId, type: 'set', count: wanted.current }).catch((error: Error) => {
      show(before);
      reportFailure(error, cartTexts.countFailed);
    });
  };
  const latest = useRef(notify);
  useEffect(() => {
    latest.current = notify;
  });
  // A step that has not been sent when the cart is left is sent then.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      latest.current();
    },
    [],
  );

  return (next) => {
    known.current ??= count;
    wanted.current = next;
    void client.cancelQueries({ queryKey: cartKeys.all });
    show(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), settleMs);
  };
}
