import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import * as css from './Button.css.ts';

export type ButtonLook = {
  /** `solid` is the one next step of a view; `outline` the rest; `quiet` inside rows; `ink` beside a notice. */
  variant?: 'solid' | 'outline' | 'quiet' | 'ink';
  /** `critical` destroys or refuses. */
  tone?: 'action' | 'critical';
  /** 32, 40 or 56 px; the large one is for the decision of a page. */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width; what follows in `after` goes to the far end. */
  wide?: boolean;
  /** Aligns a quiet button with the text above it, by cancelling its padding. */
  flush?: boolean;
  icon?: ReactNode;
  /** After the words: an arrow, an amount. */
  after?: ReactNode;
};

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  ButtonLook & {
    /** Keeps its width and its place in the tab order, shows the running ruler and ignores presses. */
    loading?: boolean;
    /** Text for screen readers while loading. */
    loadingText?: string;
    /** `submit` sends the form around it. */
    type?: 'button' | 'submit' | 'reset';
  };

/** Does something. Something that leads somewhere is a Link or a ButtonLink. */
export function Button({
  variant = 'solid',
  tone = 'action',
  size = 'medium',
  wide = false,
  flush = false,
  icon,
  after,
  loading = false,
  loadingText = 'İşleniyor',
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={loading || rest['aria-disabled']}
      aria-busy={loading || undefined}
      className={css.button({ look: `${variant}-${tone}`, size, wide, flush })}
    >
      <ButtonContent icon={icon} after={after} muted={loading}>
        {children}
      </ButtonContent>
      {loading ? (
        <span className={css.running} role="status" aria-label={loadingText}>
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
      ) : null}
    </button>
  );
}

type ContentProps = { icon?: ReactNode; after?: ReactNode; muted?: boolean; children?: ReactNode };

/** The inside that Button and ButtonLink share. */
export function ButtonContent({ icon, after, muted, children }: ContentProps) {
  return (
    <span className={cx(css.content, muted && css.muted)}>
      {icon ? (
        <span className={iconSlotSmall} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <span className={css.words}>{children}</span>
      {after ? <span className={css.after}>{after}</span> : null}
    </span>
  );
}
