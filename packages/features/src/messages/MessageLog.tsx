import { ApiError } from '@havan/api-client/api-error';
import type { OutgoingMessage } from '@havan/api-client/queries/notifications/messages';
import type { Message } from '@havan/contract/notifications/messages';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { Button } from '@havan/ui/Button';
import { Chat, ChatBubble, ChatDay } from '@havan/ui/ChatBubble';
import { DateText } from '@havan/ui/DateText';
import { Fragment } from 'react';
import { messageTexts } from './message-texts.ts';
import { saidByDay } from './said-by-day.ts';

interface MessageLogProps {
  /** Of the other side. */
  readonly name: string;
  /** Newest first, as they come. */
  readonly messages: readonly Message[];
  readonly outgoing: readonly (OutgoingMessage & { readonly error: Error | null })[];
  readonly onSendAgain: (message: OutgoingMessage) => void;
}

/** Day by day what was said, and at the foot what is on its way. */
export function MessageLog({ name, messages, outgoing, onSendAgain }: MessageLogProps) {
  return (
    <Chat label={messageTexts.with(name)}>
      {saidByDay(messages).map(({ day, messages: said }) => (
        <Fragment key={day}>
          <ChatDay>
            <DateText value={day} format="long" />
          </ChatDay>
          {said.map(({ messageId, isOwn, text, issueDate, isRead }) => (
            <ChatBubble
              key={messageId}
              from={isOwn ? 'me' : 'other'}
              author={isOwn ? messageTexts.you : name}
              time={<DateText value={issueDate} format="time" />}
              {...(isOwn && { state: isRead ? ('read' as const) : ('sent' as const) })}
            >
              {text}
            </ChatBubble>
          ))}
        </Fragment>
      ))}
      {outgoing.map((message) => (
        <ChatBubble
          key={message.key}
          from="me"
          author={messageTexts.you}
          time={null}
          state={message.error ? 'failed' : 'sending'}
          action={
            message.error ? (
              <>
                {message.error instanceof ApiError ? message.error.message : defaultAlert}
                <Button variant="quiet" size="small" onClick={() => onSendAgain(message)}>
                  {messageTexts.again}
                </Button>
              </>
            ) : null
          }
        >
          {message.text}
        </ChatBubble>
      ))}
    </Chat>
  );
}
