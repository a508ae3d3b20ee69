import { ticketMessagesQuery } from '@havan/api-client/queries/notifications/support';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { TicketMessage } from '@havan/contract/notifications/support/tickets';
import { Button } from '@havan/ui/Button';
import { Chat, ChatBubble } from '@havan/ui/ChatBubble';
import { DateText } from '@havan/ui/DateText';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AttachmentList } from '@havan/app-shell/files/AttachmentList';
import { ticketTexts as texts } from '../support-texts.ts';

const authorOf = ({ party, author }: TicketMessage): string =>
  party === 'customer' ? (author ?? texts.you) : party === 'platform' ? texts.platform : texts.system;

/** Renders the messages of a ticket, the newest at the foot. */
export function TicketConversation({ ticketId }: { readonly ticketId: number }) {
  const { api } = useAppProfile();
  const list = useInfiniteQuery(ticketMessagesQuery(api, ticketId));
  const messages = list.data?.pages.flatMap(({ items }) => items).toReversed();
  return (
    <Stack as="section" space="m" aria-labelledby="yazisma">
      <SectionHeader id="yazisma" title={texts.conversation} line />
      {messages ? (
        <>
          {list.hasNextPage ? (
            <Button
              variant="quiet"
              size="small"
              loading={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {texts.older}
            </Button>
          ) : null}
          <Chat label={texts.conversation}>
            {messages.map((message) => (
              <ChatBubble
                key={message.messageId}
                from={message.party === 'customer' ? 'me' : 'other'}
                author={authorOf(message)}
                time={
                  <>
                    {authorOf(message)} · <DateText value={message.at} format="dateTime" />
                  </>
                }
                action={<AttachmentList files={message.files} />}
              >
                {message.text}
              </ChatBubble>
            ))}
          </Chat>
        </>
      ) : list.error ? (
        <LoadFailure size="part" error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Shimmer kind="rows" count={3} label={texts.loading} />
      )}
    </Stack>
  );
}
