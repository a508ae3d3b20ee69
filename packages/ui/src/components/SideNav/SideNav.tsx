import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlot } from '../../css/utilities.css.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './SideNav.css.ts';

export type SideNavItem = {
  id: string;
  label: string;
  href: string;
  icon?: ReactNode;
  count?: number | string;
  current?: boolean;
};

export type SideNavProps = {
  label: string;
  /** The places of the area, each with what waits there. */
  items: readonly SideNavItem[];
  /** Beneath the items: a score, a help line. */
  foot?: ReactNode;
};

/** Where the row scrolls, its current place stands in the middle. */
function bringIntoSight(place: HTMLAnchorElement | null): void {
  const row = place?.parentElement;
  if (!row) return;
  const [own, whole] = [place.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (whole.left + whole.width / 2);
}

/** The places of an area, at its side. On a phone it becomes a row that scrolls, with the current place in sight. */
export function SideNav({ label, items, foot }: SideNavProps) {
  return (
    <div className={css.root}>
      <nav aria-label={label} className={css.list}>
        {items.map((item) => (
          <Anchor
            key={item.id}
            href={item.href}
            className={cx(css.item, item.current && css.current)}
            aria-current={item.current ? 'page' : undefined}
            ref={item.current ? bringIntoSight : undefined}
          >
            {item.icon ? (
              <span className={iconSlot} aria-hidden="true">
                {item.icon}
              </span>
            ) : null}
            <span className={css.word}>{item.label}</span>
            {item.count === undefined ? null : <span className={css.count}>{item.count}</span>}
          </Anchor>
        ))}
      </nav>
      {foot ? <div className={css.foot}>{foot}</div> : null}
    </div>
  );
}
