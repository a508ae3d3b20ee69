import { orderMoveMutation, type OrderMove } from '@havan/api-client/queries/orders';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '../shell/app-profile.ts';
import { createIntentionKeys } from './intention-keys.ts';
import { actionTexts } from './order-actions.ts';
import type { OrderSide } from './order-filters.ts';

/** Carries out what a party does with an order; the toast and the fresh list come by themselves. */
export function useOrderMove(side: OrderSide) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutateAsync, reset, isPending, error, variables } = useMutation(orderMoveMutation(api, side));
  const [keys] = useState(() => createIntentionKeys(() => crypto.randomUUID()));

  /** True when it was done. It outlives the row that asked for it. */
  const move = async (wish: OrderMove): Promise<boolean> => {
    try {
      const order = await mutateAsync({ ...wish, idempotencyKey: keys.keyOf(wish) });
      keys.fulfilled(wish);
      toast({ title: actionTexts[wish.action].done(order.orderNo), tone: 'positive' });
      return true;
    } catch {
      return false;
    }
  };

  const orderId = variables?.request.orderId;
  return {
    move,
    /** Forgets the refusal that `errorOf` still tells. */
    reset,
    isMoving: (id: number) => isPending && id === orderId,
    /** Why the last thing asked of this order was refused. */
    errorOf: (id: number) => (error && id === orderId ? error.message : null),
  };
}
export type OrderMover = ReturnType<typeof useOrderMove>;
