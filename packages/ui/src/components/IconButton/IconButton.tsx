import type { ComponentProps, ReactNode } from 'react';
import { iconSlot } from '../../css/utilities.css.ts';
import * as css from './IconButton.css.ts';

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  /** Action of the button, in a word or two; also its tooltip. */
  label: string;
  icon: ReactNode;
  /** `quiet` in rows, `outline` alone, `solid` for the one step of a view. */
  variant?: 'quiet' | 'outline' | 'solid';
  size?: 'small' | 'medium';
  tone?: 'neutral' | 'action' | 'critical';
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit' | 'reset';
};

/** A square button with a picture; use it only where the picture is known or the place is tight. */
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
      className={css.button({ variant, size, tone })}
    >
      <span className={iconSlot} aria-hidden="true">
        {icon}
      </span>
    </button>
  );
}
