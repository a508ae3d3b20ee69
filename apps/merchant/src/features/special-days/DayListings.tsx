import { sentenceOf } from '@havan/api-client/api-error';
import {
  joinSpecialDayMutation,
  specialDayListingsQuery,
} from '@havan/api-client/queries/catalogue/special-days';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { joinSpecialDay } from '@havan/contract/catalogue/special-days';
import { Alert } from '@havan/ui/Alert';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { LoadMore } from '@havan/ui/LoadMore';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { paths } from '../../paths.ts';
import { changedOffers, isTooHigh, type OfferDraft } from './day-draft.ts';
import { dayColumns } from './day-columns.tsx';
import { specialDayTexts as texts } from './special-day-texts.ts';

interface DayListingsProps {
  readonly specialDayId: number;
}

/**
 * Renders the company's listings for a special day, each with a price; the prices are sent together until the deadline.
 */
export function DayListings({ specialDayId }: DayListingsProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [drafts, setDrafts] = useState<ReadonlyMap<number, OfferDraft>>(new Map());
  const search = useDeferredValue(typed.trim());
  const list = useInfiniteQuery({
    ...specialDayListingsQuery(api, specialDayId, search),
    placeholderData: keepPreviousData,
  });
  const { mutate, error, isPending } = useMutation(joinSpecialDayMutation(api));
  const mayJoin = useMay(joinSpecialDay);
  const day = list.data?.pages[0]?.day;
  if (list.error && !list.data)
    return <LoadFailure size="page" error={list.error} onRetry={() => void list.refetch()} />;
  if (!day) return <Shimmer kind="rows" count={8} label={texts.listingsLoading} said />;
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isOpen = day.phase === 'joining' && mayJoin;
  const offers = changedOffers(rows, drafts);
  const isWrong = rows.some((row) =>
    isTooHigh(row, drafts.get(row.listingId) ?? { price: null, unitLimit: null }),
  );
  const send = () =>
    mutate(
      { specialDayId, offers, idempotencyKey: crypto.randomUUID() },
      {
        onSuccess: ({ offered, withdrawn }) => {
          setDrafts(new Map());
          toast({ title: texts.sent, description: texts.sentDetail(offered, withdrawn), tone: 'positive' });
        },
      },
    );
  return (
    <Stack space="m">
      <Breadcrumb items={[{ label: texts.days, href: paths.specialDays() }]} />
      <SectionHeader
        level={1}
        title={day.title}
        remark={day.phase === 'joining' ? texts.joinUntil(day.joinUntil) : texts.joined}
        actions={
          isOpen && offers.length > 0 ? (
            <Button loading={isPending} disabled={isWrong} onClick={send}>
              {texts.send(offers.length)}
            </Button>
          ) : null
        }
      />
      {isOpen ? <Text tone="soft">{texts.rules(day.leastPercent)}</Text> : null}
      {error ? (
        <Alert kind="error" live title={texts.failed}>
          {sentenceOf(error)}
        </Alert>
      ) : null}
      <Inline>
        <TextField label={texts.search} type="search" value={typed} onChange={setTyped} />
      </Inline>
      <Table
        caption={texts.caption}
        rows={rows}
        rowKey={({ listingId }) => String(listingId)}
        columns={dayColumns({
          isOpen,
          drafts,
          onChange: (listingId, draft) => setDrafts(new Map(drafts).set(listingId, draft)),
        })}
        empty={
          <EmptyState
            kind="noListings"
            size="panel"
            title={search ? texts.noneFound : texts.noListings}
            subtitle={search ? null : texts.noListingsHint}
          />
        }
      />
      <LoadMore
        shown={rows.length}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        noun={texts.noun}
      />
    </Stack>
  );
}
