import { ApiError } from '@havan/api-client/api-error';
import { basketRollbackMutation } from '@havan/api-client/queries/basket-work';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useFailureToast } from '@havan/features/shell/use-failure-toast';
import { useMutation } from '@tanstack/react-query';
import { useLastRemoval } from './last-removal.ts';

/** Brings lines back as they were. What was refused, being too old or another's, is offered no more. */
export function useUndoRemoval() {
  const { api } = useAppProfile();
  const tellFailure = useFailureToast();
  const remember = useLastRemoval((store) => store.remember);
  const { mutateAsync, isPending } = useMutation(basketRollbackMutation(api));
  // A promise, not callbacks of the component: with the first line back the empty cart goes from the screen.
  const undo = (removalId: string): void =>
    void mutateAsync(removalId).then(
      () => remember(null),
      (error: Error) => {
        tellFailure(error);
        if (!(error instanceof ApiError && error.isPassing)) remember(null);
      },
    );
  return { undo, isPending };
}
