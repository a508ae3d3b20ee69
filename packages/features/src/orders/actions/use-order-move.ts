import { orderStateNames } from '@havan/domain/order';
import { ApiError } from '@havan/api-client/api-error';
import { orderMoveMutation, type OrderMove, orderQuery } from '@havan/api-client/queries/sales/orders';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { createIntentionKeys } from '@havan/app-shell/actions/intention-keys';
import { actionTexts } from './order-actions.ts';
import { orderTexts } from '../order-texts.ts';
import { type OrderSide, orderSearchOf, readOrderFilter } from '../order-filters.ts';

/** Carries out what a party does with an order; the toast and the fresh list come by themselves. */
export function useOrderMove(side: OrderSide) {
  const { api, paths } = useAppProfile();
  const client = useQueryClient();
  const toast = useToast();
  const { mutateAsync, reset, isPending, error, variables } = useMutation(orderMoveMutation(api, side));
  const navigate = useNavigate();
  const toShip = (open: number) => {
    const filter = readOrderFilter('awaitingshipment', new URLSearchParams());
    void navigate(paths.orders('awaitingshipment') + orderSearchOf({ ...filter, open }));
  };
  /** Reports a conflict: shows the present state of the order; the lists have been invalidated by then. */
  const reportChange = async ({ action, request: { orderId } }: OrderMove) => {
    const order = await client.fetchQuery(orderQuery(api, side, orderId)).catch(() => null);
    if (!order) return;
    toast({
      title: orderTexts.changed(order.orderNo, orderStateNames[side][order.state]),
      tone: 'attention',
    });
    // The refusal would stand at the form of the next step, which nobody has tried yet.
    if (!order.allowedActions.includes(action)) reset();
  };
  const [keys] = useState(() => createIntentionKeys(() => crypto.randomUUID()));

  const [moving] = useState(() => new Map<string, Promise<boolean>>());
  const carryOut = async (wish: OrderMove): Promise<boolean> => {
    try {
      const order = await mutateAsync({ ...wish, idempotencyKey: keys.keyOf(wish) });
      keys.fulfilled(wish);
      toast({
        title: actionTexts[wish.action].done(order.orderNo),
        tone: 'positive',
        ...(wish.action === 'confirm' && {
          next: { label: actionTexts.ship.button, onPress: () => toShip(order.orderId) },
        }),
      });
      return true;
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.status === 409) await reportChange(wish);
      return false;
    }
  };

  /**
   * True when it was done. It outlives the row that asked for it. A wish that is repeated before its answer, by a double
   * press, is one wish: a second request would be refused as running and blame the first.
   */
  const move = (wish: OrderMove): Promise<boolean> => {
    const name = JSON.stringify(wish);
    const begun = moving.get(name);
    if (begun) return begun;
    const outcome = carryOut(wish).finally(() => moving.delete(name));
    moving.set(name, outcome);
    return outcome;
  };

  const orderId = variables?.request.orderId;
  return {
    move,
    /** Clears the refusal in `errorOf`. */
    reset,
    isMoving: (id: number) => isPending && id === orderId,
    /** Why the last thing asked of this order was refused. */
    errorOf: (id: number) => (error && id === orderId ? error.message : null),
    /** Whether the refusal in `errorOf` names a field of the request. */
    blames: (id: number, field: string) =>
      id === orderId && error instanceof ApiError && error.errors.some(({ path }) => path === field),
  };
}
export type OrderMover = ReturnType<typeof useOrderMove>;
