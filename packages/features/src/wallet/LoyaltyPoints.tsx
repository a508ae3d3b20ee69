import { loyaltyPointsQuery } from '@havan/api-client/queries/points';
import { formatMoney } from '@havan/domain/money';
import { formatPoints } from '@havan/domain/points';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { StatTile } from '@havan/ui/StatTile';
import { Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '../shell/app-profile.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { pointsColumns } from './points-columns.tsx';
import { pointsTexts, walletTexts } from './wallet-texts.ts';
import * as css from './WalletScreen.css.ts';

/** The points of a company that buys: what they are worth, what is coming, and where each came from. */
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
          <div className={css.tiles}>
            <StatTile
              label={pointsTexts.balance}
              value={<Text size="large">{formatPoints(data.balance)}</Text>}
              remark={pointsTexts.worth(formatMoney(data.balance))}
            />
            <StatTile
              label={pointsTexts.expected}
              value={<Text size="large">{formatPoints(data.expected)}</Text>}
              remark={pointsTexts.expectedRemark}
            />
          </div>
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
