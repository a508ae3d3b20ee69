import { ApiError } from '@havan/api-client/api-error';
import { caseMutation, type CaseMove } from '@havan/api-client/queries/sales/order-work';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { caseTexts } from './case-texts.ts';
import { createIntentionKeys } from '@havan/app-shell/actions/intention-keys';

/**
 * Returns the action that carries out a party's step on a case. A repeated step has the same idempotency key; every
 * outcome but a plain error is shown as a toast.
 */
export function useCaseMove() {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutateAsync, isPending, error, reset } = useMutation(caseMutation(api));
  const [keys] = useState(() => createIntentionKeys(() => crypto.randomUUID()));
  const move = async (wish: CaseMove): Promise<boolean> => {
    try {
      const { state } = await mutateAsync({ ...wish, idempotencyKey: keys.keyOf(wish) });
      keys.fulfilled(wish);
      toast({ title: wish.action === 'open' ? caseTexts.sent : caseTexts.changed[state], tone: 'positive' });
      return true;
    } catch (refusal) {
      // Reloading the list may remove the card and its dialog; a toast stays visible.
      if (refusal instanceof ApiError && refusal.status === 409)
        toast({ title: caseTexts.changedMeanwhile, tone: 'attention' });
      return false;
    }
  };
  return { move, isPending, error: error?.message ?? null, reset };
}
