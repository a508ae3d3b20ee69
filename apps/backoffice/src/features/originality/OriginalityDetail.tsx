import { originalityFileQuery } from '@havan/api-client/queries/backoffice/listing-risk';
import type { PurchaseInvoice } from '@havan/contract/listings/originality';
import { formatCount } from '@havan/domain/count';
import { riskCauseLabels } from '@havan/domain/originality';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { StoredFiles } from '../files/StoredFiles.tsx';
import { listingItems } from './listing-items.tsx';

const columns: readonly Column<PurchaseInvoice>[] = [
  { id: 'number', header: 'Fatura no', phone: 'lead', cell: ({ invoiceNumber }) => invoiceNumber },
  {
    id: 'sent',
    header: 'Gönderildi',
    phone: 'detail',
    cell: ({ sentAt }) => <DateText value={sentAt} format="dateTime" />,
  },
  { id: 'supplier', header: 'Tedarikçi', phone: 'detail', cell: ({ supplier }) => supplier },
  { id: 'reason', header: 'Ret nedeni', phone: 'detail', cell: ({ reason }) => reason ?? '–' },
];

/** Renders the data of the invoice beside the listing, the document, and earlier invoices. */
export function OriginalityDetail({ invoiceId }: { readonly invoiceId: number }) {
  const { data, error, refetch } = useQuery(originalityFileQuery(api, invoiceId));
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const { invoice, listing, earlier } = data;
  return (
    <Stack space="l">
      <StoredFiles title="Fatura" fileIds={[invoice.fileId]} />
      <DescriptionList
        items={[
          { term: 'Fatura no', details: invoice.invoiceNumber },
          { term: 'Fatura tarihi', details: <DateText value={invoice.invoiceDate} /> },
          { term: 'Faturayı kesen', details: invoice.supplier },
          { term: 'Faturadaki adet', details: formatCount(invoice.quantity) },
          { term: 'Satıcının vergi no', details: data.sellerTaxNumber },
          {
            term: 'İsteme nedeni',
            details: [riskCauseLabels[data.cause], data.note].filter(Boolean).join(' · '),
          },
          { term: 'Son gün', details: <DateText value={data.dueAt} format="dateTime" /> },
          ...listingItems(listing),
        ]}
      />
      {earlier.length > 0 ? (
        <Stack space="s">
          <Heading level={3}>Önceki faturalar</Heading>
          <Table
            caption="Önceki faturalar"
            rows={earlier}
            rowKey={({ invoiceId: id }) => String(id)}
            columns={columns}
          />
        </Stack>
      ) : null}
    </Stack>
  );
}
