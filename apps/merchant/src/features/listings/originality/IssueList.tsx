import { listingIssuesQuery } from '@havan/api-client/queries/listings/originality';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { EmptyState } from '@havan/ui/EmptyState';
import { LoadMore } from '@havan/ui/LoadMore';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IssueItem } from './IssueItem.tsx';
import { issueTexts as texts, originalityTexts } from './originality-texts.ts';

/** Renders the reports of buyers about the listings of the company, and its answers. */
export function IssueList() {
  const { api } = useAppProfile();
  const [state, setState] = useState<'waiting' | 'closed'>('waiting');
  const list = useInfiniteQuery(listingIssuesQuery(api, state));
  const issues = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const counts = list.data?.pages[0]?.counts;
  return (
    <Stack space="m">
      <Tabs
        label={texts.tabs}
        value={state}
        onChange={(id) => setState(id === 'closed' ? 'closed' : 'waiting')}
        tabs={[
          { id: 'waiting', label: texts.waiting, count: counts?.waiting ?? '–' },
          { id: 'closed', label: texts.closed, count: counts?.closed ?? '–' },
        ]}
      />
      {list.error && !list.data ? (
        <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {list.isPending ? <Shimmer kind="rows" count={4} label={originalityTexts.loading} /> : null}
      {list.data && issues.length === 0 ? (
        <EmptyState
          kind="noMessages"
          title={state === 'waiting' ? texts.none : texts.noneClosed}
          subtitle={texts.noneHint}
        />
      ) : null}
      {issues.length > 0 ? (
        <Stack as="ul" space="m" lines>
          {issues.map((issue) => (
            <IssueItem key={issue.issueId} issue={issue} />
          ))}
        </Stack>
      ) : null}
      <LoadMore
        shown={issues.length}
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
        noun={texts.noun}
      />
    </Stack>
  );
}
