import { detailTexts } from '@havan/features/account/details/detail-texts';
import { deleteAddressMutation } from '@havan/api-client/queries/identity/kept-details';
import type { Address } from '@havan/contract/identity/addresses';
import { formatPhone } from '@havan/domain/phone';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { Alert } from '@havan/ui/Alert';
import { Stack } from '@havan/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { KeptChoice } from './KeptChoice.tsx';
import { paymentTexts } from '../payment-texts.ts';

const AddressModal = lazyDialog(() => import('@havan/features/account/details/AddressModal'), 'AddressModal');

interface AddressChoiceProps {
  readonly addresses: readonly Address[];
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (addressId: number) => void;
}

/** Renders the choice of the delivery address. */
export function AddressChoice({ addresses, value, error, onChange }: AddressChoiceProps) {
  const { api } = useAppProfile();
  const reportFailure = useFailureToast();
  const remove = useMutation({
    ...deleteAddressMutation(api),
    onError: (error) => reportFailure(error, detailTexts.notDeleted),
  });
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const chosen = addresses.find(({ addressId }) => addressId === value);
  return (
    <Stack space="s">
      {addresses.length === 0 ? (
        <Alert kind={error ? 'error' : 'warning'}>{error ?? paymentTexts.noAddress}</Alert>
      ) : null}
      {/* Without an address the button that adds one takes the focus of the error. */}
      <div data-field-error={error ? '' : undefined}>
        <KeptChoice
          label={paymentTexts.address}
          options={addresses.map(({ addressId, title, receiver, line, townName, cityName, phone }) => ({
            value: String(addressId),
            label: title,
            help: `${receiver}, ${line}, ${townName} / ${cityName}, ${formatPhone(phone).replaceAll(' ', '\u00a0')}`,
          }))}
          value={chosen ? String(chosen.addressId) : null}
          error={error}
          onChange={(id) => onChange(Number(id))}
          add={{ label: detailTexts.addAddress, onPress: () => setEdited('new') }}
          edit={chosen && { label: detailTexts.editAddress, onPress: () => setEdited(chosen) }}
          remove={
            chosen && {
              label: detailTexts.deleteAddress,
              question: detailTexts.deleteAddressAsk,
              isPending: remove.isPending,
              onConfirm: () => remove.mutate(chosen.addressId),
            }
          }
        />
      </div>
      {edited ? (
        <AddressModal
          address={edited === 'new' ? null : edited}
          onSaved={(saved) => {
            const known = new Set(addresses.map(({ addressId }) => addressId));
            const added = saved.find(({ addressId }) => !known.has(addressId));
            if (added) onChange(added.addressId);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Stack>
  );
}
