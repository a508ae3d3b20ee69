import { cancelInvoiceMutation } from '@havan/api-client/queries/sales/e-invoices';
import { sentenceOf } from '@havan/api-client/api-error';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invoiceTexts as texts } from './e-invoice-texts.ts';

interface CancelInvoiceProps {
  readonly invoiceId: number;
  readonly onClose: () => void;
}

/** Renders the dialog for the reason of a cancellation; the invoice keeps its number. */
export function CancelInvoice({ invoiceId, onClose }: CancelInvoiceProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const cancel = useMutation(cancelInvoiceMutation(api));
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = () => {
    if (reason.trim().length < 3) return setError(texts.cancelReasonShort);
    cancel.mutate(
      { invoiceId, reason: reason.trim() },
      {
        onSuccess: () => {
          toast({ title: texts.cancelledToast, tone: 'positive' });
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      open
      title={texts.cancelTitle}
      size="small"
      onClose={onClose}
      footer={
        <Inline justify="end">
          <Button variant="outline" onClick={onClose}>
            {texts.back}
          </Button>
          <Button tone="critical" loading={cancel.isPending} onClick={submit}>
            {texts.cancel}
          </Button>
        </Inline>
      }
    >
      <Stack space="m">
        <Text>{texts.cancelHelp}</Text>
        <TextField
          label={texts.cancelReason}
          required
          maxLength={200}
          value={reason}
          error={error}
          onChange={(typed) => {
            setReason(typed);
            setError(null);
          }}
        />
        {cancel.error ? <Alert kind="error">{sentenceOf(cancel.error)}</Alert> : null}
      </Stack>
    </Modal>
  );
}
