import { liftRiskMarkMutation, riskMarksQuery } from '@havan/api-client/queries/backoffice/market-listings';
import type { RiskMark } from '@havan/contract/backoffice/risk/market-listings';
import { formatCount } from '@havan/domain/count';
import { riskCauseLabels } from '@havan/domain/originality';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
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
import { MarkForm } from './MarkForm.tsx';
import { markedLabels } from './marked-labels.ts';

/** Renders the risk marks and the form for another: every marked listing needs a purchase invoice. */
export function RiskMarksScreen() {
  const { data, error, refetch } = useQuery(riskMarksQuery(api));
  const [lifting, setLifting] = useState<RiskMark | null>(null);
  const toast = useToast();
  const lift = useMutation({
    ...liftRiskMarkMutation(api),
    onSuccess: () => {
      toast({ title: 'İşaret kaldırıldı.', tone: 'positive' });
      setLifting(null);
    },
  });
  return (
    <Stack space="l">
      <Stack space="xs">
        <Heading level={1}>Riskli ürünler</Heading>
        <Text tone="soft">
          İşaretlenen her ürünün ilanlarından yedi gün içinde alış faturası istenir; gelmezse ilan askıya
          alınır.
        </Text>
      </Stack>
      <MarkForm />
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {data ? (
        <Table
          caption="Riskli ürünler"
          rows={data.marks}
          rowKey={({ markId }) => String(markId)}
          columns={columnsOf(setLifting)}
          empty={<EmptyState kind="other" size="panel" title="Riskli sayılan ürün yok" />}
        />
      ) : error ? null : (
        <Loading />
      )}
      {lift.error ? <Failure error={lift.error} /> : null}
      <ConfirmDialog
        open={lifting !== null}
        title="İşaret kaldırılsın mı?"
        confirmLabel="Kaldır"
        loading={lift.isPending}
        onConfirm={() => lifting && lift.mutate({ markId: lifting.markId })}
        onCancel={() => setLifting(null)}
      >
        {lifting
          ? `${lifting.name}: ${formatCount(lifting.listings)} ilandan artık fatura istenmez; bu yüzden askıda olanlar askıdan çıkar.`
          : ''}
      </ConfirmDialog>
    </Stack>
  );
}

const columnsOf = (onLift: (mark: RiskMark) => void): readonly Column<RiskMark>[] => [
  {
    id: 'name',
    header: 'Riskli olan',
    phone: 'lead',
    cell: ({ of, name, note }) => (
      <Stack space="none">
        <Text weight="strong">{name}</Text>
        <Text size="small" tone="soft">
          {[markedLabels[of], note].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
    ),
  },
  { id: 'cause', header: 'Neden', phone: 'detail', cell: ({ cause }) => riskCauseLabels[cause] },
  {
    id: 'marked',
    header: 'İşaretlendi',
    phone: 'detail',
    cell: ({ markedAt, markedBy }) => (
      <>
        <DateText value={markedAt} /> {markedBy ?? ''}
      </>
    ),
  },
  {
    id: 'listings',
    header: 'Fatura istenen ilan',
    align: 'end',
    phone: 'detail',
    cell: ({ listings }) => formatCount(listings),
  },
  {
    id: 'missing',
    header: 'Eksik',
    align: 'end',
    phone: 'trail',
    cell: ({ missing }) => formatCount(missing),
  },
  {
    id: 'lift',
    header: 'İşlem',
    hideHeader: true,
    align: 'end',
    phone: 'action',
    cell: (mark) => (
      <Button size="small" variant="outline" aria-label={`Kaldır: ${mark.name}`} onClick={() => onLift(mark)}>
        Kaldır
      </Button>
    ),
  },
];
