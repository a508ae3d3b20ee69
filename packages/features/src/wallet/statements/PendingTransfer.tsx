import { ordersPendingTransferQuery } from '@havan/api-client/queries/money/payout-statements';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { formatDay, istanbulIsoDay, parseIsoDay } from '@havan/domain/istanbul';
import { Money } from '@havan/ui/Money';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pendingTransferTexts as texts } from './statement-page-texts.ts';

/** Days that have room in the strip; later ones are not shown here. */
const shownDays = 3;
/** Height in px of the strip and its sentence, reserved while they load. */
const stripHeight = 119;

const shown = (iso: string): string => {
  const day = parseIsoDay(iso);
  return day ? formatDay(day) : iso;
};

/** Renders the due payouts: one tile per day, and two for orders without a day yet. */
export function PendingTransfer() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(ordersPendingTransferQuery(api));
  const [today] = useState(() => istanbulIsoDay(new Date()));
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="block" height={stripHeight} label={texts.loading} />;
  const { days, underway, unshipped, way } = data;
  return (
    <Stack space="s">
      <StatStrip label={texts.name}>
        {days.slice(0, shownDays).map(({ day, amount, orders }) => (
          <StatTile
            key={day}
            label={day === today ? texts.today : shown(day)}
            value={<Money value={amount} size="large" />}
            remark={texts.orders(orders)}
          />
        ))}
        {days.length === 0 ? (
          <StatTile label={texts.none} value={<Money value={0} size="large" />} remark={texts.noneRemark} />
        ) : null}
        <StatTile
          label={texts.underway}
          value={<Money value={underway.amount} size="large" />}
          remark={texts.underwayRemark(underway.orders)}
        />
        <StatTile
          label={texts.unshipped}
          value={<Money value={unshipped.amount} size="large" />}
          remark={texts.unshippedRemark(unshipped.orders)}
        />
      </StatStrip>
      <Text size="small" tone="soft">
        {texts.way[way]}
      </Text>
    </Stack>
  );
}
