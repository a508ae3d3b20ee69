import type { OperatorTicket } from '@havan/contract/backoffice/support/tickets';
import { Badge } from '@havan/ui/Badge';
import { Chat, ChatBubble } from '@havan/ui/ChatBubble';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { StoredFileButtons } from '../../layout/StoredFileButtons.tsx';

type Message = OperatorTicket['messages'][number];

const authorOf = ({ party, author }: Message): string =>
  party === 'system' ? 'Sistem' : (author ?? (party === 'platform' ? 'Havan' : 'Firma'));

/** Renders the messages, the newest at the foot; notes among operators are marked. */
export function TicketLog({ messages }: { readonly messages: readonly Message[] }) {
  return (
    <Stack space="s">
      <Heading level={3}>Yazışma</Heading>
      <Chat label="Yazışma">
        {messages.map((message) => (
          <ChatBubble
            key={message.messageId}
            from={message.party === 'customer' ? 'other' : 'me'}
            author={authorOf(message)}
            time={
              <>
                {message.isInternal ? <Badge tone="attention">Dahili not</Badge> : null} {authorOf(message)} ·{' '}
                <DateText value={message.at} format="dateTime" />
              </>
            }
            action={<StoredFileButtons files={message.files} />}
          >
            {message.text}
          </ChatBubble>
        ))}
      </Chat>
    </Stack>
  );
}
