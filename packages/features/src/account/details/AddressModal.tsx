import { citiesQuery } from '@havan/api-client/queries/bootstrap/basic-infos';
import { saveAddressMutation } from '@havan/api-client/queries/identity/kept-details';
import type { Address } from '@havan/contract/identity/addresses';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Checkbox } from '@havan/ui/Checkbox';
import { leadToFirstError } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { MaskedField } from '@havan/ui/MaskedField';
import { Select } from '@havan/ui/Select';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addressRequest, addressValues, type AddressValues, checkAddress } from './address-form.ts';
import { DetailsModal } from './DetailsModal.tsx';
import { detailTexts } from './detail-texts.ts';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';

interface AddressModalProps {
  /** The address to change; null for a new one. */
  readonly address: Address | null;
  readonly onSaved: (addresses: Address[]) => void;
  readonly onClose: () => void;
}

/** Renders the dialog that adds or changes a delivery address. */
export function AddressModal({ address, onSaved, onClose }: AddressModalProps) {
  const { api } = useAppProfile();
  const form = useRef<HTMLFormElement>(null);
  const { data: cities = [] } = useQuery(citiesQuery(api));
  const save = useMutation(saveAddressMutation(api));
  const [values, setValues] = useState(() => addressValues(address));
  const { errors, setErrors, clear } = useFieldErrors();
  const towns = cities.find((city) => String(city.id) === values.cityId)?.towns ?? [];
  const set = (changes: Partial<AddressValues>): void => {
    setValues((before) => ({ ...before, ...changes }));
    clear(...Object.keys(changes));
  };
  const submit = (): void => {
    const checked = checkAddress(values);
    setErrors(checked.valid ? {} : checked.errors);
    if (checked.valid) save.mutate(addressRequest(checked.values, values, address), { onSuccess: onSaved });
    else leadToFirstError(form.current);
  };
  return (
    <DetailsModal
      title={address ? detailTexts.editAddress : detailTexts.addAddress}
      form={form}
      save={save}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={detailTexts.addressTitle}
        required
        maxLength={40}
        value={values.title}
        error={errors['title']}
        onChange={(title) => set({ title })}
      />
      <TextField
        label={detailTexts.receiver}
        required
        autoComplete="name"
        maxLength={80}
        value={values.receiver}
        error={errors['receiver']}
        onChange={(receiver) => set({ receiver })}
      />
      <MaskedField
        label={detailTexts.phone}
        mask="phone"
        required
        autoComplete="tel-national"
        value={values.phone}
        error={errors['phone']}
        onChange={(phone) => set({ phone })}
      />
      <Grid columns={2} space="m">
        <Select
          label={detailTexts.city}
          required
          placeholder={detailTexts.choose}
          value={values.cityId}
          error={errors['cityId']}
          onChange={(cityId) => set({ cityId, townId: '' })}
          options={cities.map((city) => ({ value: String(city.id), label: city.name }))}
        />
        <Select
          label={detailTexts.town}
          required
          placeholder={detailTexts.choose}
          value={values.townId}
          error={errors['townId']}
          onChange={(townId) => set({ townId })}
          options={towns.map((town) => ({ value: String(town.id), label: town.name }))}
        />
      </Grid>
      <TextArea
        label={detailTexts.line}
        required
        maxLength={250}
        autoComplete="street-address"
        value={values.line}
        error={errors['line']}
        onChange={(line) => set({ line })}
      />
      <Checkbox
        label={detailTexts.makeDefault}
        checked={values.isDefault}
        onChange={(isDefault) => set({ isDefault })}
      />
    </DetailsModal>
  );
}
