import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { useHeaderScroll } from '../../hooks/use-header-scroll.ts';
import * as css from './HeaderBar.css.ts';

export type HeaderBarProps = {
  /** A link around the Logo. */
  logo: ReactNode;
  /** Beside the logo: the name of the area. */
  area?: ReactNode;
  /** A SearchField; on a phone it takes a row of its own. */
  search?: ReactNode;
  /** HeaderTool, HeaderAccount, HeaderCart. */
  tools?: ReactNode;
  /** Beneath: a CategoryBar. */
  below?: ReactNode;
  /** Called when the bar hides, to close what hangs from it. Keep it stable. */
  onHide?: () => void;
};

/** The head of every screen. Hides on the way down beyond 25 px, comes back on the way up, casts a shadow after 80 px. */
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
