import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlot } from '../../css/utilities.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './TabBar.css.ts';

export type TabBarProps = {
  label: string;
  /** Up to five. */
  items: readonly {
    id: string;
    label: string;
    icon: ReactNode;
    current?: boolean;
    count?: number;
    /** Where it leads; left out where it does something in its place. */
    href?: string;
    /** Called when a place without an address is pressed. */
    onPress?: () => void;
  }[];
  /** The last place opens what the bar has no room for. */
  more?: {
    label: string;
    icon: ReactNode;
    /** Whether its panel is open; announced to screen readers. */
    isOpen: boolean;
    /** Opens or closes it. */
    onPress: () => void;
    count?: number;
  };
};

/** The phone's places, under the thumb. Not drawn above 767 px. */
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
