import { citiesQuery } from '@havan/api-client/queries/bootstrap/basic-infos';
import { askCompanyChangeMutation } from '@havan/api-client/queries/identity/company-changes';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ResultOf } from '@havan/contract/call';
import type { getCompanyChanges } from '@havan/contract/identity/company/company-changes';
import { changedFacts, changeFilesMax, changeRefusal } from '@havan/domain/company-change';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { FileDrop } from '@havan/ui/FileDrop';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { checkForm } from '@havan/validation/form-result';
import { companyChangeForm } from '@havan/validation/forms/company-change';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAct } from '../../use-act.ts';
import { useForm } from '../../use-form.ts';
import { companyChangeTexts as texts } from './company-change-texts.ts';

interface CompanyChangeFormProps {
  readonly facts: ResultOf<typeof getCompanyChanges>['facts'];
  readonly onClose: () => void;
}

/** Renders the form to change the facts of the company, with the documents that prove them. */
export function CompanyChangeForm({ facts, onClose }: CompanyChangeFormProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [files, setFiles] = useState<readonly File[]>([]);
  const [filesError, setFilesError] = useState<string>();
  const form = useForm({
    tradeName: facts.tradeName,
    taxNumber: facts.taxNumber,
    taxOffice: facts.taxOffice,
    cityId: String(facts.cityId),
    townId: String(facts.townId),
    address: facts.address,
    note: '',
  });
  const { act, isPending, error, setError } = useAct();
  const { mutateAsync } = useMutation(askCompanyChangeMutation(api));
  const submit = async () => {
    const { note, cityId: _city, ...typed } = form.values;
    const checked = checkForm(companyChangeForm(), {
      ...typed,
      townId: typed.townId === '' ? null : Number(typed.townId),
    });
    form.setErrors(checked.valid ? {} : checked.errors);
    if (!checked.valid) return false;
    const changed = changedFacts(facts, checked.values);
    const refusal = changeRefusal(changed, files.length);
    // With a change the refusal concerns the documents; without one there is nothing to send.
    const [missing, nothing] = changed.length > 0 ? [refusal, null] : [null, refusal];
    setFilesError(missing ?? undefined);
    setError(nothing);
    if (refusal) return false;
    const outcome = await act(() => mutateAsync({ ...checked.values, note, files, idempotencyKey }));
    if (!outcome.ok) {
      form.setErrors(outcome.fields);
      return false;
    }
    toast({ title: texts.sent, tone: 'positive' });
    onClose();
    return true;
  };
  return (
    <Modal open onClose={onClose} title={texts.title}>
      <Form onSubmit={submit} aria-label={texts.title}>
        <Stack space="m">
          {error ? <Alert kind="error">{error}</Alert> : null}
          <TextField label={texts.tradeName} required {...form.field('tradeName')} />
          <Grid columns={{ phone: 1, tablet: 2 }} space="m">
            <TextField
              label={texts.taxNumber}
              inputMode="numeric"
              maxLength={14}
              required
              {...form.field('taxNumber')}
            />
            <TextField label={texts.taxOffice} required {...form.field('taxOffice')} />
          </Grid>
          <Place form={form} />
          <TextArea label={texts.address} rows={2} required {...form.field('address')} />
          <FileDrop
            label={texts.files}
            help={texts.filesHelp}
            accept="application/pdf,image/png,image/jpeg"
            multiple
            files={files.map((file, i) => ({ id: String(i), name: file.name }))}
            error={filesError}
            onAdd={(added) => {
              setFilesError(undefined);
              setFiles((before) => [...before, ...added].slice(0, changeFilesMax));
            }}
            onRemove={(id) => setFiles((before) => before.filter((_, i) => String(i) !== id))}
          />
          <TextArea label={texts.note} optional rows={2} maxLength={400} {...form.field('note')} />
          <Inline space="s" justify="end">
            <Button variant="quiet" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={isPending}>
              {texts.send}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}

interface PlaceProps {
  readonly form: ReturnType<
    typeof useForm<
      Record<'tradeName' | 'taxNumber' | 'taxOffice' | 'cityId' | 'townId' | 'address' | 'note', string>
    >
  >;
}

function Place({ form }: PlaceProps) {
  const { api } = useAppProfile();
  const cities = useQuery(citiesQuery(api)).data ?? [];
  const towns = cities.find(({ id }) => String(id) === form.values.cityId)?.towns ?? [];
  const named = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} space="m">
      <Select
        label={texts.city}
        placeholder={texts.chooseCity}
        options={named(cities)}
        required
        value={form.values.cityId}
        onChange={(cityId) => form.change({ cityId, townId: '' })}
      />
      <Select
        label={texts.town}
        placeholder={texts.chooseTown}
        options={named(towns)}
        required
        {...form.field('townId')}
      />
    </Grid>
  );
}
