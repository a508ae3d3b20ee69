import { operatorPackagesQuery } from '@havan/api-client/queries/backoffice/money/credit-packages';
import type { OperatorCreditPackage } from '@havan/contract/backoffice/money/credit-packages';
import { formatCount } from '@havan/domain/count';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Loading } from '@havan/ui/Loading';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { CreditPackageDialog } from './CreditPackageDialog.tsx';

const columnsWith = (onChange: (row: OperatorCreditPackage) => void): Column<OperatorCreditPackage>[] => [
  { id: 'name', header: 'Paket', phone: 'lead', cell: ({ name }) => name },
  {
    id: 'credits',
    header: 'Kontör',
    align: 'end',
    phone: 'detail',
    cell: ({ credits }) => formatCount(credits),
  },
  {
    id: 'net',
    header: 'Fiyat',
    align: 'end',
    phone: 'detail',
    cell: ({ net }) => <Money value={net} quiet />,
  },
  { id: 'vat', header: 'KDV', align: 'end', phone: 'detail', cell: ({ vat }) => <Money value={vat} quiet /> },
  {
    id: 'total',
    header: 'Tutar',
    align: 'end',
    phone: 'trail',
    cell: ({ total }) => <Money value={total} />,
  },
  {
    id: 'state',
    header: 'Durum',
    phone: 'detail',
    cell: ({ isOnSale }) =>
      isOnSale ? <Badge tone="positive">Satışta</Badge> : <Badge>Satışta değil</Badge>,
  },
  {
    id: 'changed',
    header: 'Son değişiklik',
    phone: 'detail',
    cell: ({ changedAt, changedBy }) => (
      <>
        <DateText value={changedAt} />
        {changedBy === null ? '' : `, ${changedBy}`}
      </>
    ),
  },
  {
    id: 'action',
    header: 'İşlem',
    align: 'end',
    phone: 'action',
    cell: (row) => (
      <Button size="small" variant="outline" onClick={() => onChange(row)}>
        Düzenle
      </Button>
    ),
  },
];

/** Renders the credit packages that sellers buy for their e-invoices, with the prices that operators set. */
export function CreditPackagesScreen() {
  const list = useQuery(operatorPackagesQuery(api));
  const [edited, setEdited] = useState<OperatorCreditPackage | 'new' | null>(null);
  return (
    <Stack space="l">
      <SectionHeader
        level={1}
        title="Kontör paketleri"
        remark="Fiyat değişikliği önceki alımları etkilemez."
        actions={<Button onClick={() => setEdited('new')}>Yeni paket</Button>}
      />
      {list.error ? <Failure error={list.error} onRetry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data ? (
        <Table
          caption="Kontör paketleri"
          rows={list.data}
          rowKey={({ packageId }) => String(packageId)}
          columns={columnsWith(setEdited)}
          empty={<EmptyState kind="other" size="panel" title="Henüz paket yok" />}
        />
      ) : null}
      {edited === null ? null : (
        <CreditPackageDialog of={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Stack>
  );
}
