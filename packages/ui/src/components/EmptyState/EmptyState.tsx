import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';
import { drawings, type EmptyKind } from './drawings.ts';

export type EmptyStateProps = {
  /** Chooses the drawing (specification §2.3). */
  kind: EmptyKind;
  title: string;
  /** The title heads the page, where nothing else does. */
  isHeading?: boolean;
  /** Why it is empty, or what to do about it. */
  subtitle?: ReactNode;
  /** The one way on. */
  actions?: ReactNode;
  /** `panel` is tighter, for a dropdown or a tab. */
  size?: 'page' | 'panel';
};

/** An empty place with its reason and the next step. */
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
