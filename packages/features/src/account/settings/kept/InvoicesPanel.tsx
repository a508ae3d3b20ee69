import {
  deleteInvoiceDetailsMutation,
  invoiceDetailsQuery,
} from '@havan/api-client/queries/identity/kept-details';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { type InvoiceDetails, saveInvoiceDetails } from '@havan/contract/identity/invoice-details';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { detailTexts } from '../../details/detail-texts.ts';
import { KeptRow } from './KeptRow.tsx';
import { keptTexts as texts } from './kept-texts.ts';

const InvoiceModal = lazyDialog(() => import('../../details/InvoiceModal.tsx'), 'InvoiceModal');

/** Renders the addressees of invoices: the company's own register data first, which stays as it is. */
export function InvoicesPanel() {
  const { api } = useAppProfile();
  const mayBuy = useMay(saveInvoiceDetails);
  const toast = useToast();
  const reportFailure = useFailureToast();
  const { data, error, refetch } = useQuery(invoiceDetailsQuery(api));
  const remove = useMutation({
    ...deleteInvoiceDetailsMutation(api),
    onError: (reason) => reportFailure(reason, detailTexts.notDeleted),
  });
  const [edited, setEdited] = useState<InvoiceDetails | 'new' | null>(null);
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={2} label={texts.loading} />;
  return (
    <Stack space="m">
      <Text tone="soft">{texts.invoiceLead}</Text>
      <Box as="ul" surface="sheet" frame="section">
        {data.map((invoice) => {
          const { invoiceId, title, taxOffice, taxOrIdentityNumber, address } = invoice;
          const mayChange = mayBuy && invoiceId !== null;
          return (
            <KeptRow
              key={invoiceId ?? 'own'}
              name={title}
              help={texts.invoiceLine(taxOffice, taxOrIdentityNumber, address)}
              badge={invoiceId === null ? texts.ownInvoice : undefined}
              onEdit={mayChange ? () => setEdited(invoice) : undefined}
              remove={
                mayChange
                  ? {
                      question: detailTexts.deleteInvoiceAsk,
                      isPending: remove.isPending,
                      onConfirm: () => remove.mutate(invoiceId),
                    }
                  : undefined
              }
            />
          );
        })}
      </Box>
      {mayBuy ? (
        <Inline>
          <Button variant="outline" onClick={() => setEdited('new')}>
            {detailTexts.addInvoice}
          </Button>
        </Inline>
      ) : (
        <Text tone="soft">{texts.noRight}</Text>
      )}
      {edited ? (
        <InvoiceModal
          invoice={edited === 'new' ? null : edited}
          onSaved={() => {
            toast({ title: texts.saved, tone: 'positive' });
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Stack>
  );
}
