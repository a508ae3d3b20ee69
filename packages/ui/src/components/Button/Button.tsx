import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import * as css from './Button.css.ts';

export type ButtonLook = {
  /** `solid` for the one main action of a view, `outline` for the others, `quiet` inside rows, `ink` in a notice. */
  variant?: 'solid' | 'outline' | 'quiet' | 'ink';
  /** `critical` for an action that deletes or rejects. */
  tone?: 'action' | 'critical';
  /** Height 32, 40 or 56 px; `large` is for the main decision of a page. */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width; `after` moves to the right edge. */
  wide?: boolean;
  /** Aligns a quiet button with the text above it, by cancelling its padding. */
  flush?: boolean;
  icon?: ReactNode;
  /** Content after the label: an arrow, an amount. */
  after?: ReactNode;
};

export type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> &
  ButtonLook & {
    /** Shows a progress animation and ignores clicks; the button keeps its width and stays focusable. */
    loading?: boolean;
    /** Text for screen readers while loading. */
    loadingText?: string;
    /** `submit` submits the surrounding form; default `button`. */
    type?: 'button' | 'submit' | 'reset';
  };

/** Returns the class names for a look; used by Button and ButtonLink. */
export function buttonClass({
  variant = 'solid',
  tone = 'action',
  size = 'medium',
  wide,
  flush,
}: { [Part in keyof Omit<ButtonLook, 'icon' | 'after'>]: ButtonLook[Part] | undefined }): string {
  return cx(
    css.button,
    css.look[`${variant}-${tone}`],
    css.size[size],
    wide && css.wide,
    flush && css.flush[size],
  );
}

/** Renders a button for an action. For navigation use Link or ButtonLink. */
export function Button({
  variant,
  tone,
  size,
  wide,
  flush,
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
      className={buttonClass({ variant, tone, size, wide, flush })}
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

/** Renders icon, label and `after`; used by Button and ButtonLink. */
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
