import { conversationsQuery, type Partner } from '@havan/api-client/queries/notifications/messages';
import { emptyStates } from '@havan/domain/error-catalogue';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { Box } from '@havan/ui/Box';
import { EmptyState } from '@havan/ui/EmptyState';
import { LoadMore } from '@havan/ui/LoadMore';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { ConversationRow } from './ConversationRow.tsx';
import { messageTexts } from './message-texts.ts';

/** Renders the conversations of the company, the one with the newest message first. */
export function ConversationList({ partner }: { partner: Partner | null }) {
  const { api, audience } = useAppProfile();
  const [today] = useState(() => istanbulIsoDay(new Date()));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    conversationsQuery(api),
  );
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={6} height={64} label={messageTexts.loading} />;
  const conversations = data.pages.flatMap(({ items }) => items);
  if (conversations.length === 0)
    return (
      <EmptyState
        size="panel"
        kind="noMessages"
        title={emptyStates.messages}
        subtitle={audience === 'buyer' ? messageTexts.none : messageTexts.noneOfSeller}
      />
    );
  return (
    <Stack space="m">
      <Box as="nav" aria-label={messageTexts.list} surface="sheet" lineAbove="section">
        <Stack as="ul" space="none">
          {conversations.map((each) => (
            <Box key={each.conversationId} as="li" lineBelow="row">
              <ConversationRow
                conversation={each}
                today={today}
                isOpen={partner !== null && 'userId' in partner && partner.userId === String(each.userId)}
              />
            </Box>
          ))}
        </Stack>
      </Box>
      {hasNextPage ? (
        <LoadMore
          shown={conversations.length}
          total={conversations.length}
          hasMore
          loading={isFetchingNextPage}
          onLoadMore={() => void fetchNextPage()}
          noun={messageTexts.noun}
        />
      ) : null}
    </Stack>
  );
}
