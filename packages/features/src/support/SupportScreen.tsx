import {
  type TicketListFilter,
  ticketCountsQuery,
  ticketsQuery,
} from '@havan/api-client/queries/notifications/support';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { type TicketState, ticketStates } from '@havan/domain/ticket';
import { ticketCategories, ticketCategoryFacts } from '@havan/domain/ticket-category';
import { Box } from '@havan/ui/Box';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { LoadMore } from '@havan/ui/LoadMore';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Select } from '@havan/ui/Select';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { supportPath } from './support-path.ts';
import { supportTexts as texts } from './support-texts.ts';
import { supportTabs } from './support-tabs.ts';
import { TicketTable } from './TicketTable.tsx';

interface SupportScreenProps {
  /** The state that the address itself names; the others stand in its query. */
  readonly state?: TicketState;
}

/** Renders `/support-requests`: the tickets of the company by state and category. */
export function SupportScreen({ state: named }: SupportScreenProps) {
  const { api, flags } = useAppProfile();
  const [query, setQuery] = useSearchParams();
  const state = named ?? ticketStates.find((each) => each === query.get('state'));
  const category = ticketCategories.find((each) => each === query.get('category'));
  const filter: TicketListFilter = { ...(state && { state }), ...(category && { category }) };
  const list = useInfiniteQuery(ticketsQuery(api, filter));
  const counts = useQuery(ticketCountsQuery(api)).data;
  const tickets = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = state !== undefined || category !== undefined;
  return (
    <Page>
      <title>{`${texts.title} | Havan`}</title>
      <Stack space="m">
        <SectionHeader
          level={1}
          title={texts.title}
          remark={flags.isOn('newTicketCreation') ? texts.remark : texts.off}
          actions={
            flags.isOn('newTicketCreation') ? (
              <ButtonLink href={supportPath('new')}>{texts.create}</ButtonLink>
            ) : null
          }
        />
        <Tabs label={texts.views} tabs={supportTabs(counts)} value={state ?? 'all'} />
        <Box width="card">
          <Select
            label={texts.category}
            placeholder={texts.anyCategory}
            options={ticketCategories.map((value) => ({ value, label: ticketCategoryFacts[value].label }))}
            value={category ?? ''}
            onChange={(value) => {
              const next = new URLSearchParams(query);
              if (value) next.set('category', value);
              else next.delete('category');
              setQuery(next, { replace: true });
            }}
          />
        </Box>
        {list.data ? (
          tickets.length === 0 ? (
            <EmptyState
              kind="other"
              title={isFiltered ? texts.noneHere : texts.none}
              {...(!isFiltered && { subtitle: texts.noneHint })}
            />
          ) : (
            <TicketTable tickets={tickets} />
          )
        ) : list.error ? (
          <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <Shimmer kind="rows" count={6} label={texts.loading} />
        )}
        {list.hasNextPage ? (
          <LoadMore
            shown={tickets.length}
            hasMore
            loading={list.isFetchingNextPage}
            onLoadMore={() => void list.fetchNextPage()}
            noun={texts.noun}
          />
        ) : null}
      </Stack>
    </Page>
  );
}
