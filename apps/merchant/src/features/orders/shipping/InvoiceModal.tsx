import type { OrderFormProps } from '@havan/features/orders/seller-tools';
import { sentenceOf } from '@havan/api-client/api-error';
import { sendFile } from '@havan/api-client/files';
import { fileLimits } from '@havan/contract/identity/files';
import { Alert } from '@havan/ui/Alert';
import { FileDrop } from '@havan/ui/FileDrop';
import { leadToFirstError } from '@havan/ui/Form';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { fieldError } from '@havan/validation/form-result';
import { invoiceNumber } from '@havan/validation/rules/invoice-number';
import { useRef, useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { FormModal } from '@havan/app-shell/forms/FormModal';
import { actionTexts } from '@havan/features/orders/actions/order-actions';
import { invoiceTexts } from '@havan/features/orders/order-work-texts';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';

const numberRule = invoiceNumber();

/** Renders the form that uploads the seller's invoice: its number and the document. */
export function InvoiceModal({ order, mover, onClose }: OrderFormProps) {
  const { api } = useAppProfile();
  const { orderId } = order;
  const fields = useRef<HTMLDivElement>(null);
  const [number, setNumber] = useState(order.invoice?.invoiceNumber ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [isSending, setIsSending] = useState(false);
  const { errors, setErrors, clear } = useFieldErrors();

  const submit = async () => {
    const numberError = fieldError(numberRule, number);
    if (numberError || !file) {
      setErrors({
        ...(numberError && { number: numberError }),
        ...(!file && { file: invoiceTexts.fileRequired }),
      });
      return;
    }
    setErrors({});
    setIsSending(true);
    try {
      const { fileId } = await sendFile(api, 'orderInvoice', file);
      const wish = { orderId, fileId, invoiceNumber: number.trim() };
      if (await mover.move({ action: 'uploadInvoice', request: wish })) onClose();
    } catch (error) {
      setErrors({ file: sentenceOf(error) });
      leadToFirstError(fields.current);
    } finally {
      setIsSending(false);
    }
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    clear('file');
  };
  const refusal = mover.errorOf(orderId);

  return (
    <FormModal
      title={actionTexts.uploadInvoice.question}
      size="small"
      submit={invoiceTexts.submit}
      isBusy={isSending || mover.isMoving(orderId)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div ref={fields}>
        <Stack space="m">
          <TextField
            label={invoiceTexts.number}
            help={invoiceTexts.numberHelp}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={20}
            value={number}
            error={errors['number'] ?? null}
            onChange={(typed) => {
              setNumber(typed);
              clear('number');
            }}
          />
          <FileDrop
            label={invoiceTexts.file}
            help={invoiceTexts.fileHelp}
            required
            accept={fileLimits.orderInvoice.mimeTypes.join(',')}
            files={file ? [{ id: 'invoice', name: file.name }] : []}
            error={errors['file'] ?? null}
            onAdd={([first]) => choose(first ?? null)}
            onRemove={() => choose(null)}
          />
          {refusal ? <Alert kind="error">{refusal}</Alert> : null}
        </Stack>
      </div>
    </FormModal>
  );
}
