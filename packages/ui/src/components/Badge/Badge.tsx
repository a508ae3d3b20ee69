import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import type { Tone } from '../../theme/props.ts';
import * as css from './Badge.css.ts';

export type BadgeProps = {
  children: ReactNode;
  tone?: Tone;
  icon?: ReactNode;
  /** `plain` is coloured text with an icon or mark; `filled` a small label; `count` a square figure. */
  variant?: 'plain' | 'filled' | 'count';
  /** The state's mark when there is no icon: new, half done, on its way, finished, returned. */
  mark?: 'full' | 'half' | 'moving' | 'done' | 'turned';
};

/** The state of something, in a word. The word stays when the colour is gone. */
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
