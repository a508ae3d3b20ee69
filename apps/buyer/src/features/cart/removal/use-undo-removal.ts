import { ApiError } from '@havan/api-client/api-error';
import { cartRollbackMutation } from '@havan/api-client/queries/cart/cart-work';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useMutation } from '@tanstack/react-query';
import { useLastRemoval } from './last-removal.ts';

/**
 * Returns a function that restores removed lines. A refused removal (too old, or another user's) is not offered again.
 */
export function useUndoRemoval() {
  const { api } = useAppProfile();
  const reportFailure = useFailureToast();
  const keep = useLastRemoval((store) => store.keep);
  const { mutateAsync, isPending } = useMutation(cartRollbackMutation(api));
  // A promise instead of callbacks: with the first line back the empty cart is removed from the screen.
  const undo = (removalId: string): void =>
    void mutateAsync(removalId).then(
      () => keep(null),
      (error: Error) => {
        reportFailure(error);
        if (!(error instanceof ApiError && error.isPassing)) keep(null);
      },
    );
  return { undo, isPending };
}
