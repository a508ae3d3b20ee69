import type { OrderDetail } from '@havan/contract/sales/orders';
import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useState } from 'react';
import { caseTexts } from '../cases/case-texts.ts';
import type { CaseDraft } from '../cases/case-draft.ts';
import { CaseModal } from '../cases/CaseModal.tsx';
import {
  actionTexts,
  type AskedAction,
  type FormAction,
  isAsked,
  isForm,
  type OfferedAction,
  offeredActions,
} from './order-actions.ts';
import type { OrderSide } from '../order-filters.ts';
import { detailTexts, eventNames } from '../order-texts.ts';
import { OrderFormModal } from './OrderFormModal.tsx';
import { OrderParcel } from '../detail/OrderParcel.tsx';
import { OrderQuestion } from './OrderQuestion.tsx';
import { receivingTexts } from '../receiving/receiving-texts.ts';
import { ReorderButton } from './ReorderButton.tsx';
import { SellerAppLink } from './SellerAppLink.tsx';
import { useSellerTools } from '../seller-tools.ts';
import type { OrderMover } from './use-order-move.ts';

// The dialog is loaded when the first parcel is checked.
const ReceivingCheckModal = lazyDialog(
  () => import('../receiving/ReceivingCheckModal.tsx'),
  'ReceivingCheckModal',
);

interface OrderWorkProps {
  readonly order: OrderDetail;
  readonly side: OrderSide;
  readonly mover: OrderMover;
  /** Whether the ship form takes the focus as it appears. */
  readonly takesFocus?: boolean;
}

const isPacking = (action: OfferedAction) => action === 'prepare' || action === 'undoPrepare';

/** Returns whether an action waits for this side; its button is filled and on a line of its own above the others. */
const isDue = (action: AskedAction) => action === 'approve' || action === 'deliver';

/**
 * Renders every action of this side on the order, and its shipment once it is on its way. A sold order is processed in
 * the merchant app; elsewhere a button opens it there.
 */
export function OrderWork({ order, side, mover, takesFocus = false }: OrderWorkProps) {
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [form, setForm] = useState<FormAction | 'case' | 'receiving' | null>(null);
  const [draft, setDraft] = useState<CaseDraft | undefined>();
  const { orderId } = order;
  const { flags } = useAppProfile();
  const tools = useSellerTools();
  const isWorkedOnHere = side === 'purchased' || tools !== null;
  const actions = (isWorkedOnHere ? offeredActions(order, side) : []).filter(
    (action) => action !== 'uploadInvoice' || flags.isOn('newInvoice'),
  );
  const isQuiet = asked === null && form === null && !actions.includes('ship');
  const refusal = isQuiet ? mover.errorOf(orderId) : null;
  const close = () => {
    mover.reset();
    setForm(null);
    setDraft(undefined);
  };
  const isDone = actions.length === 0 && !order.shipment && order.openableCase === null;
  return (
    <Stack space="m">
      {order.openCase === null ? null : <Alert kind="warning">{caseTexts.waiting[side]}</Alert>}
      {tools && actions.includes('ship') ? (
        <tools.ShipForm order={order} mover={mover} takesFocus={takesFocus} />
      ) : null}
      {order.shipment ? (
        <OrderParcel
          shipment={order.shipment}
          expectedAt={order.state === 'shipped' ? order.estimatedDeliveryAt : null}
        />
      ) : null}
      {order.isPrepared && order.state === 'awaitingShipment' ? (
        <Text tone="soft">{detailTexts.prepared}</Text>
      ) : null}
      {actions.includes('confirm') ? (
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
      {isDone ? <Text tone="soft">{eventNames[order.state]}</Text> : null}
      <Inline>
        {actions.filter(isPacking).map((action) => (
          <Button
            key={action}
            variant={action === 'prepare' ? 'outline' : 'quiet'}
            loading={mover.isMoving(orderId)}
            onClick={() => void mover.move({ action, request: { orderId } })}
          >
            {actionTexts[action].button}
          </Button>
        ))}
        {actions.filter(isForm).map((action) => (
          <Button
            key={action}
            variant={action === 'rate' ? 'solid' : 'outline'}
            wide={action === 'rate'}
            onClick={() => setForm(action)}
          >
            {actionTexts[action].button}
          </Button>
        ))}
        {actions.filter(isAsked).map((action) => (
          <Button
            key={action}
            variant={isDue(action) ? 'solid' : 'outline'}
            wide={isDue(action)}
            tone={action === 'cancel' ? 'critical' : 'action'}
            onClick={() => setAsked(action)}
          >
            {actionTexts[action].button}
          </Button>
        ))}
        {order.openableCase === 'return' ? (
          <Button variant="outline" onClick={() => setForm('receiving')}>
            {receivingTexts.button}
          </Button>
        ) : null}
        {order.openableCase === null ? null : (
          <Button variant="outline" onClick={() => setForm('case')}>
            {caseTexts.openButton[order.openableCase]}
          </Button>
        )}
        {side === 'purchased' ? <ReorderButton orderId={orderId} /> : null}
        {side === 'sold' && tools && order.state !== 'preOrder' ? (
          <tools.PrintButton orderIds={[orderId]} />
        ) : null}
        {isWorkedOnHere ? null : <SellerAppLink orderId={orderId} />}
      </Inline>
      {asked === null ? null : (
        <OrderQuestion
          order={order}
          action={asked}
          side={side}
          mover={mover}
          onClose={() => setAsked(null)}
        />
      )}
      {form === 'case' && order.openableCase !== null ? (
        <CaseModal order={order} kind={order.openableCase} draft={draft} onClose={close} />
      ) : null}
      {form === 'receiving' ? (
        <ReceivingCheckModal
          order={order}
          onClaim={(made) => {
            setDraft(made);
            setForm('case');
          }}
          onClose={close}
        />
      ) : null}
      {form !== null && form !== 'case' && form !== 'receiving' ? (
        <OrderFormModal order={order} form={form} mover={mover} onClose={close} />
      ) : null}
    </Stack>
  );
}
