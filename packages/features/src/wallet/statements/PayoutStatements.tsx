import { payoutStatementsQuery } from '@havan/api-client/queries/money/payout-statements';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { getPayoutStatements, type PayoutStatementWeek } from '@havan/contract/money/payout-statements';
import { Alert } from '@havan/ui/Alert';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Link } from '@havan/ui/Link';
import { LoadMore } from '@havan/ui/LoadMore';
import { Money } from '@havan/ui/Money';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { StatementDocument } from './StatementDocument.tsx';
import { StatementDownloads } from './StatementDownloads.tsx';
import { statementTexts } from '../wallet-texts.ts';
import { statementPageTexts as texts } from './statement-page-texts.ts';

/** The query parameter that holds the statement in sight. */
const parameter = 'ekstre';

const columns = (pathname: string): readonly Column<PayoutStatementWeek>[] => [
  {
    id: 'number',
    header: texts.columns.number,
    phone: 'lead',
    cell: ({ statementId, number }) =>
      statementId === null ? (
        <Text size="small" tone="faint">
          {texts.noDocument}
        </Text>
      ) : (
        <Link variant="name" href={`${pathname}?${parameter}=${statementId}`}>
          {number}
        </Link>
      ),
  },
  {
    id: 'week',
    header: texts.columns.week,
    phone: 'lead',
    cell: ({ weekStart, weekEnd }) => (
      <Text noWrap>
        <DateText value={weekStart} />–<DateText value={weekEnd} />
      </Text>
    ),
  },
  { id: 'orders', header: texts.columns.orders, align: 'end', phone: 'detail', cell: ({ orders }) => orders },
  {
    id: 'opening',
    header: texts.columns.opening,
    align: 'end',
    phone: 'detail',
    cell: ({ openingBalance }) => <Money value={openingBalance} bare quiet />,
  },
  {
    id: 'moved',
    header: texts.columns.moved,
    align: 'end',
    phone: 'detail',
    cell: ({ openingBalance, closingBalance }) => <Money value={closingBalance - openingBalance} bare />,
  },
  {
    id: 'closing',
    header: texts.columns.closing,
    align: 'end',
    phone: 'trail',
    cell: ({ closingBalance }) => <Money value={closingBalance} />,
  },
  {
    id: 'files',
    header: texts.columns.files,
    phone: 'action',
    cell: ({ statementId, number }) =>
      statementId === null || number === null ? null : (
        <StatementDownloads statementId={statementId} number={number} />
      ),
  },
];

/** Renders the company's weekly statements, or the one that the address names. */
export function PayoutStatements() {
  const [query] = useSearchParams();
  const statementId = query.get(parameter);
  if (!useMay(getPayoutStatements)) return <Alert kind="info">{statementTexts.mayNotRead}</Alert>;
  return statementId !== null && /^[1-9]\d{0,14}$/.test(statementId) ? (
    <StatementDocument statementId={statementId} />
  ) : (
    <StatementWeeks />
  );
}

function StatementWeeks() {
  const { api } = useAppProfile();
  const { pathname } = useLocation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    payoutStatementsQuery(api),
  );
  const weeks = data?.pages.flatMap(({ items }) => items) ?? [];
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={6} label={texts.loading} />;
  if (weeks.length === 0)
    return <EmptyState kind="other" title={texts.empty.title} subtitle={texts.empty.text} />;
  return (
    <Stack space="m">
      <Text size="small" tone="soft">
        {texts.note}
      </Text>
      <Table
        caption={texts.title}
        rows={weeks}
        rowKey={({ weekStart }) => weekStart}
        columns={columns(pathname)}
      />
      <LoadMore
        shown={weeks.length}
        hasMore={hasNextPage}
        loading={isFetchingNextPage}
        onLoadMore={() => void fetchNextPage()}
        noun={texts.noun}
      />
    </Stack>
  );
}
