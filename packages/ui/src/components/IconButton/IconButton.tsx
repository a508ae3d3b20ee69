import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlot } from '../../css/utilities.css.ts';
import * as css from './IconButton.css.ts';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  /** Accessible name and tooltip: the action in one or two words. */
  label: string;
  icon: ReactNode;
  /** `quiet` in rows, `outline` on its own, `solid` for the one main action of a view. */
  variant?: 'quiet' | 'outline' | 'solid';
  size?: 'small' | 'medium';
  tone?: 'neutral' | 'action' | 'critical';
  /** `submit` submits the surrounding form; default `button`. */
  type?: 'button' | 'submit' | 'reset';
};

/** Renders a square button with an icon only. Use it where the icon is well known or space is tight. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  tone = 'neutral',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(css.button, css.look[`${variant}-${tone}`], css.size[size])}
    >
      <span className={iconSlot} aria-hidden="true">
        {icon}
      </span>
    </button>
  );
}
