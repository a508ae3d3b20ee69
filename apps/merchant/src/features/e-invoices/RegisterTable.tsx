import { invoiceRegisterQuery } from '@havan/api-client/queries/sales/e-invoices';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { RegisterInvoice, RegisterTab } from '@havan/contract/sales/e-invoices';
import { eInvoiceSendingLabels, eInvoiceStateLabels } from '@havan/domain/e-invoice';
import { formatAmount } from '@havan/domain/money';
import { Badge } from '@havan/ui/Badge';
import { BulkAction, BulkBar } from '@havan/ui/BulkBar';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { DownloadIcon, PrintIcon } from '@havan/ui/icons';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { MonthPicker } from '@havan/ui/MonthPicker';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { LoadMore } from '@havan/ui/LoadMore';
import { Money } from '@havan/ui/Money';
import { SearchField } from '@havan/ui/SearchField';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { invoiceTexts as texts, profileNames, stateLook } from './e-invoice-texts.ts';
import { useDocuments } from './use-documents.tsx';
import { TwoLineCell, vatCell } from './waiting-columns.tsx';

/** Renders the invoices of a tab of the register, which are searched, downloaded as ZIP and printed. */
export function RegisterTable({ tab }: { readonly tab: RegisterTab }) {
  const { api } = useAppProfile();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const register = useInfiniteQuery(invoiceRegisterQuery(api, tab, q));
  const documents = useDocuments();
  const rows = register.data?.pages.flatMap(({ items }) => items) ?? [];
  const ids = rows.filter((row) => chosen.has(keyOf(row))).map(({ invoiceId }) => invoiceId);
  const change = (value: string) => {
    setTyped(value);
    if (value === '') setQ('');
  };
  return (
    <Stack space="s">
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        shortcut={null}
        value={typed}
        onChange={change}
        onSubmit={(value) => setQ(value.trim())}
      />
      <BulkBar count={ids.length} noun={texts.noun} onClear={() => setChosen(new Set())}>
        <BulkAction
          label={texts.archive}
          icon={<DownloadIcon />}
          onPress={() => void documents.download(ids)}
        />
        <BulkAction label={texts.print} icon={<PrintIcon />} onPress={() => void documents.print(ids)} />
      </BulkBar>
      {tab === 'issued' && documents.mayTake ? <MonthArchive onTake={documents.month} /> : null}
      {documents.view}
      {register.error && !register.data ? (
        <LoadFailure size="part" error={register.error} onRetry={() => void register.refetch()} />
      ) : null}
      {!register.error && !register.data ? <Shimmer kind="rows" count={6} label={texts.loading} /> : null}
      {register.data && rows.length === 0 ? (
        <EmptyState kind="other" size="panel" title={q === '' ? texts.none[tab] : texts.noneFound} />
      ) : null}
      {rows.length > 0 ? (
        <Table
          caption={texts.table}
          rows={rows}
          rowKey={keyOf}
          phoneRows="tap"
          columns={columnsOf(tab)}
          {...(documents.mayTake && {
            selection: {
              selected: chosen,
              onChange: setChosen,
              rowLabel: ({ number }: RegisterInvoice) => number ?? '',
            },
          })}
        />
      ) : null}
      <LoadMore
        shown={rows.length}
        hasMore={register.hasNextPage}
        loading={register.isFetchingNextPage}
        onLoadMore={() => void register.fetchNextPage()}
        noun={texts.noun}
      />
    </Stack>
  );
}

/** Renders the download of a month for the accountant, as one file. */
function MonthArchive({ onTake }: { readonly onTake: (month: string) => Promise<void> }) {
  const [thisMonth] = useState(() => istanbulIsoDay(new Date()).slice(0, 7));
  const [month, setMonth] = useState<string | null>(thisMonth);
  const [isTaking, setTaking] = useState(false);
  return (
    <Inline space="s" align="end">
      <MonthPicker
        label={texts.month}
        help={texts.monthHelp}
        thisMonth={thisMonth}
        value={month}
        onChange={setMonth}
      />
      <Button
        variant="outline"
        loading={isTaking}
        disabled={month === null}
        onClick={() => {
          if (month === null) return;
          setTaking(true);
          void onTake(month).finally(() => setTaking(false));
        }}
      >
        {texts.monthArchive}
      </Button>
    </Inline>
  );
}

const keyOf = ({ invoiceId }: RegisterInvoice): string => String(invoiceId);

const columnsOf = (tab: RegisterTab): readonly Column<RegisterInvoice>[] => [
  {
    id: 'number',
    header: texts.number,
    phone: 'lead',
    width: 184,
    cell: ({ number, issuedAt }) => (
      <Stack space="none">
        <Text weight="medium">{number ?? ''}</Text>
        <Text tone="faint" size="small">
          {issuedAt === null ? '' : <DateText value={issuedAt} />}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'recipient',
    header: texts.recipient,
    cell: (row) => (
      <TwoLineCell
        main={row.recipientName}
        remark={`${texts.order(row.orderId)} · ${row.recipientTaxNumber}`}
      />
    ),
  },
  { id: 'profile', header: texts.scenario, width: 136, cell: ({ profile }) => profileNames[profile] },
  { id: 'net', header: texts.net, align: 'end', width: 96, cell: ({ net }) => formatAmount(net) },
  {
    id: 'vat',
    header: texts.vat,
    align: 'end',
    width: 80,
    cell: ({ vat1, vat10, vat20 }) => vatCell(vat1 + vat10 + vat20),
  },
  {
    id: 'total',
    header: texts.total,
    align: 'end',
    width: 112,
    phone: 'trail',
    cell: ({ total }) => <Money value={total} />,
  },
  {
    id: 'state',
    header: texts.state,
    width: 152,
    cell: (row) => {
      const [mark, tone] = stateLook(row);
      return (
        <Stack space="none">
          <Badge mark={mark} tone={tone}>
            {row.state === 'cancelled' ? eInvoiceStateLabels.cancelled : eInvoiceSendingLabels[row.sending]}
          </Badge>
          <Text tone="faint" size="small">
            {row.sendError ?? row.cancelReason ?? ''}
          </Text>
        </Stack>
      );
    },
  },
  {
    id: 'action',
    header: texts.action,
    hideHeader: true,
    align: 'end',
    width: 72,
    phone: 'action',
    cell: ({ invoiceId, number }) => (
      <ButtonLink
        size="small"
        variant="outline"
        href={paths.eInvoice(tab, invoiceId)}
        aria-label={texts.openOf(number ?? '')}
      >
        {texts.open}
      </ButtonLink>
    ),
  },
];
