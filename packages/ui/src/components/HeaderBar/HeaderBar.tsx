import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { useHeaderScroll } from '../../hooks/use-header-scroll.ts';
import * as css from './HeaderBar.css.ts';

export type HeaderBarProps = {
  /** The Logo in a link. */
  logo: ReactNode;
  /** Name of the area, after the logo. */
  area?: ReactNode;
  /** A SearchField; below the web width it has a row of its own. */
  search?: ReactNode;
  /** HeaderTool, HeaderAccount, HeaderCart. */
  tools?: ReactNode;
  /** Content below the row: a CategoryBar. */
  below?: ReactNode;
  /** Called when the bar hides, to close its open menus. Pass a stable function. */
  onHide?: () => void;
};

/**
 * Renders the page header. It hides while scrolling down beyond 25 px, returns while scrolling up, and has a
 * shadow beyond 80 px.
 */
export function HeaderBar({ logo, area, search, tools, below, onHide }: HeaderBarProps) {
  const { hidden, raised } = useHeaderScroll(onHide);
  return (
    <header className={cx(css.header, hidden && css.hiddenBar, raised && css.raised)}>
      <div className={css.row}>
        <div className={css.logo}>{logo}</div>
        {area ? <div className={css.area}>{area}</div> : null}
        {search ? <div className={css.search}>{search}</div> : null}
        {tools ? <div className={css.tools}>{tools}</div> : null}
      </div>
      {below}
    </header>
  );
}
