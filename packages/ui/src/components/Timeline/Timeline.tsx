import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Timeline.css.ts';

export type TimelineEvent = {
  id: string;
  title: ReactNode;
  /** Time as text or as a DateText. */
  time?: ReactNode;
  details?: ReactNode;
  state: 'done' | 'current' | 'next' | 'failed';
};

/** Renders past, current and future events in a vertical list. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol className={css.list} aria-label={label}>
      {events.map((event) => (
        <li
          key={event.id}
          className={cx(css.event, css.state[event.state])}
          aria-current={event.state === 'current' ? 'step' : undefined}
        >
          <span className={cx(css.mark, css.markState[event.state])} aria-hidden="true" />
          <div className={css.words}>
            <span className={css.title}>{event.title}</span>
            {event.time ? <span className={css.time}>{event.time}</span> : null}
            {event.details ? <div className={css.details}>{event.details}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
