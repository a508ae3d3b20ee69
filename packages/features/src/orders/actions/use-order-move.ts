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

/** Returns the actions of a party on orders. Each shows a toast and invalidates the lists. */
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
    // Otherwise the refusal would be shown at the form of the next step, which nobody has tried yet.
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
   * Carries out an action; resolves to whether it was done, also after the row that started it is gone. An action
   * repeated before its answer, as by a double press, is sent once: a second request would be refused as running.
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
    /** Message of the refusal of the last action on this order; null without one. */
    errorOf: (id: number) => (error && id === orderId ? error.message : null),
    /** Whether the refusal in `errorOf` names a field of the request. */
    blames: (id: number, field: string) =>
      id === orderId && error instanceof ApiError && error.errors.some(({ path }) => path === field),
  };
}
export type OrderMover = ReturnType<typeof useOrderMove>;
