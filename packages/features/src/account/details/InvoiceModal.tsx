import { saveInvoiceDetailsMutation } from '@havan/api-client/queries/identity/kept-details';
import type { InvoiceDetails } from '@havan/contract/identity/invoice-details';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { leadToFirstError } from '@havan/ui/Form';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { checkForm } from '@havan/validation/form-result';
import { invoiceDetailsForm } from '@havan/validation/forms/invoice-details';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DetailsModal } from './DetailsModal.tsx';
import { detailTexts } from './detail-texts.ts';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';

interface InvoiceModalProps {
  /** The details to change; null for new ones. */
  readonly invoice: InvoiceDetails | null;
  readonly onSaved: (invoiceId: number) => void;
  readonly onClose: () => void;
}

const emptyDetails = { title: '', taxOffice: '', taxOrIdentityNumber: '', address: '' };

/** Renders the dialog that adds or changes billing data. */
export function InvoiceModal({ invoice, onSaved, onClose }: InvoiceModalProps) {
  const { api } = useAppProfile();
  const form = useRef<HTMLFormElement>(null);
  const save = useMutation(saveInvoiceDetailsMutation(api));
  const [values, setValues] = useState(() => {
    const { title, taxOffice, taxOrIdentityNumber, address } = invoice ?? emptyDetails;
    return { title, taxOffice, taxOrIdentityNumber, address };
  });
  const { errors, setErrors, clear } = useFieldErrors();
  const field = (name: keyof typeof values) => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      clear(name);
    },
  });
  const submit = (): void => {
    const checked = checkForm(invoiceDetailsForm(), values);
    setErrors(checked.valid ? {} : checked.errors);
    if (!checked.valid) {
      leadToFirstError(form.current);
      return;
    }
    const known = invoice?.invoiceId ?? null;
    save.mutate(
      { ...checked.values, ...(known !== null && { invoiceId: known }) },
      { onSuccess: ({ invoiceId }) => onSaved(invoiceId) },
    );
  };
  return (
    <DetailsModal
      title={invoice ? detailTexts.editInvoice : detailTexts.addInvoice}
      form={form}
      save={save}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={detailTexts.invoiceTitle} autoComplete="organization" {...field('title')} />
      <TextField label={detailTexts.taxOffice} {...field('taxOffice')} />
      <TextField
        label={detailTexts.taxNumber}
        inputMode="numeric"
        maxLength={11}
        {...field('taxOrIdentityNumber')}
      />
      <TextArea label={detailTexts.invoiceAddress} maxLength={400} {...field('address')} />
    </DetailsModal>
  );
}
