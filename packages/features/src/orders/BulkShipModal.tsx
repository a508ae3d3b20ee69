import { bulkShipMutation } from '@havan/api-client/queries/order-work';
import type { BulkResult } from '@havan/contract/order-work';
import type { OrderSummary } from '@havan/contract/orders';
import { carrierOf, carriers } from '@havan/domain/carrier';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { checkForm } from '@havan/validation/form-result';
import { carrierRequired } from '@havan/validation/messages';
import { useMutation } from '@tanstack/react-query';
import { type ClipboardEvent, useState } from 'react';
import { useAppProfile } from '../shell/app-profile.ts';
import { bulkTexts } from './order-work-texts.ts';
import { questionTexts, shipTexts } from './order-texts.ts';
import { pastedNumbers } from './pasted-numbers.ts';
import { shipmentRulesOf } from './shipment-rules.ts';
import { useLastCarrier, useRememberCarrier } from './shipper-preference.ts';
import { useFieldErrors } from '../shell/use-field-errors.ts';

interface BulkShipModalProps {
  readonly orders: readonly OrderSummary[];
  readonly onClose: () => void;
  readonly onDone: (result: BulkResult) => void;
}

const options = carriers.map(({ id, name }) => ({ value: String(id), label: name }));

/** One carrier and a number for each parcel; a pasted list fills the fields from where it was pasted. */
export function BulkShipModal({ orders, onClose, onDone }: BulkShipModalProps) {
  const { api } = useAppProfile();
  const lastCarrier = useLastCarrier();
  const rememberCarrier = useRememberCarrier();
  const [carrierId, setCarrierId] = useState(lastCarrier === null ? '' : String(lastCarrier));
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({});
  const { errors, setErrors, clear } = useFieldErrors();
  const { mutate, isPending, error } = useMutation({ ...bulkShipMutation(api) });
  const carrier = carrierOf(Number(carrierId));

  const submit = () => {
    if (!carrier) {
      setErrors({ carrier: carrierRequired });
      return false;
    }
    const checked = orders.map((order) => ({
      orderId: order.orderId,
      result: checkForm(shipmentRulesOf(order.seller.companyType).form, {
        carrierId: carrier.id,
        followUpNumber: numbers[order.orderId] ?? '',
      }),
    }));
    const problems = checked.flatMap(({ orderId, result }) =>
      result.valid ? [] : [[String(orderId), result.errors['followUpNumber'] ?? ''] as const],
    );
    setErrors(Object.fromEntries(problems));
    if (problems.length > 0) return false;
    rememberCarrier(carrier.id);
    const shipments = checked.flatMap(({ orderId, result }) =>
      result.valid ? [{ orderId, ...result.values }] : [],
    );
    mutate(shipments, { onSuccess: onDone });
    return true;
  };
  const paste = (event: ClipboardEvent, from: number) => {
    const pasted = pastedNumbers(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    setNumbers((known) => ({
      ...known,
      ...Object.fromEntries(
        orders.slice(from, from + pasted.length).map(({ orderId }, index) => [orderId, pasted[index] ?? '']),
      ),
    }));
  };

  return (
    <Modal open title={bulkTexts.shipTitle} size="medium" onClose={onClose}>
      <Form aria-label={bulkTexts.shipTitle} onSubmit={submit}>
        <Stack space="m">
          <Select
            label={shipTexts.carrier}
            options={options}
            placeholder={shipTexts.chooseCarrier}
            required
            value={carrierId}
            error={errors['carrier'] ?? null}
            onChange={(value) => {
              setCarrierId(value);
              setErrors({});
            }}
          />
          <Text size="small" tone="faint">
            {bulkTexts.allNumbers}
          </Text>
          {orders.map((order, index) => (
            <div key={order.orderId} onPaste={(event) => paste(event, index)}>
              <TextField
                label={bulkTexts.number(order.orderNo)}
                help={`${order.buyer.name}, ${order.buyer.cityName}`}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
                value={numbers[order.orderId] ?? ''}
                error={errors[String(order.orderId)] ?? null}
                onChange={(value) => {
                  setNumbers((known) => ({ ...known, [order.orderId]: value }));
                  clear(String(order.orderId));
                }}
              />
            </div>
          ))}
          {error ? <Alert kind="error">{error.message}</Alert> : null}
          <Inline justify="end">
            <Button variant="outline" onClick={onClose}>
              {questionTexts.back}
            </Button>
            <Button type="submit" loading={isPending}>
              {bulkTexts.submit(orders.length)}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
