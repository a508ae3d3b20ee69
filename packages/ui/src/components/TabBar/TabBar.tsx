import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlot } from '../../css/utilities.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './TabBar.css.ts';

export type TabBarProps = {
  label: string;
  /** At most five items. */
  items: readonly {
    id: string;
    label: string;
    icon: ReactNode;
    current?: boolean;
    count?: number;
    /** Target of the item; omitted for an item with an action. */
    href?: string;
    /** Called when an item without `href` is pressed. */
    onPress?: () => void;
  }[];
  /** Last item, which opens a panel with the items that have no room in the bar. */
  more?: {
    label: string;
    icon: ReactNode;
    /** Whether the panel is open; exposed as `aria-expanded`. */
    isOpen: boolean;
    /** Opens or closes the panel. */
    onPress: () => void;
    count?: number;
  };
};

/** Renders the navigation bar at the bottom of a phone; hidden from 768 px on. */
export function TabBar({ label, items, more }: TabBarProps) {
  return (
    <>
      <div className={css.room} />
      <nav aria-label={label} className={css.bar}>
        <div className={css.places}>
          {items.map((item) => {
            const content = (
              <>
                <span className={iconSlot} aria-hidden="true">
                  {item.icon}
                </span>
                {item.label}
                {item.count ? (
                  <span className={css.count}>
                    <Badge variant="count" tone="critical">
                      {item.count}
                    </Badge>
                  </span>
                ) : null}
              </>
            );
            return item.href === undefined ? (
              <button key={item.id} type="button" className={css.item} onClick={item.onPress}>
                {content}
              </button>
            ) : (
              <Anchor
                key={item.id}
                href={item.href}
                className={cx(css.item, item.current && css.current)}
                aria-current={item.current ? 'page' : undefined}
              >
                {content}
              </Anchor>
            );
          })}
          {more ? (
            <button
              type="button"
              className={css.item}
              aria-haspopup="dialog"
              aria-expanded={more.isOpen}
              onClick={more.onPress}
            >
              <span className={iconSlot} aria-hidden="true">
                {more.icon}
              </span>
              {more.label}
              {more.count ? (
                <span className={css.count}>
                  <Badge variant="count" tone="critical">
                    {more.count}
                  </Badge>
                </span>
              ) : null}
            </button>
          ) : null}
        </div>
      </nav>
    </>
  );
}
