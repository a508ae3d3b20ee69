import { ApiError } from '@havan/api-client/api-error';
import { saveInvoiceDetailsMutation } from '@havan/api-client/queries/payment';
import type { InvoiceDetails } from '@havan/contract/invoice-details';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { checkForm } from '@havan/validation/form-result';
import { invoiceDetailsForm } from '@havan/validation/forms/invoice-details';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { focusFirstError } from './focus-first-error.ts';
import { paymentTexts } from './payment-texts.ts';

interface InvoiceModalProps {
  /** Null for new details. */
  readonly invoice: InvoiceDetails | null;
  readonly onSaved: (invoiceId: number) => void;
  readonly onClose: () => void;
}

const emptyDetails = { title: '', taxOffice: '', taxOrIdentityNumber: '', address: '' };

/** What an invoice is made out to, added or changed without leaving the checkout. */
export function InvoiceModal({ invoice, onSaved, onClose }: InvoiceModalProps) {
  const { api } = useAppProfile();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const save = useMutation(saveInvoiceDetailsMutation(api));
  const [values, setValues] = useState(() => {
    const { title, taxOffice, taxOrIdentityNumber, address } = invoice ?? emptyDetails;
    return { title, taxOffice, taxOrIdentityNumber, address };
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const field = (name: keyof typeof values) => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => {
      setValues((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _gone, ...rest }) => rest);
    },
  });
  const submit = (): void => {
    const checked = checkForm(invoiceDetailsForm(), values);
    setErrors(checked.valid ? {} : checked.errors);
    if (!checked.valid) {
      focusFirstError(form.current);
      return;
    }
    const known = invoice?.invoiceId ?? null;
    save.mutate(
      { ...checked.values, ...(known !== null && { invoiceId: known }) },
      { onSuccess: ({ invoiceId }) => onSaved(invoiceId) },
    );
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={invoice ? paymentTexts.editInvoice : paymentTexts.addInvoice}
      footer={
        <>
          <Button type="button" variant="outline" onClick={onClose}>
            {paymentTexts.cancel}
          </Button>
          <Button type="submit" form={id} loading={save.isPending} loadingText={paymentTexts.saving}>
            {paymentTexts.save}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React hands the events of a portal to the form around it, which is the payment's.
          event.stopPropagation();
          submit();
        }}
      >
        <Stack space="m">
          {save.error ? (
            <Alert kind="error" title={paymentTexts.notSaved}>
              {save.error instanceof ApiError ? save.error.message : defaultAlert}
            </Alert>
          ) : null}
          <TextField label={paymentTexts.invoiceTitle} autoComplete="organization" {...field('title')} />
          <TextField label={paymentTexts.taxOffice} {...field('taxOffice')} />
          <TextField
            label={paymentTexts.taxNumber}
            inputMode="numeric"
            maxLength={11}
            {...field('taxOrIdentityNumber')}
          />
          <TextArea label={paymentTexts.invoiceAddress} maxLength={400} {...field('address')} />
        </Stack>
      </form>
    </Modal>
  );
}
