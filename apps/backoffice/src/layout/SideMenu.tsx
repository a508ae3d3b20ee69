import { SideNav } from '@havan/ui/SideNav';
import { Text } from '@havan/ui/Text';
import { useEffect, useRef } from 'react';
import { groupsOf, type Place } from './menu-groups.ts';
import * as css from './SideMenu.css.ts';

/**
 * Renders the menu of the operator. From the web width on, all groups stand at the side, each under its name; on
 * smaller screens one row names the groups and a second one the items of the current group.
 */
export function SideMenu({ items }: { readonly items: readonly Place[] }) {
  const groups = groupsOf(items);
  const current = groups.find((group) => group.current);
  return (
    <>
      <div className={css.side} ref={useCurrentInSight(items.length > 0)}>
        {groups.map(({ label, items: places }) => (
          <div key={label} className={css.group}>
            <div className={css.name} aria-hidden="true">
              <Text size="small" tone="faint" weight="medium">
                {label}
              </Text>
            </div>
            <SideNav label={label} items={places} />
          </div>
        ))}
      </div>
      <div className={css.rows}>
        <SideNav label="Platform menüsü" items={groups.map(rowOf)} />
        {current ? <SideNav label={current.label} items={current.items} /> : null}
      </div>
    </>
  );
}

/** Returns a group as a menu item that links to the first item of the group. */
const rowOf = ({ label, items, count, current }: ReturnType<typeof groupsOf>[number]) => ({
  id: label,
  label,
  href: items[0]?.href ?? '/',
  current,
  ...(count > 0 && { count }),
});

/** Scrolls the menu, not the page, to the current item once the menu has items. */
function useCurrentInSight(isFilled: boolean) {
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = side.current;
    const place = menu?.querySelector('[aria-current="page"]');
    if (!isFilled || !menu || !place) return;
    const beneath =
      place.getBoundingClientRect().bottom - Math.min(menu.getBoundingClientRect().bottom, innerHeight);
    if (beneath > 0) menu.scrollTop += beneath + innerHeight / 4;
  }, [isFilled]);
  return side;
}
