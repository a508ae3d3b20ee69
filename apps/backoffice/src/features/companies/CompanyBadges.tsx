import { companyBadgesQuery, endBadgeMutation } from '@havan/api-client/queries/backoffice/review/badges';
import type { getCompanyBadges } from '@havan/contract/backoffice/review/badges';
import type { ResultOf } from '@havan/contract/call';
import { blueTickLabels } from '@havan/domain/company';
import { formatCount } from '@havan/domain/count';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { ReasonDialog } from '../../shared/ReasonDialog.tsx';

type Row = ResultOf<typeof getCompanyBadges>['badges'][number];

const columns: readonly Column<Row>[] = [
  { id: 'brand', header: 'Marka', phone: 'lead', cell: ({ brandName }) => brandName },
  { id: 'type', header: 'Rozet', phone: 'detail', cell: ({ type }) => blueTickLabels[type] },
  { id: 'listings', header: 'İlan', phone: 'detail', cell: ({ listings }) => formatCount(listings) },
  {
    id: 'until',
    header: 'Son gün',
    phone: 'detail',
    cell: ({ until }) => (until === null ? 'Süresiz' : <DateText value={until} />),
  },
];

const actColumn = (onEnd: (row: Row) => void): Column<Row> => ({
  id: 'act',
  header: 'İşlem',
  phone: 'trail',
  cell: (row) => (
    <Button
      variant="outline"
      size="small"
      aria-label={`${row.brandName} rozetini kaldır`}
      onClick={() => onEnd(row)}
    >
      Kaldır
    </Button>
  ),
});

interface CompanyBadgesProps {
  readonly companyId: number;
  readonly mayEnd: boolean;
}

/**
 * Renders the badges of one company; one is withdrawn with a reason, and the dialog counts the listings that lose it.
 */
export function CompanyBadges({ companyId, mayEnd }: CompanyBadgesProps) {
  const { data, error, refetch } = useQuery(companyBadgesQuery(api, companyId));
  const [ending, setEnding] = useState<Row | null>(null);
  const toast = useToast();
  const end = useMutation({
    ...endBadgeMutation(api),
    onSuccess: () => {
      toast({ title: 'Rozet kaldırıldı.', tone: 'positive' });
      setEnding(null);
    },
  });
  return (
    <Stack as="section" space="s" aria-labelledby="rozetler">
      <Heading level={2} id="rozetler">
        Marka rozetleri
      </Heading>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {data ? (
        <Table
          caption="Firmanın rozetleri"
          rows={data.badges}
          rowKey={({ brandId }) => String(brandId)}
          columns={mayEnd ? [...columns, actColumn(setEnding)] : columns}
          empty={<Text tone="soft">Rozeti yok.</Text>}
        />
      ) : error ? null : (
        <Loading />
      )}
      {ending ? (
        <ReasonDialog
          title="Rozet kaldırılsın mı?"
          consequence={`${ending.brandName} markasındaki ${formatCount(ending.listings)} ilan rozetsiz görünür.`}
          help="Firma okur; denetim izine yazılır."
          act="Rozeti kaldır"
          isPending={end.isPending}
          error={end.error}
          onSubmit={(reason) => end.mutate({ companyId, brandId: ending.brandId, reason })}
          onClose={() => setEnding(null)}
        />
      ) : null}
    </Stack>
  );
}
