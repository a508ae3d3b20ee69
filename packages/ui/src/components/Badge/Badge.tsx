import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import type { Tone } from '../../theme/props.ts';
import * as css from './Badge.css.ts';

export type BadgeProps = {
  children: ReactNode;
  tone?: Tone;
  icon?: ReactNode;
  /** `plain` is coloured text with an icon or mark; `filled` a small label; `count` a square with a number. */
  variant?: 'plain' | 'filled' | 'count';
  /**
   * Shape drawn before the text: `full` = new, `half` = half done, `moving` = on its way, `done` = finished,
   * `turned` = returned.
   */
  mark?: 'full' | 'half' | 'moving' | 'done' | 'turned';
};

/** Renders a state as a word; colour and icon only repeat the word. */
export function Badge({ children, tone = 'neutral', icon, variant = 'plain', mark }: BadgeProps) {
  return (
    <span className={cx(css.badge, css.look[`${variant}-${tone}`])}>
      {icon ? (
        <span className={iconSlotSmall} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {mark ? <span className={cx(css.mark, css.shape[mark])} aria-hidden="true" /> : null}
      {children}
    </span>
  );
}
