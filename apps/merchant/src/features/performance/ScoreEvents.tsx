import { scoreEventsQuery } from '@havan/api-client/queries/sales/score';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { appealScore, type ScoreEvent } from '@havan/contract/sales/score';
import { formatCount } from '@havan/domain/count';
import { appealStateLabels, scoreEventLabels } from '@havan/domain/score-event';
import type { ScorePart } from '@havan/domain/seller-score';
import { AppealModal } from '@havan/features/orders/evaluations/AppealModal';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Link } from '@havan/ui/Link';
import { LoadMore } from '@havan/ui/LoadMore';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { scoreTexts as texts } from './score-texts.ts';

/** Returns the details of an event beside its kind; null without any. */
function detailOf({ lateMinutes, missing, rating }: ScoreEvent): string | null {
  if (lateMinutes !== null) return texts.lateBy(Math.max(1, Math.round(lateMinutes / 60)));
  if (missing) return texts.missing(formatCount(missing.units), formatCount(missing.of));
  return rating === null ? null : texts.rating(rating);
}

/** Returns the columns of the events; `onAppeal` is null for a user who may not appeal. */
const columnsOf = (onAppeal: ((event: ScoreEvent) => void) | null): readonly Column<ScoreEvent>[] => [
  {
    id: 'date',
    header: texts.eventColumns.date,
    width: 110,
    phone: 'detail',
    cell: ({ at }) => <DateText value={at} />,
  },
  {
    id: 'order',
    header: texts.eventColumns.order,
    width: 100,
    phone: 'detail',
    cell: ({ orderId }) => (
      <Link variant="name" href={paths.order('sold', orderId)}>
        {orderId}
      </Link>
    ),
  },
  {
    id: 'kind',
    header: texts.eventColumns.kind,
    phone: 'lead',
    cell: (event) => (
      <>
        {scoreEventLabels[event.kind]}
        <Text size="small" tone="soft">
          {[event.buyerName, detailOf(event)].filter(Boolean).join(', ')}
        </Text>
      </>
    ),
  },
  {
    id: 'effect',
    header: texts.eventColumns.effect,
    align: 'end',
    width: 90,
    phone: 'trail',
    cell: ({ effect }) => (
      <Text as="span" tone={effect < -0.0005 ? 'critical' : 'soft'}>
        {effect < -0.0005 ? `−${Math.abs(effect).toFixed(3).replace('.', ',')}` : '0'}
      </Text>
    ),
  },
  {
    id: 'ends',
    header: texts.eventColumns.ends,
    align: 'end',
    width: 110,
    phone: 'detail',
    cell: ({ endsAt }) => <DateText value={endsAt} />,
  },
  {
    id: 'appeal',
    header: texts.eventColumns.appeal,
    width: 210,
    phone: 'action',
    cell: (event) => <Appeal event={event} onAppeal={onAppeal && (() => onAppeal(event))} />,
  },
];

/** Renders the events that lower the score, each with its effect, its last day, and the appeal against it. */
export function ScoreEvents() {
  const { api } = useAppProfile();
  const list = useInfiniteQuery(scoreEventsQuery(api));
  const mayAppeal = useMay(appealScore);
  const [appealed, setAppealed] = useState<{ orderId: number; part: ScorePart } | null>(null);
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack space="s">
      <SectionHeader title={texts.events} remark={texts.eventsNote} />
      {list.error && !list.data ? (
        <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Table
          caption={texts.events}
          rows={rows}
          rowKey={({ orderId, part }) => `${orderId}:${part}`}
          columns={columnsOf(mayAppeal ? setAppealed : null)}
          loading={list.data ? null : <Shimmer kind="rows" count={4} height={52} label={texts.loading} />}
          empty={<EmptyState kind="other" title={texts.noEvents} subtitle={texts.noEventsHint} />}
        />
      )}
      {list.hasNextPage ? (
        <LoadMore
          shown={rows.length}
          total={list.data?.pages[0]?.total ?? rows.length}
          hasMore
          loading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
          noun={texts.noun}
        />
      ) : null}
      {appealed ? <AppealModal {...appealed} onClose={() => setAppealed(null)} /> : null}
    </Stack>
  );
}

/** Renders the state of an appeal against an event, or the button to appeal while there is time. */
function Appeal({ event, onAppeal }: { readonly event: ScoreEvent; readonly onAppeal: (() => void) | null }) {
  if (event.appeal)
    return (
      <Text size="small" tone="soft">
        {[appealStateLabels[event.appeal.state], event.appeal.ruling].filter(Boolean).join('. ')}
      </Text>
    );
  if (!event.appealUntil)
    return (
      <Text size="small" tone="soft">
        {texts.tooLate}
      </Text>
    );
  return (
    <Stack space="xxs" align="start">
      {onAppeal ? (
        <Button variant="outline" size="small" onClick={onAppeal}>
          {texts.appeal}
        </Button>
      ) : null}
      <Text as="span" size="small" tone="soft">
        {texts.until} <DateText value={event.appealUntil} />
      </Text>
    </Stack>
  );
}
