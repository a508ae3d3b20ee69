import { cartMoved } from '@havan/api-client/queries/cart/cart';
import { orderKeys } from '@havan/api-client/queries/sales/orders';
import { paymentStatusQuery } from '@havan/api-client/queries/sales/payment';
import { paymentFailureCodes } from '@havan/domain/payment';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCheckoutDraft } from '../checkout-draft.ts';

/** Polls a payment until the bank has decided, then invalidates what it changed and opens the page of its result. */
export function usePaymentOutcome(paymentId: string) {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const navigate = useNavigate();
  const status = useQuery(paymentStatusQuery(api, paymentId));
  const state = status.data?.state;
  const failureCode = status.data?.failureCode ?? null;
  const isOrdered = state === 'created' && (status.data?.transfer ?? null) !== null;
  const finish = useCheckoutDraft((store) => store.finish);

  // The orders of a transfer exist before its money: the cart has changed already.
  useEffect(() => {
    if (!isOrdered) return;
    void cartMoved(client);
    void client.invalidateQueries({ queryKey: orderKeys.all });
    finish(paymentId);
  }, [isOrdered, client, finish, paymentId]);

  useEffect(() => {
    if (state !== 'captured' && state !== 'failed') return;
    void cartMoved(client);
    void client.invalidateQueries({ queryKey: orderKeys.all });
    if (state === 'captured') finish(paymentId);
    void navigate(resultOf(state, failureCode, paymentId), { replace: true });
  }, [state, failureCode, paymentId, client, navigate, finish]);

  return { status, check: () => void status.refetch() };
}

function resultOf(state: 'captured' | 'failed', failureCode: number | null, paymentId: string): string {
  if (state === 'captured') return paths.paymentResult('success', paymentId);
  return failureCode === paymentFailureCodes.creditNotApproved
    ? paths.loanFail(failureCode, paymentId)
    : paths.paymentResult('fail', paymentId);
}
