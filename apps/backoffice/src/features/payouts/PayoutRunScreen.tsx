import { formatIban } from '@havan/domain/iban';
import { payoutRunQuery } from '@havan/api-client/queries/backoffice/money/payouts';
import {
  downloadPayoutFile,
  type PayoutRun,
  type PayoutTransfer,
} from '@havan/contract/backoffice/money/payouts';
import { payoutRunStateLabels, payoutTransferStateLabels } from '@havan/domain/payout-run';
import { Alert } from '@havan/ui/Alert';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { LoadMore } from '@havan/ui/LoadMore';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ScreenFailure } from '../../layout/ScreenFailure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { FileButton } from './FileButton.tsx';
import { type PayoutAct, PayoutActDialog } from './PayoutActDialog.tsx';

const columns = (
  run: PayoutRun,
  onReturn: (transfer: PayoutTransfer) => void,
): readonly Column<PayoutTransfer>[] => [
  {
    id: 'name',
    header: 'Firma',
    phone: 'lead',
    cell: ({ companyId, name }) => <Link href={paths.company(companyId)}>{name}</Link>,
  },
  { id: 'iban', header: 'IBAN', phone: 'detail', cell: ({ iban }) => formatIban(iban) },
  {
    id: 'state',
    header: 'Durum',
    phone: 'lead',
    cell: ({ state, returnReason }) => (
      <Badge tone={state === 'returned' ? 'critical' : state === 'sent' ? 'positive' : 'neutral'}>
        {returnReason ??
          (run.state === 'prepared' ? payoutRunStateLabels.prepared : payoutTransferStateLabels[state])}
      </Badge>
    ),
  },
  {
    id: 'amount',
    header: 'Tutar',
    align: 'end',
    phone: 'trail',
    cell: ({ amount }) => <Money value={amount} />,
  },
  {
    id: 'act',
    header: 'İşlem',
    align: 'end',
    phone: 'action',
    cell: (transfer) =>
      run.state === 'approved' && (transfer.state === 'waiting' || transfer.state === 'sent') ? (
        <Button size="small" variant="outline" onClick={() => onReturn(transfer)}>
          Geri döndü
        </Button>
      ) : null,
  },
];

/** Renders one run: its transfers, the bank's file and answer, and what came back. */
export function PayoutRunScreen() {
  const { runId = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(runId) ? Number(runId) : 0;
  const list = useInfiniteQuery({ ...payoutRunQuery(api, id), enabled: id > 0 });
  const [act, setAct] = useState<PayoutAct | null>(null);
  const run = list.data?.pages.at(0);
  if (id === 0) return <ErrorScreen type="404" homeHref={paths.home()} />;
  if (list.error) return <ScreenFailure error={list.error} onRetry={list.refetch} />;
  if (!run) return <Loading />;
  const rows = list.data?.pages.flatMap(({ items }) => items.items) ?? [];
  const waiting = run.transfers - run.sent - run.returned;
  return (
    <Stack space="l">
      <SectionHeader
        level={1}
        title={run.number}
        remark={payoutRunStateLabels[run.state]}
        actions={
          <Inline space="s">
            {run.state === 'prepared' ? (
              <>
                <Button disabled={!run.mayApprove} onClick={() => setAct({ kind: 'approve', run })}>
                  Onayla
                </Button>
                <Button variant="outline" tone="critical" onClick={() => setAct({ kind: 'cancel', run })}>
                  İptal et
                </Button>
              </>
            ) : null}
            {run.state === 'approved' ? (
              <FileButton
                call={downloadPayoutFile}
                request={{ runId: String(id) }}
                name={`${run.number}.csv`}
                label="Banka dosyası"
              />
            ) : null}
            {run.state === 'approved' && waiting > 0 ? (
              <Button onClick={() => setAct({ kind: 'confirm', run, waiting })}>Banka gönderdi</Button>
            ) : null}
          </Inline>
        }
      />
      {run.state === 'prepared' && !run.mayApprove ? (
        <Alert kind="info">
          Bu tutarı listeyi hazırlayan onaylayamaz. Başka bir finans operatörünün onayı bekleniyor.
        </Alert>
      ) : null}
      <DescriptionList
        layout="columns"
        items={[
          { term: 'Toplam', details: <Money value={run.total} size="large" /> },
          { term: 'Ödeme günü', details: <DateText value={run.payoutDay} /> },
          { term: 'Son hafta (pazartesi)', details: <DateText value={run.throughWeek} /> },
          { term: 'Hazırlayan', details: run.preparedBy },
          { term: 'Onaylayan', details: run.approvedBy ?? '–' },
        ]}
      />
      <Table
        caption="Ödemeler"
        rows={rows}
        rowKey={({ transferId }) => transferId}
        columns={columns(run, (transfer) => setAct({ kind: 'return', run, transfer }))}
      />
      <LoadMore
        shown={rows.length}
        total={run.transfers}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        noun="ödeme"
      />
      {act ? <PayoutActDialog act={act} onClose={() => setAct(null)} /> : null}
    </Stack>
  );
}
