import { sentenceOf } from '@havan/api-client/api-error';
import { sendPurchaseInvoiceMutation } from '@havan/api-client/queries/listings/originality';
import { FormModal } from '@havan/app-shell/forms/FormModal';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { RiskyProductListing } from '@havan/contract/listings/originality';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { Alert } from '@havan/ui/Alert';
import { DatePicker } from '@havan/ui/DatePicker';
import { FileDrop } from '@havan/ui/FileDrop';
import { NumberField } from '@havan/ui/NumberField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invoiceTexts as texts } from './originality-texts.ts';

interface InvoiceFormProps {
  readonly listing: RiskyProductListing;
  readonly onClose: () => void;
}

/** Renders the form that sends the purchase invoice of one listing: its data and the document. */
export function InvoiceForm({ listing, onClose }: InvoiceFormProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    ...sendPurchaseInvoiceMutation(api),
    onSuccess: () => {
      toast({ title: texts.sent, description: listing.productName, tone: 'positive' });
      onClose();
    },
  });
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [today] = useState(() => istanbulIsoDay(new Date()));
  const [invoiceNumber, setNumber] = useState('');
  const [invoiceDate, setDate] = useState<string | null>(null);
  const [supplier, setSupplier] = useState('');
  const [quantity, setQuantity] = useState<number | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isNumbered = invoiceNumber.trim() !== '';
  const hasSupplier = supplier.trim().length >= 2;
  const isCounted = quantity !== null && quantity > 0;
  const said = (isRight: boolean, sentence: string) => (isChecked && !isRight ? sentence : null);

  const send = () => {
    setChecked(true);
    if (!isNumbered || invoiceDate === null || !hasSupplier || !isCounted || !file) return;
    const { listingId } = listing;
    mutate({ listingId, invoiceNumber, invoiceDate, supplier, quantity, file, idempotencyKey });
  };

  return (
    <FormModal title={texts.title} submit={texts.send} isBusy={isPending} onSubmit={send} onClose={onClose}>
      <Stack>
        <Text weight="strong">{listing.productName}</Text>
        {error ? <Alert kind="error">{sentenceOf(error)}</Alert> : null}
        {listing.invoice?.reason ? (
          <Alert kind="warning">{texts.rejected(listing.invoice.reason)}</Alert>
        ) : null}
        <TextField
          label={texts.number}
          maxLength={50}
          value={invoiceNumber}
          onChange={setNumber}
          error={said(isNumbered, texts.numberRequired)}
        />
        <DatePicker
          label={texts.date}
          value={invoiceDate}
          onChange={setDate}
          today={today}
          max={today}
          error={said(invoiceDate !== null, texts.dateRequired)}
        />
        <TextField
          label={texts.supplier}
          maxLength={200}
          value={supplier}
          onChange={setSupplier}
          error={said(hasSupplier, texts.supplierRequired)}
        />
        <NumberField
          label={texts.quantity}
          value={quantity}
          onChange={setQuantity}
          error={said(isCounted, texts.quantityRequired)}
        />
        <FileDrop
          label={texts.file}
          help={texts.fileHelp}
          accept="application/pdf,image/png,image/jpeg"
          files={file ? [{ id: 'invoice', name: file.name }] : []}
          onAdd={([first]) => setFile(first ?? null)}
          onRemove={() => setFile(null)}
          error={said(file !== null, texts.fileRequired)}
        />
      </Stack>
    </FormModal>
  );
}
