import { ApiError } from '@havan/api-client/api-error';
import { messagesQuery, type Partner } from '@havan/api-client/queries/notifications/messages';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useMay } from '@havan/app-shell/profile/use-may';
import { sendMessage } from '@havan/contract/notifications/messages';
import { messageTexts } from './message-texts.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageLog } from './MessageLog.tsx';
import * as css from './messages.css.ts';
import { RemoveConversation } from './RemoveConversation.tsx';
import { useOutgoing } from './use-outgoing.ts';
import { useReadConversation } from './use-read-conversation.ts';

/** Renders the messages of a conversation, and the field for the next one. */
export function Conversation({ partner }: { partner: Partner }) {
  const { api, paths } = useAppProfile();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    messagesQuery(api, partner),
  );
  const mayWrite = useMay(sendMessage);
  const first = data?.pages[0];
  const messages = data?.pages.flatMap(({ items }) => items) ?? [];
  const { outgoing, send, sendAgain } = useOutgoing(messages);
  useReadConversation(first?.conversationId ?? null, messages);
  if (!first) {
    if (!error) return <Shimmer kind="rows" count={5} height={56} label={messageTexts.loading} />;
    return error instanceof ApiError && error.status === 404 ? (
      <EmptyState
        kind="notFound"
        title={messageTexts.notAllowed}
        subtitle={messageTexts.notAllowedHint}
        actions={<Link href={paths.messages()}>{messageTexts.back}</Link>}
      />
    ) : (
      <LoadFailure size="part" error={error} onRetry={() => void refetch()} />
    );
  }
  const { companyName, cityName, userId } = first.partner;
  return (
    <Stack space="s">
      <div className={css.back}>
        <Link href={paths.messages()}>{messageTexts.back}</Link>
      </div>
      <Inline justify="between" wrap={false}>
        <Stack space="none">
          <Heading level={2}>{companyName}</Heading>
          <Text size="small" tone="soft">
            {cityName}
          </Text>
        </Stack>
        {first.conversationId ? <RemoveConversation conversationId={first.conversationId} /> : null}
      </Inline>
      <Box surface="sheet" frame="row">
        {messages.length + outgoing.length === 0 ? (
          <EmptyState
            size="panel"
            kind="noMessages"
            title={messageTexts.first(companyName)}
            subtitle={messageTexts.firstHint}
          />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: without focus the arrow keys do not move it
          <section className={css.log} tabIndex={0} aria-label={messageTexts.with(companyName)}>
            <Stack space="s">
              {hasNextPage ? (
                <Button
                  variant="quiet"
                  size="small"
                  loading={isFetchingNextPage}
                  onClick={() => void fetchNextPage()}
                >
                  {messageTexts.older}
                </Button>
              ) : null}
              <MessageLog
                name={companyName}
                messages={messages}
                outgoing={outgoing}
                onSendAgain={sendAgain}
              />
            </Stack>
          </section>
        )}
        <Box padding="m" lineAbove="row">
          {mayWrite ? (
            <MessageForm
              partner={{ userId, companyName }}
              onSend={(text, files) => send(userId, text, files)}
            />
          ) : (
            <Text tone="soft">{messageTexts.noRight}</Text>
          )}
        </Box>
      </Box>
    </Stack>
  );
}
