import { saveDraftMutation } from '@havan/api-client/queries/sales/e-invoices';
import { sentenceOf } from '@havan/api-client/api-error';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { EInvoice } from '@havan/contract/sales/e-invoices';
import { useForm } from '@havan/features/account/use-form';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { invoiceTexts as texts } from './e-invoice-texts.ts';
import { taxFieldsOf, taxFrom } from './invoice-tax.ts';
import { InvoiceTaxFields } from './InvoiceTaxFields.tsx';

/** Renders the form of a draft's receiver and note; each problem is shown at the field that resolves it. */
export function DraftForm({ invoice }: { readonly invoice: EInvoice }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { name, taxNumber, taxOffice, street, district, city } = invoice.buyer;
  const addressee = { name, taxNumber, taxOffice, street, district, city };
  const kept = { ...addressee, note: invoice.notes[0] ?? '', ...taxFieldsOf(invoice) };
  const form = useForm(kept);
  const save = useMutation(saveDraftMutation(api));
  const found = Object.fromEntries(
    invoice.problems.filter(({ place }) => place === 'form').map(({ field, message }) => [field, message]),
  );
  const { note, taxKind, exemptionCode, exemptionReason, withholding, ...recipient } = form.values;
  const tax = { taxKind, exemptionCode, exemptionReason, withholding };
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(kept);
  const field = (key: keyof typeof recipient | 'note') => {
    const { error, ...rest } = form.field(key);
    return { ...rest, error: error ?? (isChanged ? null : (found[key] ?? null)) };
  };
  const submit = () =>
    save.mutate(
      {
        invoiceId: invoice.invoiceId,
        recipient,
        note,
        // A return has the VAT of its sale.
        ...(invoice.kind === 'sale' && { tax: taxFrom(tax) }),
      },
      {
        onSuccess: ({ problems }) => {
          if (problems.length === 0) toast({ title: texts.saved, tone: 'positive' });
        },
      },
    );
  return (
    <Form onSubmit={submit}>
      <Stack space="m">
        <Heading level={3}>{texts.formTitle}</Heading>
        {save.error ? <Alert kind="error">{sentenceOf(save.error)}</Alert> : null}
        <Grid columns={{ phone: 1, tablet: 2 }} space="m">
          <TextField label={texts.name} required maxLength={200} {...field('name')} />
          <TextField
            label={texts.taxNumber}
            help={texts.taxNumberHelp}
            required
            inputMode="numeric"
            maxLength={20}
            {...field('taxNumber')}
          />
          <TextField label={texts.taxOffice} maxLength={80} {...field('taxOffice')} />
          <TextField label={texts.street} required maxLength={300} {...field('street')} />
          <TextField label={texts.district} required maxLength={60} {...field('district')} />
          <TextField label={texts.city} required maxLength={60} {...field('city')} />
        </Grid>
        {invoice.kind === 'sale' ? (
          <InvoiceTaxFields
            value={tax}
            error={isChanged ? null : (found['tax'] ?? null)}
            onChange={form.change}
          />
        ) : null}
        <TextField label={texts.note} help={texts.noteHelp} maxLength={400} {...field('note')} />
        <Inline justify="end">
          <Button type="submit" variant="outline" disabled={!isChanged} loading={save.isPending}>
            {texts.save}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
