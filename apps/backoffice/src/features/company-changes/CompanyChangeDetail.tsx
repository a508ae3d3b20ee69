import { companyChangeQuery } from '@havan/api-client/queries/backoffice/review/company-changes';
import type { CompanyChange } from '@havan/contract/identity/company/company-changes';
import { companyFactLabels } from '@havan/domain/company-change';
import { Alert } from '@havan/ui/Alert';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { StoredFiles } from '../files/StoredFiles.tsx';

type Row = CompanyChange['changes'][number];

const columns: readonly Column<Row>[] = [
  { id: 'fact', header: 'Bilgi', phone: 'lead', cell: ({ fact }) => companyFactLabels[fact] },
  { id: 'before', header: 'Önce', phone: 'detail', cell: ({ before }) => before },
  { id: 'after', header: 'Sonra', phone: 'detail', cell: ({ after }) => <strong>{after}</strong> },
];

interface CompanyChangeDetailProps {
  readonly changeId: number;
}

/** Renders the present and the requested facts, side by side, with the documents. */
export function CompanyChangeDetail({ changeId }: CompanyChangeDetailProps) {
  const { data, error, refetch } = useQuery(companyChangeQuery(api, changeId));
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const { change, sameTaxNumber } = data;
  return (
    <Stack space="l">
      {data.isOutdated ? (
        <Alert kind="warning">
          Firmanın bilgileri istekten sonra değişti; “Önce” sütunu isteğin yazıldığı andaki durumdur.
        </Alert>
      ) : null}
      {sameTaxNumber.length > 0 ? (
        <Alert kind="warning">
          {`Bu vergi numarası başka üyede de var: ${sameTaxNumber.map(({ name }) => name).join(', ')}.`}
        </Alert>
      ) : null}
      {change.changes.length > 0 ? (
        <Table caption="Değişiklik" rows={change.changes} rowKey={({ fact }) => fact} columns={columns} />
      ) : (
        <Text>Bilgi değişmiyor; firma yalnızca belge gönderdi.</Text>
      )}
      <DescriptionList
        items={[
          { term: 'Firma', details: <Link href={paths.company(data.companyId)}>{data.companyName}</Link> },
          { term: 'İsteyen', details: data.askedBy },
          { term: 'İstek', details: <DateText value={change.askedAt} format="dateTime" /> },
          ...(change.note ? [{ term: 'Açıklama', details: change.note }] : []),
        ]}
      />
      <StoredFiles title="Belgeler" fileIds={change.fileIds} />
    </Stack>
  );
}
