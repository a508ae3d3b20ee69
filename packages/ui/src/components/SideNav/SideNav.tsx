import { type ReactNode, useEffect, useRef } from 'react';
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
  items: readonly SideNavItem[];
  /** Beneath the items: a score, a help line. */
  foot?: ReactNode;
};

/** The places of an area, at its side. On a phone it becomes a row that scrolls, with the current place in sight. */
export function SideNav({ label, items, foot }: SideNavProps) {
  const row = useRef<HTMLElement>(null);
  const current = items.find((item) => item.current)?.id;
  useEffect(() => {
    const place = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const sight = row.current?.getBoundingClientRect();
    if (!row.current || !place || !sight) return;
    row.current.scrollLeft += place.left + place.width / 2 - (sight.left + sight.width / 2);
  }, [current]);
  return (
    <div className={css.root}>
      <nav ref={row} aria-label={label} className={css.list}>
        {items.map((item) => (
          <Anchor
            key={item.id}
            href={item.href}
            className={cx(css.item, item.current && css.current)}
            aria-current={item.current ? 'page' : undefined}
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
