import { badgesQuery } from '@havan/api-client/queries/sales/score';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ResultOf } from '@havan/contract/call';
import type { getBadges } from '@havan/contract/sales/score';
import { sellerBadgeTexts } from '@havan/domain/score-event';
import { Badge } from '@havan/ui/Badge';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { scoreTexts as texts } from './score-texts.ts';

type HeldBadge = ResultOf<typeof getBadges>['badges'][number];

const columns: readonly Column<HeldBadge>[] = [
  {
    id: 'badge',
    header: texts.badges,
    phone: 'lead',
    cell: ({ badge, brands }) => (
      <>
        {sellerBadgeTexts[badge].label}
        <Text size="small" tone="soft">
          {[sellerBadgeTexts[badge].sentence, brands.map(({ name }) => name).join(', ')]
            .filter(Boolean)
            .join(' ')}
        </Text>
      </>
    ),
  },
  {
    id: 'held',
    header: texts.held,
    align: 'end',
    width: 130,
    phone: 'trail',
    cell: ({ isHeld }) =>
      isHeld ? (
        <Badge tone="positive">{texts.held}</Badge>
      ) : (
        <Text as="span" tone="soft">
          {texts.notHeld}
        </Text>
      ),
  },
];

/** Renders the badges that the company has or can earn, with the reason of each. */
export function BadgeList() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(badgesQuery(api));
  return (
    <Stack space="s">
      <SectionHeader title={texts.badges} />
      {error && !data ? (
        <LoadFailure size="part" error={error} onRetry={() => void refetch()} />
      ) : (
        <Table
          caption={texts.badges}
          rows={data?.badges ?? []}
          rowKey={({ badge }) => badge}
          columns={columns}
          loading={data ? null : <Shimmer kind="rows" count={5} height={52} label={texts.loading} />}
        />
      )}
    </Stack>
  );
}
