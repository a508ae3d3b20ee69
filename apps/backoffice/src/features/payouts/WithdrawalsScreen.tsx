import { formatIban } from '@havan/domain/iban';
import { withdrawalsQuery } from '@havan/api-client/queries/backoffice/money/payouts';
import type { QueuedWithdrawal } from '@havan/contract/backoffice/money/payouts';
import { withdrawalStateLabels, withdrawalStates } from '@havan/domain/wallet';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { Tabs } from '@havan/ui/Tabs';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { PagedTable, rowsOf } from '../../shared/PagedTable.tsx';
import { CloseWithdrawalDialog } from './CloseWithdrawalDialog.tsx';

const columns = (close: (row: QueuedWithdrawal) => void): readonly Column<QueuedWithdrawal>[] => [
  {
    id: 'name',
    header: 'Firma',
    phone: 'lead',
    cell: ({ companyId, name }) => <Link href={paths.company(companyId)}>{name}</Link>,
  },
  {
    id: 'at',
    header: 'İstek',
    phone: 'lead',
    cell: ({ createdAt }) => <DateText value={createdAt} format="dateTime" />,
  },
  { id: 'iban', header: 'IBAN', phone: 'detail', cell: ({ iban }) => formatIban(iban) },
  { id: 'owner', header: 'Hesap sahibi', phone: 'detail', cell: ({ accountOwner }) => accountOwner },
  { id: 'tries', header: 'Bankaya soruldu', align: 'end', phone: 'detail', cell: ({ tries }) => tries },
  {
    id: 'closed',
    header: 'Sonuç',
    phone: 'detail',
    cell: ({ closedAt, bankReference, refusalReason }) => (
      <Stack space="none">
        {closedAt === null ? '–' : <DateText value={closedAt} format="dateTime" />}
        {bankReference || refusalReason ? (
          <Text as="span" size="small" tone="soft">
            {bankReference ?? refusalReason}
          </Text>
        ) : null}
      </Stack>
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
    phone: 'action',
    cell: (row) =>
      row.isByHand ? (
        <Stack space="xs">
          <Button size="small" variant="outline" onClick={() => close(row)}>
            Sonucunu bildir
          </Button>
          {row.said ? (
            <Text as="span" size="small" tone="soft">
              {row.said.isYou ? 'İkinci onay bekleniyor' : `${row.said.operator} bildirdi`}
            </Text>
          ) : null}
        </Stack>
      ) : null,
  },
];

/** Renders the withdrawals of companies from their wallets, by state. */
export function WithdrawalsScreen() {
  const [query] = useSearchParams();
  const state = withdrawalStates.find((known) => known === query.get('state')) ?? 'requested';
  const list = useInfiniteQuery(withdrawalsQuery(api, state));
  const rows = rowsOf(list);
  const [closing, setClosing] = useState<QueuedWithdrawal | null>(null);
  const shown = columns(setClosing).filter(({ id }) => id !== 'act' || rows.some(({ isByHand }) => isByHand));
  return (
    <Stack space="l">
      <SectionHeader level={1} title="Para çekme" remark="Cüzdandan hesaba" />
      <Tabs
        label="Para çekme durumları"
        value={state}
        tabs={withdrawalStates.map((one) => ({
          id: one,
          label: withdrawalStateLabels[one],
          href: `${paths.withdrawals()}?state=${one}`,
        }))}
      />
      <PagedTable
        list={list}
        noun="istek"
        caption="Para çekme istekleri"
        rowKey={({ withdrawalId }) => withdrawalId}
        columns={shown}
        rowTone={({ tries }) => (tries > 3 ? 'attention' : undefined)}
        empty="Bu durumda istek yok"
      />
      {closing ? <CloseWithdrawalDialog withdrawal={closing} onClose={() => setClosing(null)} /> : null}
    </Stack>
  );
}
