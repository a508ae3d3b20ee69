import type { OrderDetail } from '@havan/contract/orders';
import { remainingUnits } from '@havan/domain/refund';
import { Alert } from '@havan/ui/Alert';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { leadToFirstError } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { fieldError } from '@havan/validation/form-result';
import { requiredText } from '@havan/validation/rules/required-text';
import { useRef, useState } from 'react';
import { FormModal } from './FormModal.tsx';
import { actionTexts } from './order-actions.ts';
import { partlyTexts, refundTexts } from './order-work-texts.ts';
import type { OrderMover } from './use-order-move.ts';
import { useFieldErrors } from '../shell/use-field-errors.ts';

interface PartlySupplyModalProps {
  readonly order: OrderDetail;
  readonly mover: OrderMover;
  readonly onClose: () => void;
}

const reasonRule = requiredText(3, 300);

/** The seller says how many units of each line it can send; what is missing goes back at once. */
export function PartlySupplyModal({ order, mover, onClose }: PartlySupplyModalProps) {
  const { orderId } = order;
  const open = order.lines.filter((line) => remainingUnits(line) > 0);
  const fields = useRef<HTMLDivElement>(null);
  const [supplied, setSupplied] = useState<Readonly<Record<number, number>>>({});
  const [reason, setReason] = useState('');
  const { errors, setErrors, clear } = useFieldErrors();
  const missing = open
    .map((line) => ({
      line,
      quantity: remainingUnits(line) - (supplied[line.lineNo] ?? remainingUnits(line)),
    }))
    .filter(({ quantity }) => quantity > 0);
  const back = missing.reduce((sum, { line, quantity }) => sum + quantity * line.unitPrice, 0);

  const submit = async () => {
    const units = open.reduce((sum, line) => sum + remainingUnits(line), 0);
    const gone = missing.reduce((sum, { quantity }) => sum + quantity, 0);
    const reasonError = fieldError(reasonRule, reason);
    const lines = gone === 0 ? partlyTexts.nothing : gone === units ? partlyTexts.everything : null;
    setErrors({ ...(lines && { lines }), ...(reasonError && { reason: reasonError }) });
    if (lines || reasonError) {
      leadToFirstError(fields.current);
      return;
    }
    const request = {
      orderId,
      missing: missing.map(({ line, quantity }) => ({ lineNo: line.lineNo, quantity })),
      reason: reason.trim(),
    };
    if (await mover.move({ action: 'partlySupply', request })) onClose();
  };
  const refusal = errors['lines'] ?? mover.errorOf(orderId);

  return (
    <FormModal
      title={actionTexts.partlySupply.question}
      size="medium"
      submit={partlyTexts.submit}
      isBusy={mover.isMoving(orderId)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div ref={fields}>
        <Stack space="m">
          <Text tone="soft">{actionTexts.partlySupply.explanation}</Text>
          <Stack space="s">
            {open.map((line) => (
              <Inline key={line.lineNo} justify="between" wrap={false}>
                <Stack space="xxs">
                  <Text weight="strong" narrow>
                    {line.productName}
                  </Text>
                  <Text size="small" tone="faint">
                    {partlyTexts.ordered(remainingUnits(line))}
                  </Text>
                </Stack>
                <QuantityStepper
                  label={partlyTexts.supply(line.productName)}
                  value={supplied[line.lineNo] ?? remainingUnits(line)}
                  min={0}
                  max={remainingUnits(line)}
                  onChange={(quantity) => {
                    setSupplied((known) => ({ ...known, [line.lineNo]: quantity }));
                    clear('lines');
                  }}
                />
              </Inline>
            ))}
          </Stack>
          <DescriptionList
            layout="sum"
            items={[
              { term: partlyTexts.back, details: <Money value={back} /> },
              {
                term: refundTexts.remaining,
                details: <Money value={order.total - order.refundedTotal - back} />,
              },
            ]}
          />
          <TextArea
            label={partlyTexts.reason}
            help={partlyTexts.reasonHelp}
            required
            maxLength={300}
            counter
            value={reason}
            error={errors['reason'] ?? null}
            onChange={(typed) => {
              setReason(typed);
              clear('reason');
            }}
          />
          {refusal ? <Alert kind="error">{refusal}</Alert> : null}
        </Stack>
      </div>
    </FormModal>
  );
}
