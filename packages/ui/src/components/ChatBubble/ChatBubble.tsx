import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './ChatBubble.css.ts';

export type ChatBubbleProps = {
  /** Sender: own messages are at the right, on green. */
  from: 'me' | 'other';
  /** Author, read by screen readers before the text. */
  author: string;
  children: ReactNode;
  /** Time of the message, as a DateText. */
  time: ReactNode;
  /** Delivery state of an own message. */
  state?: 'sending' | 'sent' | 'read' | 'failed';
  /** Content after the state; for a failed message the button that sends again. */
  action?: ReactNode;
};

const stateWords = {
  sending: 'Gönderiliyor',
  sent: 'Gönderildi',
  read: 'Okundu',
  failed: 'Gönderilemedi',
} as const;

/** Renders one message of a conversation. */
export function ChatBubble({ from, author, children, time, state, action }: ChatBubbleProps) {
  return (
    <li className={cx(css.row, css.side[from])}>
      <div className={cx(css.bubble, css.ground[from], state === 'failed' && css.failed)}>
        <span className={hidden}>{author}: </span>
        {children}
      </div>
      <div className={css.foot}>
        {time}
        {state ? (
          <span className={state === 'failed' ? css.failedText : undefined}> · {stateWords[state]}</span>
        ) : null}
        {action}
      </div>
    </li>
  );
}

/** Renders the date between messages of different days. */
export function ChatDay({ children }: { children: ReactNode }) {
  return <li className={css.day}>{children}</li>;
}

/** Renders a conversation as `role="log"`: screen readers announce added messages. Children are in order of time. */
export function Chat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="log" aria-label={label}>
      <ol className={css.list}>{children}</ol>
    </div>
  );
}
