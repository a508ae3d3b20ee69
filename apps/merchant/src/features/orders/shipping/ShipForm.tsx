import type { ShipFormProps } from '@havan/features/orders/seller-tools';
import { carrierOf, carriers } from '@havan/domain/carrier';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Form } from '@havan/ui/Form';
import { Heading } from '@havan/ui/Heading';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { checkForm } from '@havan/validation/form-result';
import { useEffect, useRef, useState } from 'react';
import { actionTexts } from '@havan/features/orders/actions/order-actions';
import { shipTexts } from '../seller-texts.ts';
import { shipmentRulesOf } from './shipment-rules.ts';
import { useLastCarrier, useStoreCarrier } from './shipper-preference.ts';

const options = carriers.map(({ id, name }) => ({ value: String(id), label: name }));

/**
 * Renders the form that hands an order to a carrier. Preselected is the carrier of the shipment, the buyer's choice, or
 * the last carrier used, in this order. The tracking number is checked against the format of the chosen carrier.
 */
export function ShipForm({ order, mover, takesFocus, action = 'ship', onDone }: ShipFormProps) {
  const { orderId } = order;
  const { form, formatOf } = shipmentRulesOf(order.seller.companyType);
  const lastCarrier = useLastCarrier();
  const storeCarrier = useStoreCarrier();
  const firstCarrier = order.shipment?.carrierId ?? order.chosenCarrierId ?? lastCarrier;
  const [carrierId, setCarrierId] = useState(firstCarrier === null ? '' : String(firstCarrier));
  const [followUpNumber, setTrackingNumber] = useState(order.shipment?.followUpNumber ?? '');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const carrierField = useRef<HTMLSelectElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const carrier = carrierOf(Number(carrierId));
  const chosen = order.chosenCarrierId === null ? null : carrierOf(order.chosenCarrierId);
  const refusal = mover.errorOf(orderId);
  const [isOneParcel, setOneParcel] = useState(false);

  useEffect(() => {
    if (takesFocus) (carrierField.current?.value ? numberField : carrierField).current?.focus();
  }, [takesFocus]);

  const submit = async () => {
    if (mover.isMoving(orderId)) return true;
    const result = checkForm(form, { carrierId: Number(carrierId), followUpNumber });
    setErrors(result.valid ? {} : result.errors);
    if (!result.valid) return false;
    storeCarrier(result.values.carrierId);
    if (await mover.move({ action, request: { orderId, ...result.values, isOneParcel } })) onDone?.();
    return true;
  };

  return (
    <Form
      aria-label={action === 'ship' ? shipTexts.title : actionTexts.correctShipment.question}
      onSubmit={submit}
    >
      <Stack space="s">
        {action === 'ship' ? (
          <Heading level={2} size="block">
            {shipTexts.title}
          </Heading>
        ) : null}
        <Select
          ref={carrierField}
          label={shipTexts.carrier}
          options={options}
          placeholder={shipTexts.chooseCarrier}
          required
          value={carrierId}
          error={errors['carrierId']}
          help={chosen ? shipTexts.chosenByBuyer(chosen.name) : undefined}
          onChange={(value) => {
            setCarrierId(value);
            setErrors({});
          }}
        />
        <TextField
          ref={numberField}
          label={shipTexts.followUpNumber}
          help={carrier ? shipTexts.format(formatOf(carrier)) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={followUpNumber}
          error={errors['followUpNumber']}
          onChange={(value) => {
            setTrackingNumber(value);
            setOneParcel(false);
            setErrors({});
          }}
        />
        {refusal ? <Alert kind="error">{refusal}</Alert> : null}
        {isOneParcel || mover.blames(orderId, 'isOneParcel') ? (
          <Checkbox label={shipTexts.oneParcel} checked={isOneParcel} onChange={setOneParcel} />
        ) : null}
        <Button type="submit" wide loading={mover.isMoving(orderId)}>
          {actionTexts[action].button}
        </Button>
      </Stack>
    </Form>
  );
}
