import { type ReactNode, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { useChosenInSight } from '../../hooks/use-chosen-in-sight.ts';
import { useOverflowEdges } from '../../hooks/use-overflow-edges.ts';
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
  /** A place of another group than the one before is parted from it by a faint rule. */
  group?: string;
};

export type SideNavProps = {
  label: string;
  /** The places of the area, each with what waits there. */
  items: readonly SideNavItem[];
  /** Beneath the items: a score, a help line. */
  foot?: ReactNode;
  /** Where only the icons stand, and every item needs one: between the web width and 1180 px, or from the web width on. */
  folds?: 'narrow' | 'always';
};

/** The places of an area, at its side. On a phone it becomes a row that scrolls, with the current place in sight. */
export function SideNav({ label, items, foot, folds }: SideNavProps) {
  const list = useRef<HTMLDivElement>(null);
  useOverflowEdges(list);
  // Counts load after the items and would shift the content behind them.
  const counted = items.filter(({ count }) => count !== undefined).length;
  useChosenInSight(list, `${items.find((item) => item.current)?.id} ${counted}`);
  return (
    <nav aria-label={label} className={css.root}>
      <div ref={list} className={css.list}>
        {items.map((item, at) => (
          <Anchor
            key={item.id}
            href={item.href}
            className={cx(
              css.item,
              item.current && css.current,
              folds && css.folded[folds],
              at > 0 && item.group !== items[at - 1]?.group && css.parted,
            )}
            title={folds ? item.label : undefined}
            aria-current={item.current ? 'page' : undefined}
          >
            {item.icon ? (
              <span className={iconSlot} aria-hidden="true">
                {item.icon}
              </span>
            ) : null}
            <span className={cx(css.word, folds && css.foldedWord[folds])}>{item.label}</span>
            {item.count === undefined ? null : (
              <span className={cx(css.count, folds && css.foldedCount[folds])}>{item.count}</span>
            )}
          </Anchor>
        ))}
      </div>
      {foot ? <div className={cx(css.foot, folds && css.foldedFoot[folds])}>{foot}</div> : null}
    </nav>
  );
}
