import { SideNav } from '@havan/ui/SideNav';
import { Outlet } from 'react-router';
import * as css from './layout.css.ts';
import { layoutTexts } from './layout-texts.ts';
import { groupOf } from './nav-groups.ts';
import { useNavItems } from './use-nav-items.ts';

/** Layout route of everything behind the sign-in: the menu of the seller at the side. */
export function MerchantLayout() {
  const navItems = useNavItems();
  return (
    <div className={css.layout}>
      <div className={css.side}>
        <SideNav
          label={layoutTexts.navLabel}
          items={navItems.map((item) => ({ ...item, group: groupOf(item.id) }))}
          folds
        />
      </div>
      <Outlet />
    </div>
  );
}
