import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Checklist.css.ts';

export type ChecklistItem = {
  id: string;
  title: string;
  /** Reason for the step, in one sentence. */
  why: string;
  /** Approximate duration. */
  minutes?: number;
  /** `waiting`: under review by somebody else; `missing`: returned with a reason. */
  state: 'open' | 'waiting' | 'missing' | 'done';
  /** Replaces the default word of the state. */
  word?: string;
  /** What is missing or awaited. */
  reason?: string;
  /** Button that leads to the step. */
  action?: ReactNode;
  /** Keeps the button when the step is done, for an action that can be repeated. */
  keepsAction?: boolean;
};

export type ChecklistProps = {
  label: string;
  /** Steps in the recommended order. */
  items: readonly ChecklistItem[];
};

const words = { open: 'bekliyor', waiting: 'incelemede', missing: 'eksik', done: 'tamam' } as const;

/** Renders the first steps of a new user: title, reason, duration and state of each, with a count of done steps. */
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
