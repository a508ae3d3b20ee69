import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Menu.css.ts';

export type MenuItem = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Makes the item a link; without `href` it is an action. */
  href?: string;
  onSelect?: () => void;
  tone?: 'neutral' | 'critical';
  disabled?: boolean;
  /** Draws a line above the item, where items of another kind start. */
  separated?: boolean;
};

export type MenuProps = {
  /** Button that opens the menu: a Button or an IconButton. */
  trigger: ReactElement;
  /** Items in display order. */
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** Content above the items: the signed-in user. */
  header?: ReactNode;
};

/** Renders a menu of actions or links below its trigger (WAI-ARIA menu button pattern). */
export function Menu({ trigger, items, align = 'end', header }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={css.positioner} align={align} sideOffset={4}>
          <Base.Popup className={css.popup}>
            {header ? <div className={css.header}>{header}</div> : null}
            {items.map((item) => (
              <MenuRow key={item.id} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuRow({ item }: { item: MenuItem }) {
  const className = cx(css.item, css.tone[item.tone ?? 'neutral']);
  const face = (
    <>
      {item.icon ? (
        <span className={iconSlotSmall} aria-hidden="true">
          {item.icon}
        </span>
      ) : null}
      {item.label}
    </>
  );
  return (
    <>
      {item.separated ? <Base.Separator className={css.separator} /> : null}
      {item.href === undefined ? (
        <Base.Item className={className} disabled={item.disabled ?? false} onClick={() => item.onSelect?.()}>
          {face}
        </Base.Item>
      ) : (
        <Base.LinkItem
          className={className}
          render={<Anchor href={item.href} />}
          closeOnClick
          onClick={() => item.onSelect?.()}
        >
          {face}
        </Base.LinkItem>
      )}
    </>
  );
}
