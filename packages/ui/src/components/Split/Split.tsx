import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Split.css.ts';

export type SplitProps = {
  /** The main column. */
  children: ReactNode;
  /** The narrow column: a summary, a filter, a menu. */
  aside: ReactNode;
  /**
   * Side of the narrow column from the web width on; below it the column follows (`end`) or precedes
   * (`start`) the main one.
   */
  side?: 'start' | 'end';
  /** Width of the narrow column: 216, 280 (`start`) or 336 (`end`), or 392 px. */
  asideWidth?: 'narrow' | 'standard' | 'wide';
  /** Hides the narrow column below the web width, for a filter that opens as a drawer there. */
  webOnly?: boolean;
  /** Keeps the narrow column in view while the main one scrolls. */
  sticky?: boolean;
  /** Makes the narrow column as tall as the main one, for two frames side by side. */
  stretch?: boolean;
};

/** Renders a main column and a narrow one; one below the other under 993 px. */
export function Split({
  children,
  aside,
  side = 'end',
  asideWidth = 'standard',
  webOnly,
  sticky,
  stretch,
}: SplitProps) {
  const narrow = (
    <div key="aside" className={cx(sticky && css.sticky, stretch && css.stretch, webOnly && css.webOnly)}>
      {aside}
    </div>
  );
  const main = (
    <div key="main" className={css.main}>
      {children}
    </div>
  );
  return (
    <div className={cx(css.split, css.layout[`${side}-${asideWidth}`])}>
      {side === 'start' ? [narrow, main] : [main, narrow]}
    </div>
  );
}
