import { ApiError } from '@havan/api-client/api-error';
import { AttachmentList } from '@havan/app-shell/files/AttachmentList';
import type { OutgoingMessage } from '@havan/api-client/queries/notifications/messages';
import type { Message } from '@havan/contract/notifications/messages';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { formatTime } from '@havan/domain/istanbul';
import { Button } from '@havan/ui/Button';
import { Chat, ChatBubble, ChatDay } from '@havan/ui/ChatBubble';
import { DateText } from '@havan/ui/DateText';
import { Fragment, useState } from 'react';
import { messageTexts } from './message-texts.ts';
import { ReportModal } from './report/ReportModal.tsx';
import { reportTexts } from './report/report-texts.ts';
import { messagesByDay } from './messages-by-day.ts';

interface MessageLogProps {
  /** Of the other side. */
  readonly name: string;
  /** Newest first, as the server returns them. */
  readonly messages: readonly Message[];
  readonly outgoing: readonly (OutgoingMessage & { readonly error: Error | null })[];
  readonly onSendAgain: (message: OutgoingMessage) => void;
}

/** Renders the messages by day, with those being sent at the end. */
export function MessageLog({ name, messages, outgoing, onSendAgain }: MessageLogProps) {
  const [reported, setReported] = useState<number | null>(null);
  return (
    <Chat label={messageTexts.with(name)}>
      {messagesByDay(messages).map(({ day, messages: said }) => (
        <Fragment key={day}>
          <ChatDay>
            <DateText value={day} format="long" />
          </ChatDay>
          {said.map((message) => (
            <ChatBubble
              key={message.messageId}
              from={message.isOwn ? 'me' : 'other'}
              author={message.isOwn ? messageTexts.you : name}
              time={<DateText value={message.issueDate} format="time" />}
              {...(message.isOwn && { state: message.isRead ? ('read' as const) : ('sent' as const) })}
              action={
                <MessageFoot message={message} name={name} onReport={() => setReported(message.messageId)} />
              }
            >
              {message.text}
            </ChatBubble>
          ))}
        </Fragment>
      ))}
      {reported === null ? null : <ReportModal messageId={reported} onClose={() => setReported(null)} />}
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
          {message.files.map(({ fileName }) => `\n${fileName}`)}
        </ChatBubble>
      ))}
    </Chat>
  );
}

interface MessageFootProps {
  readonly message: Message;
  /** Of the other side. */
  readonly name: string;
  readonly onReport: () => void;
}

/** Renders the files of a message, and what its reader may do about it. */
function MessageFoot({ message, name, onReport }: MessageFootProps) {
  const { isOwn, isHidden, files, report, issueDate } = message;
  return (
    <>
      <AttachmentList files={files} />
      {report ? <span> · {reportTexts.states[report]}</span> : null}
      {isOwn || isHidden || report ? null : (
        <Button
          variant="quiet"
          size="small"
          aria-label={reportTexts.reportOf(name, formatTime(new Date(issueDate)))}
          onClick={onReport}
        >
          {reportTexts.report}
        </Button>
      )}
    </>
  );
}
