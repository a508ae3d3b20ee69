import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './ChatBubble.css.ts';

export type ChatBubbleProps = {
  /** Side of the message: one's own are at the end, on green. */
  from: 'me' | 'other';
  /** Author, read before the words. */
  author: string;
  children: ReactNode;
  /** When, as a DateText. */
  time: ReactNode;
  /** State of one’s own message. */
  state?: 'sending' | 'sent' | 'read' | 'failed';
  /** Beneath a failed one: the button that sends again. */
  action?: ReactNode;
};

const stateWords = {
  sending: 'Gönderiliyor',
  sent: 'Gönderildi',
  read: 'Okundu',
  failed: 'Gönderilemedi',
} as const;

/** One message of a conversation. */
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

/** A day between the messages of two days. */
export function ChatDay({ children }: { children: ReactNode }) {
  return <li className={css.day}>{children}</li>;
}

/** The conversation: newest at the foot, new ones announced. */
export function Chat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="log" aria-label={label}>
      <ol className={css.list}>{children}</ol>
    </div>
  );
}
