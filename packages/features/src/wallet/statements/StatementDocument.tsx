import { payoutStatementQuery } from '@havan/api-client/queries/money/payout-statements';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { SupportLink } from '@havan/app-shell/frame/SupportLink';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { PayoutStatement } from '@havan/contract/money/payout-statements';
import { statementFigureLabels, statementFigures } from '@havan/domain/payout-statement';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { statementLineColumns } from './statement-line-columns.tsx';
import { statementPageTexts as texts } from './statement-page-texts.ts';
import { StatementDownloads } from './StatementDownloads.tsx';

/** Renders one statement: its company, the balances, the sums by column, and one row per ledger entry. */
export function StatementDocument({ statementId }: { readonly statementId: string }) {
  const { api } = useAppProfile();
  const { pathname } = useLocation();
  const [cursor, setCursor] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(
    payoutStatementQuery(api, { statementId, ...(cursor && { cursor }) }),
  );
  return (
    <Stack space="m">
      <Link href={pathname}>{texts.back}</Link>
      {error && !data ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Shimmer kind="rows" count={8} label={texts.oneLoading} /> : null}
      {data ? <Whole statement={data} cursor={cursor} onCursor={setCursor} /> : null}
    </Stack>
  );
}

interface WholeProps {
  readonly statement: PayoutStatement;
  readonly cursor: string | null;
  readonly onCursor: (cursor: string | null) => void;
}

function Whole({ statement, cursor, onCursor }: WholeProps) {
  const { paths } = useAppProfile();
  const { lines, sums, openingBalance, closingBalance } = statement;
  const moved = statementFigures.filter((figure) => sums[figure] !== 0);
  return (
    <>
      <SectionHeader
        title={statement.number}
        actions={
          <Inline space="m">
            <SupportLink category="payment" subject={texts.ticketSubject(statement.number)} />
            <StatementDownloads statementId={statement.statementId} number={statement.number} />
          </Inline>
        }
      />
      <Split
        asideWidth="wide"
        aside={
          <DescriptionList
            layout="sum"
            items={[
              { term: texts.opening, details: <Money value={openingBalance} /> },
              ...moved.map((figure) => ({
                key: figure,
                term: statementFigureLabels[figure],
                details: <Money value={sums[figure]} />,
              })),
              { term: texts.closing, details: <Money value={closingBalance} size="large" />, sums: true },
            ]}
          />
        }
      >
        <Stack space="xs">
          <Text weight="medium">{statement.tradeName}</Text>
          <Text tone="soft">{texts.taxpayer(statement.taxOffice, statement.taxNumber)}</Text>
          <Text tone="soft">
            <DateText value={statement.weekStart} />–<DateText value={statement.weekEnd} />
          </Text>
        </Stack>
      </Split>
      {statement.orders === 0 ? <Alert kind="info">{texts.noOrder}</Alert> : null}
      <Table
        caption={texts.lines}
        rows={lines.items}
        rowKey={({ entryId }) => String(entryId)}
        columns={statementLineColumns(moved, { order: paths.order, ledger: paths.orderLedger })}
      />
      <Inline justify="between">
        <Text tone="faint" size="small">
          {texts.count(lines.total ?? lines.items.length)}
        </Text>
        <Inline>
          {cursor === null ? null : (
            <Button size="small" variant="outline" onClick={() => onCursor(null)}>
              {texts.first}
            </Button>
          )}
          {lines.nextCursor === null ? null : (
            <Button size="small" variant="outline" onClick={() => onCursor(lines.nextCursor)}>
              {texts.next}
            </Button>
          )}
        </Inline>
      </Inline>
    </>
  );
}
