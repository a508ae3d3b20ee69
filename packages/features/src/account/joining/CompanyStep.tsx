import { companyTypeLabels, companyTypes } from '@havan/domain/company';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { TextField } from '@havan/ui/TextField';
import { registerTexts } from '../account-texts.ts';
import type { useForm } from '../use-form.ts';
import type { RegisterValues } from './register-steps.ts';

export type RegisterFormState = ReturnType<typeof useForm<RegisterValues>>;

const kinds = companyTypes.map((value) => ({
  value,
  label: companyTypeLabels[value],
  help: registerTexts.kinds[value],
}));

/** Renders the step with the kind of company, its name and its tax details. */
export function CompanyStep({ form }: { form: RegisterFormState }) {
  const isPharmacy = form.values.companyType === 'pharmacy';
  return (
    <>
      <RadioGroup
        label={registerTexts.companyType}
        layout="rows"
        options={kinds}
        {...form.field('companyType')}
      />
      <TextField
        label={isPharmacy ? registerTexts.companyNameOfPharmacy : registerTexts.companyName}
        autoComplete="organization"
        required
        {...form.field('companyName')}
      />
      <TextField
        label={registerTexts.taxNumber}
        help={registerTexts.taxNumberHelp}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        required
        {...form.field('taxOrIdentityNumber')}
      />
      <TextField label={registerTexts.taxOffice} autoComplete="off" required {...form.field('taxOffice')} />
    </>
  );
}
