import { orderInvoicesQuery } from '@havan/api-client/queries/sales/e-invoices';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { OrderFormProps } from '@havan/features/orders/seller-tools';
import { type ShortageCause, shortageCauses } from '@havan/domain/shortage';
import { remainingUnits } from '@havan/domain/refund';
import { Alert } from '@havan/ui/Alert';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { fieldError } from '@havan/validation/form-result';
import { requiredText } from '@havan/validation/rules/required-text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormModal } from '@havan/app-shell/forms/FormModal';
import { actionTexts } from '@havan/features/orders/actions/order-actions';
import { shortageTexts } from '@havan/features/orders/order-texts';
import { standingSaleInvoice } from '@havan/features/orders/outdated-invoice';
import { refundTexts } from '@havan/features/orders/order-work-texts';
import { partlyTexts } from '../seller-texts.ts';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';

const reasonRule = requiredText(3, 300);

const causeOptions = shortageCauses.map((cause) => ({ value: cause, label: shortageTexts.causes[cause] }));

/**
 * Renders the form for the units of each line that the seller can send; missing units need a cause and are refunded at
 * once.
 */
export function PartlySupplyModal({ order, mover, onClose }: OrderFormProps) {
  const { orderId } = order;
  const { api } = useAppProfile();
  const eInvoices = useQuery(orderInvoicesQuery(api, orderId)).data?.invoices ?? [];
  const hasEInvoice = standingSaleInvoice(eInvoices) !== undefined;
  const open = order.lines.filter((line) => remainingUnits(line) > 0);
  const [supplied, setSupplied] = useState<Readonly<Record<number, number>>>({});
  const [causes, setCauses] = useState<Readonly<Record<number, ShortageCause>>>({});
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
    const reasonError = reason.trim() === '' ? null : fieldError(reasonRule, reason);
    const unasked = missing.find(({ line }) => causes[line.lineNo] === undefined)?.line.lineNo;
    const lines = gone === 0 ? partlyTexts.nothing : gone === units ? partlyTexts.everything : null;
    setErrors({
      ...(lines && { lines }),
      ...(unasked !== undefined && { [`cause ${unasked}`]: partlyTexts.causeMissing }),
      ...(reasonError && { reason: reasonError }),
    });
    if (lines || reasonError || unasked !== undefined) return;
    const request = {
      orderId,
      missing: missing.flatMap(({ line: { lineNo }, quantity }) => {
        const cause = causes[lineNo];
        return cause === undefined ? [] : [{ lineNo, quantity, cause }];
      }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
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
      <Stack space="m">
        <Text tone="soft">{actionTexts.partlySupply.explanation}</Text>
        <Stack space="s">
          {open.map((line) => (
            <Stack key={line.lineNo} space="xs">
              <Inline justify="between" wrap={false}>
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
              {missing.some((each) => each.line === line) ? (
                <Select
                  label={partlyTexts.causeOf(line.productName)}
                  placeholder={shortageTexts.choose}
                  value={causes[line.lineNo] ?? ''}
                  options={causeOptions}
                  error={errors[`cause ${line.lineNo}`] ?? null}
                  onChange={(value) => {
                    const cause = shortageCauses.find((each) => each === value);
                    setCauses((known) => {
                      const { [line.lineNo]: _before, ...others } = known;
                      return cause ? { ...others, [line.lineNo]: cause } : others;
                    });
                    clear(`cause ${line.lineNo}`);
                  }}
                />
              ) : null}
            </Stack>
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
          maxLength={300}
          counter
          value={reason}
          error={errors['reason'] ?? null}
          onChange={(typed) => {
            setReason(typed);
            clear('reason');
          }}
        />
        {missing.length > 0 ? (
          <Text size="small" tone="soft">
            {shortageTexts.score.short}
          </Text>
        ) : null}
        {hasEInvoice || order.hasInvoice ? (
          <Alert kind="warning">
            {hasEInvoice ? partlyTexts.eInvoiceWarning : partlyTexts.invoiceWarning}
          </Alert>
        ) : null}
        {refusal ? <Alert kind="error">{refusal}</Alert> : null}
      </Stack>
    </FormModal>
  );
}
