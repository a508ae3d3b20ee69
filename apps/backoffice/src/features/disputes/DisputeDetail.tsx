import { disputeQuery } from '@havan/api-client/queries/backoffice/companies';
import type { Dispute } from '@havan/contract/backoffice/disputes';
import { formatCount } from '@havan/domain/count';
import { orderCaseReasonLabels } from '@havan/domain/order-case';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { StoredFiles } from '../files/StoredFiles.tsx';

interface DisputeDetailProps {
  readonly caseId: number;
}

const columns: readonly Column<Dispute['lines'][number]>[] = [
  { id: 'name', header: 'Ürün', phone: 'lead', cell: ({ name }) => name },
  { id: 'reason', header: 'Neden', phone: 'detail', cell: ({ reason }) => orderCaseReasonLabels[reason] },
  { id: 'quantity', header: 'Adet', phone: 'detail', cell: ({ quantity }) => formatCount(quantity) },
  { id: 'amount', header: 'Tutar', phone: 'trail', cell: ({ amount }) => <Money value={amount} /> },
];

/** Renders a dispute: the statements of both sides, photos, lines and the amount. */
export function DisputeDetail({ caseId }: DisputeDetailProps) {
  const { data, error, refetch } = useQuery(disputeQuery(api, caseId));
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  return (
    <Stack space="l">
      <DescriptionList
        items={[
          { term: 'Sipariş', details: <Link href={paths.order(data.orderId)}>{data.orderId}</Link> },
          { term: 'Talep', details: data.kind === 'return' ? 'İade' : 'İptal' },
          { term: 'Alıcı', details: <Link href={paths.company(data.buyerId)}>{data.buyer}</Link> },
          { term: 'Alıcının anlattığı', details: data.buyerNote ?? '–' },
          { term: 'Satıcı', details: <Link href={paths.company(data.sellerId)}>{data.seller}</Link> },
          { term: 'Satıcının yanıtı', details: data.sellerAnswer ?? 'Yanıt vermedi' },
          { term: 'Açılış', details: <DateText value={data.openedAt} format="dateTime" /> },
          {
            term: 'Alıcı haklıysa iade',
            details: (
              <>
                <Money value={data.amount} /> · {data.refundTarget === 'card' ? 'karta' : 'cüzdana'}
              </>
            ),
          },
        ]}
      />
      <StoredFiles title="Fotoğraflar" fileIds={data.photos} />
      <Stack space="s">
        <Heading level={3}>Ürünler</Heading>
        <Table
          caption="Talepteki ürünler"
          rows={data.lines}
          rowKey={({ lineNo }) => String(lineNo)}
          columns={columns}
        />
      </Stack>
    </Stack>
  );
}
