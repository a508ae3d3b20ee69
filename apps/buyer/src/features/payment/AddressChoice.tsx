import type { Address } from '@havan/contract/addresses';
import { Alert } from '@havan/ui/Alert';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { paymentTexts } from './payment-texts.ts';

interface AddressChoiceProps {
  readonly addresses: readonly Address[];
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (addressId: number) => void;
}

/** Where the parcels go. */
export function AddressChoice({ addresses, value, error, onChange }: AddressChoiceProps) {
  if (addresses.length === 0) return <Alert kind="warning">{paymentTexts.noAddress}</Alert>;
  return (
    <RadioGroup
      label={paymentTexts.address}
      hideLabel
      layout="rows"
      value={value === null ? null : String(value)}
      error={error}
      onChange={(id) => onChange(Number(id))}
      options={addresses.map(({ addressId, title, receiver, line, townName, cityName, phone }) => ({
        value: String(addressId),
        label: title,
        help: `${receiver}, ${line}, ${townName}/${cityName}, ${phone}`,
      }))}
    />
  );
}
