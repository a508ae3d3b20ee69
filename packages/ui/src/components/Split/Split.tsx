import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './Split.css.ts';

export type SplitProps = {
  /** The main column. */
  children: ReactNode;
  /** The narrow column: a summary, a filter, a menu. */
  aside: ReactNode;
  /** Which side the narrow column takes on the web; on a phone it follows (`end`) or leads (`start`). */
  side?: 'start' | 'end';
  /** How wide the narrow column is on the web. */
  asideWidth?: 'narrow' | 'standard' | 'wide';
  /** Below the web the narrow column is not drawn at all: a filter that opens as a drawer there. */
  webOnly?: boolean;
  /** The narrow column stays in sight while the main one scrolls. */
  sticky?: boolean;
  /** The narrow column is as tall as the main one: both are frames that lie beside each other. */
  stretch?: boolean;
};

/** A main column and a narrow one; beneath each other below 993 px. */
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
