import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';
import { drawings, type EmptyKind } from './drawings.ts';

export type EmptyStateProps = {
  /** Selects the drawing (specification §2.3). */
  kind: EmptyKind;
  title: string;
  /** Renders the title as `h1`, for a page without another heading. */
  isHeading?: boolean;
  /** The reason, or what to do about it. */
  subtitle?: ReactNode;
  /** The one next step. */
  actions?: ReactNode;
  /** `panel` is smaller, for a dropdown or a tab. */
  size?: 'page' | 'panel';
};

/** Renders a drawing, the reason why nothing is shown, and the next step. */
export function EmptyState({
  kind,
  title,
  isHeading = false,
  subtitle,
  actions,
  size = 'page',
}: EmptyStateProps) {
  const { fine, strong, wash } = drawings[kind];
  const Title = isHeading ? 'h1' : 'p';
  return (
    <div className={css.size[size]}>
      <svg className={css.drawing} viewBox="0 0 120 104" aria-hidden="true">
        <path d={fine} />
        {wash ? <path d={wash} className="wash" /> : null}
        <path d={strong} className="strong" />
      </svg>
      <Title className={css.title}>{title}</Title>
      {subtitle ? <p className={css.subtitle}>{subtitle}</p> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
