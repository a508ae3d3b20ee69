import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { SellerCampaign } from '@havan/contract/campaigns/seller-campaigns';
import { campaignKindLabels } from '@havan/domain/campaign';
import { formatCount } from '@havan/domain/count';
import { Badge } from '@havan/ui/Badge';
import { DateText } from '@havan/ui/DateText';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { paths } from '../../../paths.ts';
import { campaignTabLabels, campaignTexts as texts } from '../campaign-texts.ts';

/** Renders campaigns as rows; their results are shown only in the new panel (flag `newCampaignPanel`). */
export function CampaignTable({ rows }: { readonly rows: readonly SellerCampaign[] }) {
  const { flags } = useAppProfile();
  const isNew = flags.isOn('newCampaignPanel');
  return (
    <Stack space="xs">
      <Table
        caption={texts.table}
        rows={rows}
        rowKey={({ campaignId }) => String(campaignId)}
        columns={isNew ? [...columns.slice(0, 3), ...resultColumns, ...columns.slice(3)] : columns}
      />
      {isNew && rows.some(({ baseline }) => baseline) ? (
        <Text tone="faint" size="small">
          {texts.estimate}
        </Text>
      ) : null}
    </Stack>
  );
}

const columns: readonly Column<SellerCampaign>[] = [
  {
    id: 'name',
    header: texts.name,
    phone: 'lead',
    cell: ({ campaignId, title, kind, rule }) => (
      <Stack space="none">
        <Link href={paths.campaign(campaignId)}>{title}</Link>
        <Text tone="faint" size="small">
          {campaignKindLabels[kind]} · {rule}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'count',
    header: texts.count,
    align: 'end',
    width: 80,
    cell: ({ listings }) => (listings === null ? texts.allListings : formatCount(listings)),
  },
  {
    id: 'period',
    header: texts.period,
    width: 168,
    cell: ({ startsAt, endsAt }) => (
      <Stack space="none">
        <DateText value={startsAt} format="dateTime" />
        <Text tone="faint" size="small">
          <DateText value={endsAt} format="dateTime" />
        </Text>
      </Stack>
    ),
  },
  {
    id: 'state',
    header: texts.state,
    width: 120,
    phone: 'trail',
    cell: ({ state, isStopping, pausedUntil }) => (
      <Badge
        tone={state === 'running' ? 'positive' : state === 'scheduled' ? 'info' : 'neutral'}
        mark={
          state === 'running'
            ? 'moving'
            : state === 'scheduled'
              ? 'half'
              : state === 'ended'
                ? 'done'
                : 'full'
        }
      >
        {pausedUntil === null ? (isStopping ? texts.stopping : campaignTabLabels[state]) : texts.paused}
      </Badge>
    ),
  },
];

const resultColumns: readonly Column<SellerCampaign>[] = [
  {
    id: 'sold',
    header: texts.sold,
    align: 'end',
    width: 128,
    cell: ({ state, result, unitLimit, unitsLeft }) =>
      state === 'draft' || state === 'scheduled' ? (
        '–'
      ) : (
        <Stack space="none">
          <Text>{texts.unitsOf(result.units)}</Text>
          {result.discount > 0 ? (
            <Text tone="faint" size="small">
              {texts.discountOf(result.discount)}
            </Text>
          ) : null}
          {result.bonusUnits > 0 ? (
            <Text tone="faint" size="small">
              {texts.bonusUnits(result.bonusUnits)}
            </Text>
          ) : null}
          {unitLimit !== null && unitsLeft !== null ? (
            <Text tone="faint" size="small">
              {texts.left(unitsLeft, unitLimit)}
            </Text>
          ) : null}
        </Stack>
      ),
  },
  {
    id: 'net',
    header: texts.net,
    align: 'end',
    width: 136,
    cell: ({ result, baseline }) =>
      baseline ? (
        <Stack space="none">
          <Money
            value={result.income - baseline.income}
            tone={result.income < baseline.income ? 'critical' : 'main'}
          />
          <Text tone="faint" size="small">
            {texts.extra(result.units - baseline.units)}
          </Text>
        </Stack>
      ) : (
        '–'
      ),
  },
];
