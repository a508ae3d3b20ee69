import { detailTexts } from '@havan/features/account/details/detail-texts';
import { deleteInvoiceDetailsMutation } from '@havan/api-client/queries/identity/kept-details';
import type { InvoiceDetails } from '@havan/contract/identity/invoice-details';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { Stack } from '@havan/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { KeptChoice } from './KeptChoice.tsx';
import { paymentTexts } from '../payment-texts.ts';

const InvoiceModal = lazyDialog(() => import('@havan/features/account/details/InvoiceModal'), 'InvoiceModal');

interface InvoiceChoiceProps {
  readonly invoices: readonly InvoiceDetails[];
  readonly value: number | null;
  readonly onChange: (invoiceId: number | null) => void;
}

/** Value of the company itself, the addressee by default. */
const own = 'own';

/** Renders the choice of the addressee of the invoices. */
export function InvoiceChoice({ invoices, value, onChange }: InvoiceChoiceProps) {
  const { api } = useAppProfile();
  const reportFailure = useFailureToast();
  const remove = useMutation({
    ...deleteInvoiceDetailsMutation(api),
    onError: (error) => reportFailure(error, detailTexts.notDeleted),
  });
  const [edited, setEdited] = useState<InvoiceDetails | 'new' | null>(null);
  const chosen = invoices.find(({ invoiceId }) => invoiceId === value);
  const invoiceId = chosen?.invoiceId ?? null;
  return (
    <Stack space="s">
      <KeptChoice
        label={paymentTexts.invoice}
        options={invoices.map((invoice) => ({
          value: invoice.invoiceId === null ? own : String(invoice.invoiceId),
          label: invoice.title,
          help: `${invoice.taxOffice} VD ${invoice.taxOrIdentityNumber}, ${invoice.address}`,
        }))}
        value={invoiceId === null ? own : String(invoiceId)}
        onChange={(id) => onChange(id === own ? null : Number(id))}
        add={{ label: detailTexts.addInvoice, onPress: () => setEdited('new') }}
        edit={
          chosen && invoiceId !== null
            ? { label: detailTexts.editInvoice, onPress: () => setEdited(chosen) }
            : undefined
        }
        remove={
          invoiceId === null
            ? undefined
            : {
                label: detailTexts.deleteInvoice,
                question: detailTexts.deleteInvoiceAsk,
                isPending: remove.isPending,
                onConfirm: () => {
                  onChange(null);
                  remove.mutate(invoiceId);
                },
              }
        }
      />
      {edited ? (
        <InvoiceModal
          invoice={edited === 'new' ? null : edited}
          onSaved={(saved) => {
            onChange(saved);
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Stack>
  );
}
