import { applyBatchMutation, undoBatchMutation } from '@havan/api-client/queries/listings/listing-bulk';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { RequestOf } from '@havan/contract/call';
import type { applyListingBatch, ListingBatch } from '@havan/contract/listings/listing-bulk';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { batchTexts, resultOf } from './bulk-texts.ts';

/** Returns a function that undoes a batch; listings that cannot be restored are reported. */
export function useUndoBatch() {
  const { api } = useAppProfile();
  const toast = useToast();
  const notify = useFailureToast();
  const options = undoBatchMutation(api);
  // On the mutation, not on the call: the component that made the call may be gone by then.
  const { mutate, isPending, variables } = useMutation({
    ...options,
    onSuccess: async (batch, ...rest) => {
      toast({ title: batch.state === 'undone' ? resultOf(batch) : batchTexts.running, tone: 'positive' });
      await options.onSuccess?.(batch, ...rest);
    },
    onError: (error) => notify(error, batchTexts.undoFailed),
  });
  const undo = (batchId: string) => mutate({ batchId, idempotencyKey: crypto.randomUUID() });
  return { undo, undoing: isPending ? variables.batchId : null };
}

/** Returns a function that sends a change of many listings and offers to undo it. */
export function useApplyBatch(after: { onDone: () => void; onOpenBatches: () => void }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { undo } = useUndoBatch();
  // A repeat after a failure has the key of the first try, which may have been carried out.
  const attempt = useRef<{ readonly content: string; readonly key: string }>(undefined);
  const announce = (batch: ListingBatch) => {
    const next = { label: batchTexts.details, onPress: after.onOpenBatches };
    if (batch.state === 'running')
      return toast({ title: batch.summary, description: batchTexts.running, tone: 'positive', next });
    return toast({
      title: resultOf(batch),
      tone: batch.changed > 0 ? 'positive' : 'attention',
      ...(batch.undoUntil && { action: { label: batchTexts.undo, onPress: () => undo(batch.batchId) } }),
      ...(batch.refused > 0 && { next }),
    });
  };
  const options = applyBatchMutation(api);
  const { mutate, isPending, error } = useMutation({
    ...options,
    onSuccess: async (batch, ...rest) => {
      attempt.current = undefined;
      announce(batch);
      await options.onSuccess?.(batch, ...rest);
    },
  });
  const apply = (request: RequestOf<typeof applyListingBatch>) => {
    const content = JSON.stringify(request);
    if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
    mutate({ ...request, idempotencyKey: attempt.current.key }, { onSuccess: after.onDone });
  };
  return { apply, isPending, error };
}
