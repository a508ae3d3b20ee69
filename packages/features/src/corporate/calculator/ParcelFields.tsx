import { citiesQuery } from '@havan/api-client/queries/bootstrap/basic-infos';
import type { AskedParcel } from '@havan/api-client/queries/money/carrier-pricing';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { highestDesi } from '@havan/domain/carrier-pricing';
import { Alert } from '@havan/ui/Alert';
import { Grid } from '@havan/ui/Grid';
import { NumberField } from '@havan/ui/NumberField';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { calculatorTexts as texts } from '../corporate-texts.ts';

/** A parcel while it is typed; ids are texts of the selects. */
export interface TypedParcel {
  readonly fromCity: string;
  readonly fromTown: string;
  readonly toCity: string;
  readonly toTown: string;
  readonly desi: number | null;
}

export const noParcel: TypedParcel = { fromCity: '', fromTown: '', toCity: '', toTown: '', desi: null };

const isEmpty = ({ fromCity, toCity, desi }: TypedParcel): boolean =>
  fromCity === '' && toCity === '' && desi === null;

/** Returns why prices of a typed parcel cannot be queried; null also for an empty one. */
export function parcelProblem(parcel: TypedParcel): string | null {
  if (isEmpty(parcel)) return null;
  if (parcel.fromTown === '' || parcel.toTown === '' || parcel.desi === null) return texts.incomplete;
  return parcel.desi < 1 || parcel.desi > highestDesi ? texts.desiRange : null;
}

/** Returns the parcel of the query; null for an empty one. */
export const askedParcel = (parcel: TypedParcel): AskedParcel | null =>
  isEmpty(parcel)
    ? null
    : {
        fromTownId: Number(parcel.fromTown),
        toTownId: Number(parcel.toTown),
        desi: parcel.desi ?? 1,
      };

interface ParcelFieldsProps {
  readonly parcel: TypedParcel;
  readonly error: string | null;
  readonly onChange: (parcel: TypedParcel) => void;
}

/** Renders the fields of a tariff: origin, destination and size. */
export function ParcelFields({ parcel, error, onChange }: ParcelFieldsProps) {
  const { api } = useAppProfile();
  const { data: cities = [] } = useQuery(citiesQuery(api));
  const named = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }));
  const townsOf = (cityId: string) => named(cities.find(({ id }) => String(id) === cityId)?.towns ?? []);
  return (
    <Stack space="s">
      <Text weight="strong">{texts.parcel}</Text>
      <Text tone="soft">{texts.parcelHelp}</Text>
      {error === null ? null : <Alert kind="error">{error}</Alert>}
      <Grid columns={{ phone: 1, tablet: 2 }} space="m">
        <Select
          label={texts.from}
          placeholder={texts.choose}
          value={parcel.fromCity}
          options={named(cities)}
          onChange={(fromCity) => onChange({ ...parcel, fromCity, fromTown: '' })}
        />
        <Select
          label={texts.fromTown}
          placeholder={texts.choose}
          value={parcel.fromTown}
          options={townsOf(parcel.fromCity)}
          onChange={(fromTown) => onChange({ ...parcel, fromTown })}
        />
        <Select
          label={texts.to}
          placeholder={texts.choose}
          value={parcel.toCity}
          options={named(cities)}
          onChange={(toCity) => onChange({ ...parcel, toCity, toTown: '' })}
        />
        <Select
          label={texts.toTown}
          placeholder={texts.choose}
          value={parcel.toTown}
          options={townsOf(parcel.toCity)}
          onChange={(toTown) => onChange({ ...parcel, toTown })}
        />
        <NumberField
          label={texts.desi}
          help={texts.desiHelp}
          value={parcel.desi}
          onChange={(desi) => onChange({ ...parcel, desi })}
        />
      </Grid>
    </Stack>
  );
}
