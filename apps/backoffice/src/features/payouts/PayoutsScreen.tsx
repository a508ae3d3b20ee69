import { formatIban } from '@havan/domain/iban';
import {
  duePayoutsQuery,
  payoutRunMutation,
  payoutRunsQuery,
} from '@havan/api-client/queries/backoffice/money/payouts';
import type { DuePayout, PayoutRun } from '@havan/contract/backoffice/money/payouts';
import { formatMoney } from '@havan/domain/money';
import { payoutRunStateLabels } from '@havan/domain/payout-run';
import { Alert } from '@havan/ui/Alert';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';

const dueColumns: readonly Column<DuePayout>[] = [
  {
    id: 'name',
    header: 'Firma',
    phone: 'lead',
    cell: ({ companyId, name }) => <Link href={paths.company(companyId)}>{name}</Link>,
  },
  {
    id: 'iban',
    header: 'IBAN',
    phone: 'detail',
    cell: ({ iban }) => (iban ? formatIban(iban) : <Badge tone="attention">Doğrulanmış hesap yok</Badge>),
  },
  {
    id: 'amount',
    header: 'Tutar',
    align: 'end',
    phone: 'trail',
    cell: ({ amount }) => <Money value={amount} />,
  },
];

const runColumns: readonly Column<PayoutRun>[] = [
  {
    id: 'number',
    header: 'Ödeme no',
    phone: 'lead',
    cell: ({ runId, number }) => <Link href={paths.payoutRun(runId)}>{number}</Link>,
  },
  {
    id: 'day',
    header: 'Ödeme günü',
    phone: 'detail',
    cell: ({ payoutDay }) => <DateText value={payoutDay} />,
  },
  {
    id: 'state',
    header: 'Durum',
    phone: 'lead',
    cell: ({ state }) => (
      <Badge tone={state === 'prepared' ? 'attention' : 'neutral'}>{payoutRunStateLabels[state]}</Badge>
    ),
  },
  {
    id: 'sent',
    header: 'Gönderilen',
    align: 'end',
    phone: 'detail',
    cell: ({ sent, transfers }) => `${sent}/${transfers}`,
  },
  { id: 'returned', header: 'Geri dönen', align: 'end', phone: 'detail', cell: ({ returned }) => returned },
  {
    id: 'total',
    header: 'Toplam',
    align: 'end',
    phone: 'trail',
    cell: ({ total }) => <Money value={total} />,
  },
];

/** Renders the amounts due to companies that are paid to their account, and the runs that paid them. */
export function PayoutsScreen() {
  const navigate = useNavigate();
  const due = useQuery(duePayoutsQuery(api));
  const runs = useInfiniteQuery(payoutRunsQuery(api));
  const move = useMutation(payoutRunMutation(api));
  const [isAsked, setIsAsked] = useState(false);
  const payable = due.data?.companies.filter(({ iban }) => iban !== null) ?? [];
  const left = (due.data?.companies.length ?? 0) - payable.length;
  const prepare = () =>
    move.mutate(
      { act: 'prepare' },
      { onSuccess: ({ runId }) => void navigate(paths.payoutRun(runId)), onError: () => setIsAsked(false) },
    );
  return (
    <Stack space="l">
      <SectionHeader
        level={1}
        title="Hesaba ödemeler"
        remark="Cüzdanı olmayan firmalara haftalık ödeme"
        actions={
          <Button disabled={payable.length === 0} onClick={() => setIsAsked(true)}>
            Ödeme listesini hazırla
          </Button>
        }
      />
      {move.error ? <Failure error={move.error} /> : null}
      {due.error ? <Failure error={due.error} onRetry={due.refetch} /> : null}
      {due.isPending ? <Loading /> : null}
      {due.data ? (
        <Stack space="m">
          {left > 0 ? (
            <Alert kind="warning">
              {left} firmanın doğrulanmış hesabı yok; hesabını ekleyene kadar listeye girmez.
            </Alert>
          ) : null}
          <Table
            caption="Ödenecek firmalar"
            rows={due.data.companies}
            rowKey={({ companyId }) => String(companyId)}
            columns={dueColumns}
            empty={
              <EmptyState
                kind="other"
                size="panel"
                title="Ödenecek tutar yok"
                subtitle="Haftası kapanan hakedişler burada görünür."
              />
            }
          />
        </Stack>
      ) : null}
      {due.isPending ? null : (
        <>
          <SectionHeader title="Ödeme listeleri" />
          <PagedTable
            list={runs}
            noun="liste"
            caption="Ödeme listeleri"
            rowKey={({ runId }) => String(runId)}
            columns={runColumns}
            empty="Henüz ödeme listesi yok"
          />
        </>
      )}
      <ConfirmDialog
        open={isAsked}
        title="Ödeme listesi hazırlansın mı?"
        confirmLabel="Listeyi hazırla"
        loading={move.isPending}
        onConfirm={prepare}
        onCancel={() => setIsAsked(false)}
      >
        {payable.length} firmaya toplam {formatMoney(due.data?.total ?? 0)} ödenecek. Tutarlar firmaların
        hesabından düşer; liste onaylanana kadar iptal edilebilir.
      </ConfirmDialog>
    </Stack>
  );
}
