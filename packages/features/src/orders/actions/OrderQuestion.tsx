import type { OrderMove } from '@havan/api-client/queries/sales/orders';
import type { OrderSummary } from '@havan/contract/sales/orders';
import type { RefundTarget } from '@havan/domain/refund';
import { type ShortageCause, shortageCauses } from '@havan/domain/shortage';
import { Alert } from '@havan/ui/Alert';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { fieldError } from '@havan/validation/form-result';
import { requiredText } from '@havan/validation/rules/required-text';
import { useRef, useState } from 'react';
import { actionTexts, type AskedAction } from './order-actions.ts';
import type { OrderSide } from '../order-filters.ts';
import { questionTexts, shortageTexts } from '../order-texts.ts';
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

const causeOptions = shortageCauses.map((cause) => ({ value: cause, label: shortageTexts.causes[cause] }));

/**
 * Renders the confirmation of an action that binds or cannot be undone; a cancellation also has a reason, and a
 * seller's the cause, so that only existing goods go on sale again.
 */
export function OrderQuestion({ order, action, side, mover, onClose }: OrderQuestionProps) {
  const { orderId, orderNo } = order;
  const texts = actionTexts[action];
  const [reason, setReason] = useState('');
  const [target, setTarget] = useState<RefundTarget>('card');
  const [reasonError, setReasonError] = useState<string | null>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const asksCause = action === 'cancel' && side === 'sold';
  const [cause, setCause] = useState<ShortageCause | null>(null);
  const [causeError, setCauseError] = useState<string | null>(null);
  const refusal = mover.errorOf(orderId);

  const close = () => {
    mover.reset();
    onClose();
  };
  const answer = async () => {
    const error = action === 'cancel' ? fieldError(reasonRule, reason) : null;
    setReasonError(error);
    setCauseError(asksCause && !cause ? questionTexts.causeMissing : null);
    if (error) reasonField.current?.focus();
    if (error || (asksCause && !cause)) return;
    const more = side === 'purchased' ? { refundTarget: target } : cause ? { cause } : {};
    if (await mover.move(wishOf(action, orderId, reason, more))) onClose();
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
        <Text tone="soft">{asksCause ? questionTexts.soldExplanation : texts.explanation}</Text>
        {asksCause ? (
          <Select
            label={questionTexts.cause}
            placeholder={shortageTexts.choose}
            required
            value={cause ?? ''}
            options={causeOptions}
            error={causeError}
            onChange={(value) => {
              setCause(shortageCauses.find((each) => each === value) ?? null);
              setCauseError(null);
            }}
          />
        ) : null}
        {asksCause ? (
          <Text size="small" tone="soft">
            {shortageTexts.score.cancelled}
          </Text>
        ) : null}
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
  more: { readonly refundTarget?: RefundTarget; readonly cause?: ShortageCause },
): OrderMove {
  return action === 'cancel'
    ? { action, request: { orderId, reason: reason.trim(), ...more } }
    : { action, request: { orderId } };
}
