import { brandBadgesQuery } from '@havan/api-client/queries/listings/badges';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { applyForBadge, type BadgeApplication, type BrandBadge } from '@havan/contract/listings/badges';
import { badgeApplicationStateLabels } from '@havan/domain/brand-badge';
import { blueTickLabels } from '@havan/domain/company';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BadgeForm } from './BadgeForm.tsx';
import { badgeTexts as texts } from './badge-texts.ts';

const heldColumns: readonly Column<BrandBadge>[] = [
  { id: 'brand', header: texts.brand, phone: 'lead', cell: ({ brandName }) => brandName },
  { id: 'type', header: texts.type, phone: 'detail', cell: ({ type }) => blueTickLabels[type] },
  {
    id: 'until',
    header: texts.until,
    phone: 'trail',
    cell: ({ until }) => (until === null ? texts.forGood : <DateText value={until} />),
  },
];

const tones = { waiting: 'info', approved: 'positive', rejected: 'critical', ended: 'neutral' } as const;

const applicationColumns: readonly Column<BadgeApplication>[] = [
  { id: 'brand', header: texts.brand, phone: 'lead', cell: ({ brandName }) => brandName },
  { id: 'type', header: texts.type, phone: 'detail', cell: ({ type }) => blueTickLabels[type] },
  {
    id: 'appliedAt',
    header: texts.appliedAt,
    phone: 'detail',
    cell: ({ appliedAt }) => <DateText value={appliedAt} />,
  },
  { id: 'reason', header: texts.reason, phone: 'detail', cell: ({ reason }) => reason ?? '–' },
  {
    id: 'state',
    header: texts.state,
    phone: 'trail',
    cell: ({ state }) => <Badge tone={tones[state]}>{badgeApplicationStateLabels[state]}</Badge>,
  },
];

/** Renders the badges of the company by brand, what it has applied for, and the next application. */
export function BadgeSection() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(brandBadgesQuery(api));
  const mayApply = useMay(applyForBadge);
  const [isApplying, setApplying] = useState(false);
  return (
    <Stack as="section" space="m" aria-labelledby="rozetler">
      <Inline space="s" justify="between" align="center">
        <Heading level={2} id="rozetler">
          {texts.title}
        </Heading>
        {mayApply ? (
          <Button variant="outline" onClick={() => setApplying(true)}>
            {texts.apply}
          </Button>
        ) : null}
      </Inline>
      <Text tone="soft">{texts.help}</Text>
      {error && !data ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Shimmer kind="rows" count={2} label={texts.loading} /> : null}
      {data ? (
        <Table
          caption={texts.held}
          rows={data.badges}
          rowKey={({ brandId }) => String(brandId)}
          columns={heldColumns}
          empty={<Text tone="soft">{texts.none}</Text>}
        />
      ) : null}
      {data && data.applications.length > 0 ? (
        <Stack space="s">
          <Heading level={3}>{texts.applications}</Heading>
          <Table
            caption={texts.applications}
            rows={data.applications}
            rowKey={({ applicationId }) => String(applicationId)}
            columns={applicationColumns}
          />
        </Stack>
      ) : null}
      {isApplying ? <BadgeForm onClose={() => setApplying(false)} /> : null}
    </Stack>
  );
}
