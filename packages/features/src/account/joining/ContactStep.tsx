import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Grid } from '@havan/ui/Grid';
import { MaskedField } from '@havan/ui/MaskedField';
import { Select } from '@havan/ui/Select';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { commonTexts, registerTexts } from '../account-texts.ts';
import type { RegisterFormState } from './CompanyStep.tsx';
import type { useCities } from './use-cities.ts';

interface ContactStepProps {
  readonly form: RegisterFormState;
  readonly places: ReturnType<typeof useCities>;
}

/** Renders the step with the address of the company and its contact. */
export function ContactStep({ form, places }: ContactStepProps) {
  const { cities, hasFailed, retry } = places;
  const towns = cities?.find(({ id }) => String(id) === form.values.cityId)?.towns ?? [];
  const named = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      {hasFailed ? (
        <Alert
          kind="error"
          actions={
            <Button size="small" variant="outline" onClick={retry}>
              {registerTexts.retry}
            </Button>
          }
        >
          {registerTexts.citiesFailed}
        </Alert>
      ) : null}
      <Grid columns={{ phone: 1, tablet: 2 }} space="m">
        <Select
          label={registerTexts.city}
          name="cityId"
          placeholder={registerTexts.chooseCity}
          options={named(cities ?? [])}
          required
          value={form.values.cityId}
          onChange={(cityId) => form.change({ cityId, townId: '' })}
          error={form.values.cityId === '' ? (form.errors['townId'] ?? null) : null}
        />
        <Select
          label={registerTexts.town}
          placeholder={registerTexts.chooseTown}
          options={named(towns)}
          required
          {...form.field('townId')}
          error={form.values.cityId === '' ? null : (form.errors['townId'] ?? null)}
        />
      </Grid>
      <TextArea
        label={registerTexts.address}
        help={registerTexts.addressHelp}
        autoComplete="street-address"
        rows={2}
        required
        {...form.field('address')}
      />
      <TextField label={registerTexts.contact} autoComplete="name" required {...form.field('fullName')} />
      <MaskedField
        label={commonTexts.phone}
        mask="phone"
        help={registerTexts.phoneHelp}
        autoComplete="tel-national"
        required
        {...form.field('phone')}
      />
      <TextField
        label={commonTexts.email}
        type="email"
        help={registerTexts.emailHelp}
        autoComplete="email"
        required
        {...form.field('email')}
      />
    </>
  );
}
