import type { OrderMove } from '@havan/api-client/queries/sales/orders';
import type { OrderSummary } from '@havan/contract/sales/orders';
import type { RefundTarget } from '@havan/domain/refund';
import { Alert } from '@havan/ui/Alert';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { fieldError } from '@havan/validation/form-result';
import { requiredText } from '@havan/validation/rules/required-text';
import { useRef, useState } from 'react';
import { actionTexts, type AskedAction } from './order-actions.ts';
import type { OrderSide } from '../order-filters.ts';
import { questionTexts } from '../order-texts.ts';
import { RefundTargetChoice } from './RefundTargetChoice.tsx';
import type { OrderMover } from './use-order-move.ts';

interface OrderQuestionProps {
  readonly order: Pick<OrderSummary, 'orderId' | 'orderNo'>;
  readonly action: AskedAction;
  readonly side: OrderSide;
  readonly mover: OrderMover;
  readonly onClose: () => void;
}

const reasonRule = requiredText(3, 300);

/** Renders the confirmation of an action that binds or cannot be undone; a cancellation also has a reason. */
export function OrderQuestion({ order, action, side, mover, onClose }: OrderQuestionProps) {
  const { orderId, orderNo } = order;
  const texts = actionTexts[action];
  const [reason, setReason] = useState('');
  const [target, setTarget] = useState<RefundTarget>('card');
  const [reasonError, setReasonError] = useState<string | null>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const refusal = mover.errorOf(orderId);

  const close = () => {
    mover.reset();
    onClose();
  };
  const answer = async () => {
    const error = action === 'cancel' ? fieldError(reasonRule, reason) : null;
    setReasonError(error);
    if (error) reasonField.current?.focus();
    else if (await mover.move(wishOf(action, orderId, reason, side === 'purchased' ? target : null)))
      onClose();
  };

  return (
    <ConfirmDialog
      open
      title={texts.question}
      confirmLabel={texts.button}
      tone={action === 'cancel' ? 'critical' : 'action'}
      loading={mover.isMoving(orderId)}
      onConfirm={() => void answer()}
      onCancel={close}
    >
      <Stack space="m">
        <Text weight="strong">{orderNo}</Text>
        <Text tone="soft">{texts.explanation}</Text>
        {action === 'cancel' ? (
          <TextArea
            ref={reasonField}
            label={questionTexts.reason}
            help={questionTexts.reasonHelp[side]}
            required
            maxLength={300}
            counter
            value={reason}
            error={reasonError}
            onChange={(value) => {
              setReason(value);
              setReasonError(null);
            }}
          />
        ) : null}
        {action === 'cancel' && side === 'purchased' ? (
          <RefundTargetChoice value={target} onChange={setTarget} />
        ) : null}
        {refusal ? <Alert kind="error">{refusal}</Alert> : null}
      </Stack>
    </ConfirmDialog>
  );
}

function wishOf(
  action: AskedAction,
  orderId: number,
  reason: string,
  target: RefundTarget | null,
): OrderMove {
  return action === 'cancel'
    ? { action, request: { orderId, reason: reason.trim(), ...(target && { refundTarget: target }) } }
    : { action, request: { orderId } };
}
