import { saveLegalDetailsMutation } from '@havan/api-client/queries/identity/legal-details';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { kepMaxLength } from '@havan/domain/limits';
import { formatMersis } from '@havan/domain/mersis';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Inline } from '@havan/ui/Inline';
import { MaskedField } from '@havan/ui/MaskedField';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { checkForm } from '@havan/validation/form-result';
import { salesDetailsForm } from '@havan/validation/forms/sales-details';
import { useMutation } from '@tanstack/react-query';
import { useAct } from '../../use-act.ts';
import { useForm } from '../../use-form.ts';
import { salesTexts as texts } from './sales-texts.ts';

interface LegalFormProps {
  readonly userId: number;
  readonly kepAddress: string | null;
  readonly mersisNo: string | null;
  readonly isMersisRequired: boolean;
  readonly onSaved?: () => void;
}

/** Renders the form for KEP address and MERSIS number (specification §5). */
export function LegalForm({ userId, isMersisRequired, onSaved, ...kept }: LegalFormProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const form = useForm({
    kepAddress: kept.kepAddress ?? '',
    mersisNo: formatMersis(kept.mersisNo ?? ''),
  });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(saveLegalDetailsMutation(api));
  const submit = async () => {
    const checked = checkForm(salesDetailsForm(isMersisRequired), form.values);
    form.setErrors(checked.valid ? {} : checked.errors);
    if (!checked.valid) return false;
    const { kepAddress: kepAdress, mersisNo } = checked.values;
    const outcome = await act(() =>
      mutateAsync({ userId: String(userId), kepAdress, ...(mersisNo && { mersisNo }) }),
    );
    if (!outcome.ok) {
      form.setErrors({
        ...outcome.fields,
        ...(outcome.fields['kepAdress'] && { kepAddress: outcome.fields['kepAdress'] }),
      });
      return false;
    }
    toast({ title: texts.legalSaved, tone: 'positive' });
    onSaved?.();
    return true;
  };
  return (
    <Form onSubmit={submit} aria-label={texts.edit}>
      <Stack space="m">
        {error ? <Alert kind="error">{error}</Alert> : null}
        <Grid columns={{ phone: 1, tablet: 2 }} space="m">
          <TextField
            label={texts.kep}
            type="email"
            inputMode="email"
            autoComplete="off"
            placeholder={texts.kepPlaceholder}
            required
            maxLength={kepMaxLength}
            {...form.field('kepAddress')}
          />
          <MaskedField
            label={texts.mersis}
            mask="mersis"
            required={isMersisRequired}
            {...form.field('mersisNo')}
          />
        </Grid>
        <Inline justify="end">
          <Button type="submit" variant="outline" loading={isPending}>
            {texts.save}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
