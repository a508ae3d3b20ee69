import { fetchFile } from '@havan/api-client/files';
import { statementQuery } from '@havan/api-client/queries/money/wallet';
import { exportStatement } from '@havan/contract/money/wallet';
import { Button } from '@havan/ui/Button';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportMenu } from '@havan/app-shell/files/ExportMenu';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { DayRange } from './DayRange.tsx';
import { statementColumns } from './statement-columns.tsx';
import { statementTexts, walletTexts } from '../wallet-texts.ts';
import * as css from '../WalletScreen.css.ts';

type Side = 'sold' | 'purchased';

interface StatementTableProps {
  readonly page: 'settled' | 'approvals';
  /** The sides on which this company trades. */
  readonly sides: readonly Side[];
  readonly first: Side;
}

/** Renders the account order by order, from one side, with the sums over all its orders above the table. */
export function StatementTable({ page, sides, first }: StatementTableProps) {
  const { api, paths } = useAppProfile();
  const [chosen, setChosen] = useState<Side>(first);
  const [days, setDays] = useState<{ from: string | null; to: string | null }>({ from: null, to: null });
  const [cursor, setCursor] = useState<string | null>(null);
  const { from, to } = days;
  const changeDays = (change: Partial<typeof days>) => {
    setDays({ ...days, ...change });
    setCursor(null);
  };
  const filter = { type: chosen, page, ...(from && { from }), ...(to && { to }) };
  const { data, error, refetch } = useQuery(
    statementQuery(api, { ...filter, pageSize: '25', ...(cursor && { cursor }) }),
  );
  const mayExport = useMay(exportStatement);
  const empty = from || to ? statementTexts.emptyInDays : statementTexts.empty[page];
  // The choice between purchases and sales is above the figures and is shown together with them.
  if (sides.length === 0) return <Shimmer kind="rows" count={6} label={statementTexts.loading} />;
  return (
    <Stack space="m">
      {sides.length > 1 ? (
        <RadioGroup
          label={statementTexts.side}
          hideLabel
          layout="inline"
          options={sides.map((value) => ({ value, label: statementTexts.sides[value] }))}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            setCursor(null);
          }}
        />
      ) : null}
      <Inline space="s" align="end" justify="between">
        <div className={css.days}>
          <DayRange from={from} to={to} onChange={changeDays} />
        </div>
        {mayExport && data?.items.length !== 0 ? (
          <ExportMenu
            name={statementTexts.file[page]}
            load={(format) => fetchFile(api, exportStatement, { ...filter, format })}
          />
        ) : null}
      </Inline>
      {error && !data ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Shimmer kind="rows" count={6} label={statementTexts.loading} /> : null}
      {data && data.items.length === 0 ? (
        <EmptyState kind="other" title={empty.title} subtitle={empty.text} />
      ) : null}
      {data && data.items.length > 0 ? (
        <>
          <DescriptionList
            layout="columns"
            items={[
              { term: statementTexts.sums.total, details: <Money value={data.sums.total} size="large" /> },
              {
                term: statementTexts.sums.refunded,
                details: <Money value={-data.sums.refunded} size="large" />,
              },
              ...(chosen === 'sold'
                ? [
                    {
                      term: statementTexts.sums.fees,
                      details: <Money value={-data.sums.fees} size="large" />,
                    },
                    {
                      term: statementTexts.sums.withheld,
                      details: <Money value={-(data.sums.withheld ?? 0)} size="large" />,
                    },
                  ]
                : []),
              {
                term: statementTexts.sums.net[chosen],
                details: <Money value={data.sums.net} size="large" />,
              },
            ]}
          />
          <Table
            caption={statementTexts.title}
            rows={data.items}
            rowKey={({ orderId }) => String(orderId)}
            columns={statementColumns(chosen, paths.order)}
          />
          <Inline justify="between">
            <Text tone="faint" size="small">
              {statementTexts.orders(data.sums.orders)}
            </Text>
            <Inline>
              {cursor === null ? null : (
                <Button size="small" variant="outline" onClick={() => setCursor(null)}>
                  {walletTexts.first}
                </Button>
              )}
              {data.nextCursor === null ? null : (
                <Button size="small" variant="outline" onClick={() => setCursor(data.nextCursor)}>
                  {walletTexts.next}
                </Button>
              )}
            </Inline>
          </Inline>
        </>
      ) : null}
    </Stack>
  );
}
