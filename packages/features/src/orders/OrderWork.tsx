import type { OrderDetail } from '@havan/contract/orders';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { actionTexts, offeredActions } from './order-actions.ts';
import type { OrderSide } from './order-filters.ts';
import { eventNames } from './order-texts.ts';
import { OrderParcel } from './OrderParcel.tsx';
import { type AskedAction, OrderQuestion } from './OrderQuestion.tsx';
import { PackingListButton } from './PackingListButton.tsx';
import { ShipForm } from './ShipForm.tsx';
import type { OrderMover } from './use-order-move.ts';

interface OrderWorkProps {
  readonly order: OrderDetail;
  readonly side: OrderSide;
  readonly mover: OrderMover;
  /** Whether the ship form takes the focus as it appears. */
  readonly takesFocus?: boolean;
}

/** Everything that this side may do with the order now, and its parcel once it is on its way. */
export function OrderWork({ order, side, mover, takesFocus = false }: OrderWorkProps) {
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const { orderId } = order;
  const actions = offeredActions(order, side);
  const refusal = asked === null && !actions.includes('ship') ? mover.errorOf(orderId) : null;
  const canConfirm = actions.includes('confirm');
  const questions = actions.filter(
    (action): action is AskedAction => action !== 'confirm' && action !== 'ship',
  );
  return (
    <Stack space="m">
      {actions.includes('ship') ? <ShipForm order={order} mover={mover} takesFocus={takesFocus} /> : null}
      {order.shipment ? <OrderParcel shipment={order.shipment} /> : null}
      {canConfirm ? (
        <>
          <Text tone="soft">{actionTexts.confirm.explanation}</Text>
          <Button
            wide
            loading={mover.isMoving(orderId)}
            onClick={() => void mover.move({ action: 'confirm', request: { orderId } })}
          >
            {actionTexts.confirm.button}
          </Button>
        </>
      ) : null}
      {refusal ? <Alert kind="error">{refusal}</Alert> : null}
      {actions.length > 0 ? (
        <Inline>
          {side === 'sold' ? <PackingListButton order={order} /> : null}
          {questions.map((action) => (
            <Button
              key={action}
              variant={action === 'approve' ? 'solid' : 'outline'}
              tone={action === 'cancel' ? 'critical' : 'action'}
              onClick={() => setAsked(action)}
            >
              {actionTexts[action].button}
            </Button>
          ))}
        </Inline>
      ) : null}
      {actions.length === 0 && !order.shipment ? <Text tone="soft">{eventNames[order.state]}</Text> : null}
      {asked === null ? null : (
        <OrderQuestion order={order} action={asked} mover={mover} onClose={() => setAsked(null)} />
      )}
    </Stack>
  );
}
