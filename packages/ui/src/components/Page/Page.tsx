import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Page.css.ts';

export type PageProps = {
  children?: ReactNode;
  /**
   * `main` contains the screen and is the target of the skip link; `div` only sets the page margins (header, footer).
   */
  as?: 'main' | 'div';
  /** `narrow` for a page with one task: sign in, set a password. */
  size?: 'full' | 'narrow';
  /** Padding above and below, for `main` only; false where a bar touches the edge. */
  spacing?: boolean;
  id?: string;
};

/** Renders the margins of a screen: at most 1408 px of content, 24 px at the sides, 16 px on a phone. */
export function Page({ as: Tag = 'main', size = 'full', spacing = true, id, children }: PageProps) {
  const main = Tag === 'main';
  return (
    <Tag
      id={id ?? (main ? 'icerik' : undefined)}
      tabIndex={main ? -1 : undefined}
      className={cx(css.page, css.size[size], spacing && main && css.spacing)}
    >
      {children}
    </Tag>
  );
}
