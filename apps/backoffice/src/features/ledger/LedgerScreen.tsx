import { ledgerAccountsQuery, ledgerEntriesQuery } from '@havan/api-client/queries/backoffice/money';
import type { LedgerAccount, LedgerEntry } from '@havan/contract/backoffice/ledger';
import {
  ledgerAccountKinds,
  ledgerAccountLabels,
  ledgerEntryKinds,
  ledgerEntryLabels,
} from '@havan/domain/ledger';
import { DateText } from '@havan/ui/DateText';
import { Grid } from '@havan/ui/Grid';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { TextField } from '@havan/ui/TextField';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { daysOf, QueryDays } from '../../shared/QueryDays.tsx';
import { useQueryFields } from '../../shared/use-query-fields.ts';
import { PostingList } from './PostingList.tsx';

const accountColumns: readonly Column<LedgerAccount>[] = [
  {
    id: 'account',
    header: 'Hesap',
    phone: 'lead',
    cell: ({ account }) => (
      <Link href={`${paths.ledger()}?account=${account}`}>{ledgerAccountLabels[account]}</Link>
    ),
  },
  {
    id: 'companies',
    header: 'Kimin',
    align: 'end',
    phone: 'detail',
    cell: ({ companies }) => (companies === 0 ? 'Platform' : `${companies} firma`),
  },
  {
    id: 'balance',
    header: 'Bakiye',
    align: 'end',
    phone: 'trail',
    // The sum over the credits of companies and of the platform is always 0.
    cell: ({ account, balance }) => (account === 'credit' ? null : <Money value={balance} />),
  },
];

const entryColumns: readonly Column<LedgerEntry>[] = [
  {
    id: 'entry',
    header: 'Kayıt',
    phone: 'lead',
    cell: ({ entryId }) => <Link href={`${paths.ledger()}?entry=${entryId}`}>{entryId}</Link>,
  },
  {
    id: 'at',
    header: 'Zaman',
    phone: 'trail',
    cell: ({ at }) => <DateText value={at} format="dateTime" />,
  },
  { id: 'kind', header: 'İşlem', phone: 'lead', cell: ({ kind }) => ledgerEntryLabels[kind] },
  {
    id: 'order',
    header: 'Sipariş',
    phone: 'detail',
    cell: ({ orderId }) =>
      orderId === null ? '–' : <Link href={`${paths.ledger()}?order=${orderId}`}>{orderId}</Link>,
  },
  {
    id: 'payment',
    header: 'Ödeme',
    phone: 'detail',
    cell: ({ paymentId }) =>
      paymentId === null ? '–' : <Link href={paths.payment(paymentId)}>Zaman çizgisi</Link>,
  },
  {
    id: 'postings',
    header: 'Hareketler',
    phone: 'detail',
    cell: ({ postings }) => <PostingList postings={postings} />,
  },
];

const numbers = /^[1-9]\d{0,14}$/;
const known = <Kind extends string>(kinds: readonly Kind[], value: string | null) =>
  kinds.find((kind) => kind === value);

/** Renders the ledger: what each account holds, and every entry with its postings. */
export function LedgerScreen() {
  const [query, change] = useQueryFields();
  const kind = known(ledgerEntryKinds, query.get('kind'));
  const account = known(ledgerAccountKinds, query.get('account'));
  const textOf = (name: string) => query.get(name) ?? '';
  const numberOf = (name: string) => (numbers.test(textOf(name)) ? textOf(name) : undefined);
  const [orderId, companyId, entryId] = [numberOf('order'), numberOf('company'), numberOf('entry')];
  const accounts = useQuery(ledgerAccountsQuery(api));
  const list = useInfiniteQuery(
    ledgerEntriesQuery(api, {
      ...(kind && { kind }),
      ...(account && { account }),
      ...(orderId && { orderId }),
      ...(companyId && { companyId }),
      ...(entryId && { entryId }),
      ...daysOf(query),
    }),
  );
  return (
    <Stack space="l">
      <SectionHeader level={1} title="Defter" />
      {accounts.error ? <Failure error={accounts.error} onRetry={accounts.refetch} /> : null}
      {accounts.isPending ? <Loading size="page" /> : null}
      {accounts.data ? (
        <Stack space="s">
          <Table
            caption="Hesaplar"
            rows={accounts.data.accounts}
            rowKey={(row) => row.account}
            columns={accountColumns}
          />
          <p>
            Hesapların toplamı: <Money value={accounts.data.sum} />
          </p>
        </Stack>
      ) : null}
      <SectionHeader title="Kayıtlar" />
      <Grid columns={{ phone: 1, tablet: 2, web: 4 }}>
        <Select
          label="İşlem"
          placeholder="Bütün işlemler"
          options={ledgerEntryKinds.map((value) => ({ value, label: ledgerEntryLabels[value] }))}
          value={kind ?? ''}
          onChange={(value) => change({ kind: value })}
        />
        <Select
          label="Hesap"
          placeholder="Bütün hesaplar"
          options={ledgerAccountKinds.map((value) => ({ value, label: ledgerAccountLabels[value] }))}
          value={account ?? ''}
          onChange={(value) => change({ account: value })}
        />
        <TextField label="Sipariş no" value={textOf('order')} onChange={(order) => change({ order })} />
        <TextField label="Firma no" value={textOf('company')} onChange={(company) => change({ company })} />
      </Grid>
      <QueryDays query={query} onChange={change} />
      {entryId ? <Link href={paths.ledger()}>Bütün kayıtlar</Link> : null}
      <PagedTable
        list={list}
        noun="kayıt"
        caption="Defter kayıtları"
        rowKey={(row) => String(row.entryId)}
        columns={entryColumns}
        empty="Bu ölçüte uyan kayıt yok"
      />
    </Stack>
  );
}
