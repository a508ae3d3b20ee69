import { loyaltyPointsQuery } from '@havan/api-client/queries/money/points';
import { formatMoney } from '@havan/domain/money';
import { formatPoints } from '@havan/domain/points';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { pointsColumns } from './points-columns.tsx';
import { pointsTexts, walletTexts } from '../wallet-texts.ts';

/** Renders the points of a buying company: their value, the expected ones, and their movements. */
export function LoyaltyPoints() {
  const { api, paths } = useAppProfile();
  const [cursor, setCursor] = useState<string | null>(null);
  const request = cursor === null ? {} : { cursor };
  const { data, error, refetch } = useQuery(loyaltyPointsQuery(api, request));
  return (
    <Stack as="section" space="m" aria-labelledby="puanlar">
      <SectionHeader id="puanlar" title={pointsTexts.title} remark={pointsTexts.remark} />
      {error && !data ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Shimmer kind="rows" count={3} label={pointsTexts.loading} /> : null}
      {data ? (
        <>
          <StatStrip label={pointsTexts.sums}>
            <StatTile
              label={pointsTexts.balance}
              value={formatPoints(data.balance)}
              remark={pointsTexts.worth(formatMoney(data.balance))}
            />
            <StatTile
              label={pointsTexts.expected}
              value={formatPoints(data.expected)}
              remark={pointsTexts.expectedRemark}
            />
          </StatStrip>
          {data.movements.items.length === 0 ? (
            <EmptyState kind="other" title={pointsTexts.empty} subtitle={pointsTexts.emptyHint} />
          ) : (
            <Table
              caption={pointsTexts.movements}
              rows={data.movements.items}
              rowKey={({ entryId }) => String(entryId)}
              columns={pointsColumns((orderId) => paths.order('purchased', orderId))}
            />
          )}
          <Inline justify="end">
            {cursor === null ? null : (
              <Button size="small" variant="outline" onClick={() => setCursor(null)}>
                {walletTexts.first}
              </Button>
            )}
            {data.movements.nextCursor === null ? null : (
              <Button size="small" variant="outline" onClick={() => setCursor(data.movements.nextCursor)}>
                {walletTexts.next}
              </Button>
            )}
          </Inline>
        </>
      ) : null}
    </Stack>
  );
}
