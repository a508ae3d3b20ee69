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
  /** A thin line separates items of different groups. */
  group?: string;
};

export type SideNavProps = {
  label: string;
  /** Items of the area, each with its number of waiting tasks. */
  items: readonly SideNavItem[];
  /** Content below the items: a score, a help link. */
  foot?: ReactNode;
  /**
   * Shows only the icons, which every item then needs: `narrow` between the web width and 1180 px, `always`
   * from the web width on.
   */
  folds?: 'narrow' | 'always';
};

/**
 * Renders the navigation of an area at the side. Below the web width it is a row that scrolls, with the
 * current item in view.
 */
export function SideNav({ label, items, foot, folds }: SideNavProps) {
  const list = useRef<HTMLDivElement>(null);
  useOverflowEdges(list);
  // Counts load after the items and change their widths.
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
