import type { OrderSummary } from '@havan/contract/sales/orders';
import { allowedOrderActions, type OrderAction } from '@havan/domain/order';
import { hasRight, rightForOrderAction, rightsOf } from '@havan/domain/staff-right';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { actionTexts, offeredActions, partyOf } from './order-actions.ts';
import type { OrderSide } from '../order-filters.ts';
import { orderTexts } from '../order-texts.ts';
import { OrderQuestion } from './OrderQuestion.tsx';
import { timeLeft } from '../ship-by.ts';
import type { OrderMover } from './use-order-move.ts';

export interface OrderRowActionProps {
  readonly order: OrderSummary;
  readonly side: OrderSide;
  readonly isOpen: boolean;
  /** Opens the order beneath its row, where the other actions are. */
  readonly onOpen: () => void;
  readonly mover: OrderMover;
  readonly now: Date;
}

/** Renders the one next step of an order that this user may take. Only what waits for this side is a filled button. */
export function OrderRowAction({ order, side, isOpen, onOpen, mover, now }: OrderRowActionProps) {
  const { paths } = useAppProfile();
  const [isAsking, setIsAsking] = useState(false);
  const { orderId, orderNo } = order;
  const isHeld = order.openCase !== null;
  const user = useBasicInfos()?.user;
  const party = partyOf[side];
  // Allowed until the user is known, as in `useMay`.
  const may = (action: OrderAction) => !user || hasRight(rightsOf(user), rightForOrderAction(action, party));
  const [next] = isHeld
    ? []
    : offeredActions({ allowedActions: allowedOrderActions(order.state, party).filter(may) }, side);
  if (next === 'confirm') {
    const confirm = async () => {
      // A refusal is explained beside the lines, so the row is opened to show it.
      if (!(await mover.move({ action: 'confirm', request: { orderId } })) && !isOpen) onOpen();
    };
    return (
      <Button size="small" loading={mover.isMoving(orderId)} onClick={() => void confirm()}>
        {actionTexts.confirm.button}
      </Button>
    );
  }
  if (next === 'ship') {
    const isLate = order.shipBy !== null && timeLeft(order.shipBy, now).tone === 'critical';
    return (
      <Button size="small" variant={isLate ? 'solid' : 'outline'} onClick={onOpen}>
        {actionTexts.ship.button}
      </Button>
    );
  }
  if (next === 'approve') {
    return (
      <>
        <Button size="small" onClick={() => setIsAsking(true)}>
          {orderTexts.received}
        </Button>
        {isAsking ? (
          <OrderQuestion
            order={order}
            action="approve"
            side={side}
            mover={mover}
            onClose={() => setIsAsking(false)}
          />
        ) : null}
      </>
    );
  }
  const isUnderway = order.state === 'shipped' && order.followUpNumber !== null;
  return (
    <ButtonLink
      size="small"
      variant="outline"
      href={`${paths.order(side, orderId)}${isUnderway ? '#kargo' : ''}`}
      aria-label={`${orderNo} ${isUnderway ? orderTexts.track : orderTexts.look}`}
    >
      {isUnderway ? orderTexts.track : orderTexts.look}
    </ButtonLink>
  );
}
