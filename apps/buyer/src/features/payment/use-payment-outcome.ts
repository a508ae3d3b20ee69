import { basketMoved } from '@havan/api-client/queries/basket';
import { orderKeys } from '@havan/api-client/queries/orders';
import { paymentStatusQuery } from '@havan/api-client/queries/payment';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

/** Follows a payment until the bank has decided, then refreshes what it changed and opens the page of its result. */
export function usePaymentOutcome(paymentId: string) {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const navigate = useNavigate();
  const status = useQuery(paymentStatusQuery(api, paymentId));
  const state = status.data?.state;

  useEffect(() => {
    if (state !== 'captured' && state !== 'failed') return;
    void basketMoved(client);
    void client.invalidateQueries({ queryKey: orderKeys.all });
    void navigate(paths.paymentResult(state === 'captured' ? 'success' : 'fail', paymentId), {
      replace: true,
    });
  }, [state, paymentId, client, navigate]);

  return { status, check: () => void status.refetch() };
}
