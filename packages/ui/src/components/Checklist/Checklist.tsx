import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Checklist.css.ts';

export type ChecklistItem = {
  id: string;
  title: string;
  /** Why it is asked for, in one sentence. */
  why: string;
  /** About how long it takes. */
  minutes?: number;
  /** `waiting` is with somebody else, `missing` came back with a reason. */
  state: 'open' | 'waiting' | 'missing' | 'done';
  /** Replaces the word of the state. */
  word?: string;
  /** The missing or awaited thing. */
  reason?: string;
  /** The button that leads to it. */
  action?: ReactNode;
  /** Whether the button stays when the step is done: one that tries again. */
  keepsAction?: boolean;
};

export type ChecklistProps = {
  label: string;
  /** In the order in which they are best done. */
  items: readonly ChecklistItem[];
};

const words = { open: 'bekliyor', waiting: 'incelemede', missing: 'eksik', done: 'tamam' } as const;

/** The first steps of a new user: step, reason, duration and state of each. */
export function Checklist({ label, items }: ChecklistProps) {
  const done = items.filter(({ state }) => state === 'done').length;
  return (
    <section aria-label={label} className={css.root}>
      <p className={css.sum}>
        {done} / {items.length} tamam
      </p>
      <ol className={css.list}>
        {items.map(({ id, title, why, minutes, state, reason, action, keepsAction, word }) => (
          <li key={id} className={css.item}>
            <span className={cx(css.mark, css.markState[state])} aria-hidden="true" />
            <div className={css.words}>
              <span className={css.title}>{title}</span>
              <span className={css.why}>{why}</span>
              {reason ? <span className={css.reason[state]}>{reason}</span> : null}
            </div>
            <span className={css.state}>
              {word ?? words[state]}
              {minutes === undefined || state === 'done' ? null : ` · ${minutes} dk`}
            </span>
            {action && (state !== 'done' || keepsAction) ? <div className={css.action}>{action}</div> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
