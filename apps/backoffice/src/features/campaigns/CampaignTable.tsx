import {
  pauseMarketCampaignMutation,
  resumeMarketCampaignMutation,
} from '@havan/api-client/queries/backoffice/content/market-campaigns';
import type { OperatorCampaign } from '@havan/contract/backoffice/content/market-campaigns';
import { campaignKindLabels } from '@havan/domain/campaign';
import { formatCount } from '@havan/domain/count';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { operatorCampaignLabels, operatorCampaignTones } from './campaign-texts.ts';
import { PauseDialog } from './PauseDialog.tsx';

interface CampaignTableProps {
  readonly rows: readonly OperatorCampaign[];
}

interface ColumnActs {
  readonly isPending: boolean;
  readonly onPause: (campaign: OperatorCampaign) => void;
  readonly onResume: (campaign: OperatorCampaign) => void;
}

const columnsOf = ({ isPending, onPause, onResume }: ColumnActs): readonly Column<OperatorCampaign>[] => [
  {
    id: 'title',
    header: 'Kampanya',
    phone: 'lead',
    cell: ({ title, kind, rule, sellerName }) => (
      <Stack space="none">
        <Text weight="strong">{title}</Text>
        <Text size="small" tone="soft">
          {campaignKindLabels[kind]} · {rule}
        </Text>
        <Text size="small" tone="soft">
          {sellerName ?? 'Pazaryeri'}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'span',
    header: 'Yayın',
    phone: 'detail',
    cell: ({ startsAt, endsAt }) => (
      <span>
        <DateText value={startsAt} format="dateTime" /> – <DateText value={endsAt} format="dateTime" />
      </span>
    ),
  },
  {
    id: 'sold',
    header: 'Satış',
    align: 'end',
    phone: 'detail',
    cell: ({ units, orders, unitLimit, unitsLeft }) => (
      <Stack space="none">
        <Text>{`${formatCount(units)} adet, ${formatCount(orders)} sipariş`}</Text>
        {unitLimit === null || unitsLeft === null ? null : (
          <Text size="small" tone="soft">
            {`${formatCount(unitsLeft)} / ${formatCount(unitLimit)} kaldı`}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'income',
    header: 'Ciro',
    align: 'end',
    phone: 'detail',
    cell: ({ income }) => <Money value={income} quiet />,
  },
  {
    id: 'cost',
    header: 'Maliyeti',
    align: 'end',
    phone: 'detail',
    cell: ({ discount, sellerName }) => (
      <Stack space="none">
        <Money value={discount} quiet />
        <Text size="small" tone="soft">
          {sellerName === null ? 'pazaryerinden' : 'satıcıdan'}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'state',
    header: 'Durum',
    phone: 'trail',
    cell: ({ state, isStopping, pauseReason }) => (
      <Stack space="none">
        <Badge tone={operatorCampaignTones[state]}>
          {isStopping && state === 'running' ? 'Durduruluyor' : operatorCampaignLabels[state]}
        </Badge>
        {pauseReason === null ? null : (
          <Text size="small" tone="soft">
            {pauseReason}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'acts',
    header: 'İşlem',
    align: 'end',
    phone: 'action',
    cell: (campaign) =>
      campaign.state === 'running' && !campaign.isStopping ? (
        <Button
          size="small"
          variant="quiet"
          tone="critical"
          aria-label={`${campaign.title}, duraklat`}
          onClick={() => onPause(campaign)}
        >
          Duraklat
        </Button>
      ) : campaign.state === 'paused' ? (
        <Button
          size="small"
          variant="quiet"
          disabled={isPending}
          aria-label={`${campaign.title}, sürdür`}
          onClick={() => onResume(campaign)}
        >
          Sürdür
        </Button>
      ) : null,
  },
];

/** Renders campaigns as rows; a running one is paused with a reason, a paused one goes on. */
export function CampaignTable({ rows }: CampaignTableProps) {
  const [asked, setAsked] = useState<OperatorCampaign | null>(null);
  const toast = useToast();
  const pause = useMutation(pauseMarketCampaignMutation(api));
  const resume = useMutation(resumeMarketCampaignMutation(api));
  const goOn = ({ campaignId, title }: OperatorCampaign) =>
    resume.mutate(
      { campaignId },
      { onSuccess: () => toast({ title: 'Kampanya sürüyor.', description: title, tone: 'positive' }) },
    );
  const stop = (reason: string) =>
    asked &&
    pause.mutate(
      { campaignId: asked.campaignId, reason },
      {
        onSuccess: () => {
          toast({ title: 'Kampanya duraklatılıyor.', description: asked.title, tone: 'positive' });
          setAsked(null);
        },
      },
    );
  return (
    <Stack space="m">
      {resume.error ? <Failure error={resume.error} /> : null}
      <Table
        caption="Kampanyalar"
        rows={rows}
        rowKey={({ campaignId }) => String(campaignId)}
        columns={columnsOf({ isPending: resume.isPending, onPause: setAsked, onResume: goOn })}
        empty={<EmptyState kind="other" size="panel" title="Bu süzgeçlerde kampanya yok" />}
      />
      {asked ? (
        <PauseDialog
          campaign={asked}
          error={pause.error}
          isPending={pause.isPending}
          onPause={stop}
          onClose={() => {
            pause.reset();
            setAsked(null);
          }}
        />
      ) : null}
    </Stack>
  );
}
