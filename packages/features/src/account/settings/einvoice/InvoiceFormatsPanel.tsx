import { invoiceFormatsQuery, saveInvoiceFormatsMutation } from '@havan/api-client/queries/sales/e-invoices';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { type InvoiceFormats, saveInvoiceFormats } from '@havan/contract/sales/e-invoice-formats';
import { isSeries } from '@havan/domain/e-invoice';
import { Alert } from '@havan/ui/Alert';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Form } from '@havan/ui/Form';
import { Heading } from '@havan/ui/Heading';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { SaveRow } from '../SaveRow.tsx';
import { useAct } from '../../use-act.ts';
import { useForm } from '../../use-form.ts';
import { formatTexts as texts } from './invoice-format-texts.ts';

const profiles = ['TEMELFATURA', 'TICARIFATURA'] as const;
const channels = ['integrator', 'portal'] as const;

/** Renders the data on the invoices of the company, and how the next ones are issued and sent. */
export function InvoiceFormatsPanel() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(invoiceFormatsQuery(api));
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={4} label={texts.loading} />;
  return (
    <Stack space="xl">
      <Issuer formats={data} />
      <FormatForm formats={data} />
    </Stack>
  );
}

function Issuer({ formats }: { readonly formats: InvoiceFormats }) {
  const { issuer, isRegistered, problems } = formats;
  return (
    <Stack space="s">
      <Heading level={2}>{texts.issuer}</Heading>
      {problems.length > 0 ? (
        <Alert kind="error" title={texts.problems}>
          {problems.join(' ')}
        </Alert>
      ) : null}
      <DescriptionList
        items={[
          { term: texts.name, details: issuer.name },
          { term: texts.taxNumber, details: issuer.taxNumber },
          { term: texts.taxOffice, details: issuer.taxOffice },
          { term: texts.address, details: `${issuer.street}, ${issuer.district} / ${issuer.city}` },
          ...(issuer.mersis === null ? [] : [{ term: texts.mersis, details: issuer.mersis }]),
          { term: texts.register, details: isRegistered ? texts.registered : texts.notRegistered },
        ]}
      />
    </Stack>
  );
}

function FormatForm({ formats }: { readonly formats: InvoiceFormats }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const mayChange = useMay(saveInvoiceFormats);
  const { series, preferredProfile, channel, note, nextNumber } = formats;
  const form = useForm({ series, preferredProfile, channel, note });
  const { act, isPending, error } = useAct();
  const { mutateAsync } = useMutation(saveInvoiceFormatsMutation(api));
  const submit = async () => {
    const isRight = isSeries(form.values.series.trim().toUpperCase());
    form.setErrors(isRight ? {} : { series: texts.seriesWrong });
    if (!isRight) return false;
    const outcome = await act(() => mutateAsync(form.values));
    if (outcome.ok) toast({ title: texts.saved, tone: 'positive' });
    else form.setErrors(outcome.fields);
    return outcome.ok;
  };
  const optionsOf = <Value extends string>(
    values: readonly Value[],
    labels: Readonly<Record<Value, { readonly label: string; readonly help: string }>>,
  ) => values.map((value) => ({ value, ...labels[value], disabled: !mayChange }));
  const profileField = form.field('preferredProfile');
  const channelField = form.field('channel');
  return (
    <Form onSubmit={submit}>
      <Stack space="l">
        {error ? <Alert kind="error">{error}</Alert> : null}
        <TextField
          label={texts.series}
          help={`${texts.seriesHelp} ${texts.next(nextNumber)}`}
          required
          readOnly={!mayChange}
          maxLength={3}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          {...form.field('series')}
        />
        <RadioGroup
          label={texts.scenario}
          layout="rows"
          options={optionsOf(profiles, texts.scenarios)}
          value={profileField.value}
          onChange={profileField.onChange}
        />
        <RadioGroup
          label={texts.channel}
          layout="rows"
          options={optionsOf(channels, texts.channels)}
          value={channelField.value}
          onChange={channelField.onChange}
        />
        <TextField
          label={texts.note}
          help={texts.noteHelp}
          readOnly={!mayChange}
          maxLength={400}
          {...form.field('note')}
        />
        <SaveRow label={texts.save} mayChange={mayChange} isPending={isPending} />
      </Stack>
    </Form>
  );
}
