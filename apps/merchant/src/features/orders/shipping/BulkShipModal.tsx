import { bulkShipMutation } from '@havan/api-client/queries/sales/order-work';
import type { BulkResult } from '@havan/contract/sales/order-work';
import type { OrderSummary } from '@havan/contract/sales/orders';
import { carrierOf, carriers } from '@havan/domain/carrier';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { FileDrop } from '@havan/ui/FileDrop';
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
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { bulkTexts } from '../seller-texts.ts';
import { questionTexts } from '@havan/features/orders/order-texts';
import { shipTexts } from '../seller-texts.ts';
import { type PastedList, readPastedNumbers } from './pasted-numbers.ts';
import { readNumbersFile } from './numbers-file.ts';
import { sharedParcels } from './shared-parcels.ts';
import { shipmentRulesOf } from './shipment-rules.ts';
import { useLastCarrier, useStoreCarrier } from './shipper-preference.ts';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';

interface BulkShipModalProps {
  readonly orders: readonly OrderSummary[];
  readonly onClose: () => void;
  readonly onDone: (result: BulkResult) => void;
}

const options = carriers.map(({ id, name }) => ({ value: String(id), label: name }));

/**
 * Renders the form with a carrier and a tracking number for each order; a pasted list goes to the orders that it names,
 * or from the field on into which it was pasted.
 */
export function BulkShipModal({ orders, onClose, onDone }: BulkShipModalProps) {
  const { api } = useAppProfile();
  const lastCarrier = useLastCarrier();
  const storeCarrier = useStoreCarrier();
  const [carrierId, setCarrierId] = useState(lastCarrier === null ? '' : String(lastCarrier));
  const [numbers, setNumbers] = useState<Readonly<Record<number, string>>>({});
  const [ownCarriers, setOwnCarriers] = useState<Readonly<Record<number, string>>>({});
  const [isOneParcel, setOneParcel] = useState(false);
  const [pasted, setPasted] = useState<PastedList | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const { errors, setErrors, clear } = useFieldErrors();
  const { mutate, isPending, error } = useMutation({ ...bulkShipMutation(api) });
  const carrierFor = (orderId: number) => ownCarriers[orderId] ?? carrierId;
  const shared = new Set(sharedParcels(orders, numbers));

  const submit = () => {
    const without = orders.filter(({ orderId }) => !carrierOf(Number(carrierFor(orderId))));
    if (without.length > 0) {
      setErrors(
        carrierId === ''
          ? { carrier: carrierRequired }
          : Object.fromEntries(without.map(({ orderId }) => [`carrier:${orderId}`, carrierRequired])),
      );
      return false;
    }
    const checked = orders.map((order) => ({
      orderId: order.orderId,
      result: checkForm(shipmentRulesOf(order.seller.companyType).form, {
        carrierId: Number(carrierFor(order.orderId)),
        followUpNumber: numbers[order.orderId] ?? '',
      }),
    }));
    const problems = checked.flatMap(({ orderId, result }) =>
      result.valid ? [] : [[String(orderId), result.errors['followUpNumber'] ?? ''] as const],
    );
    const clashes = isOneParcel
      ? []
      : [...shared].map((orderId) => [String(orderId), bulkTexts.sharedNumber] as const);
    // An error of the number itself takes precedence over a duplicate.
    setErrors({ ...Object.fromEntries(clashes), ...Object.fromEntries(problems) });
    if (problems.length + clashes.length > 0) return false;
    const common = carrierOf(Number(carrierId));
    if (common) storeCarrier(common.id);
    const shipments = checked.flatMap(({ orderId, result }) =>
      result.valid ? [{ orderId, ...result.values, isOneParcel: isOneParcel && shared.has(orderId) }] : [],
    );
    mutate(shipments, { onSuccess: onDone });
    return true;
  };
  const paste = (event: ClipboardEvent, from: number) => {
    const list = readPastedNumbers(event.clipboardData.getData('text'), orders, from);
    if (!list) return;
    event.preventDefault();
    fill(list);
  };
  const readFile = async ([file]: readonly File[]) => {
    if (!file) return;
    const found = await readNumbersFile(file, orders);
    setFileError(found.kind === 'list' ? null : found.sentence);
    if (found.kind === 'list') fill(found.list);
  };
  const fill = (list: PastedList) => {
    setPasted(list);
    setErrors({});
    const entries = <T,>(of: (parcel: PastedList['parcels'][number]) => T | null) =>
      Object.fromEntries(
        list.parcels.flatMap((parcel) => {
          const value = of(parcel);
          return value === null ? [] : [[parcel.orderId, value] as const];
        }),
      );
    setNumbers((known) => ({ ...known, ...entries(({ followUpNumber }) => followUpNumber) }));
    setOwnCarriers((known) => ({
      ...known,
      ...entries((parcel) => (parcel.carrierId === null ? null : String(parcel.carrierId))),
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
          <FileDrop
            label={bulkTexts.file}
            help={bulkTexts.fileHelp}
            error={fileError}
            files={[]}
            accept=".xlsx,.csv,.txt"
            onAdd={(files) => void readFile(files)}
            onRemove={() => {}}
          />
          {pasted ? (
            <output>
              <Text tone={pasted.blank + pasted.unknown > 0 ? 'attention' : 'positive'}>
                {bulkTexts.pasted(pasted)}
              </Text>
            </output>
          ) : null}
          {orders.map((order, index) => (
            <div key={order.orderId} onPaste={(event) => paste(event, index)}>
              <Stack space="xs">
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
                <Select
                  label={bulkTexts.carrierOf(order.orderNo)}
                  options={options}
                  placeholder={shipTexts.chooseCarrier}
                  value={carrierFor(order.orderId)}
                  error={errors[`carrier:${order.orderId}`] ?? null}
                  onChange={(value) => {
                    setOwnCarriers((known) => ({ ...known, [order.orderId]: value }));
                    clear(`carrier:${order.orderId}`);
                  }}
                />
              </Stack>
            </div>
          ))}
          {shared.size > 0 ? (
            <Checkbox
              label={bulkTexts.oneParcel}
              checked={isOneParcel}
              onChange={(next) => {
                setOneParcel(next);
                setErrors({});
              }}
            />
          ) : null}
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
