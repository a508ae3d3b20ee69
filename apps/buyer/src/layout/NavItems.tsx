import type { MenuRow } from '@havan/app-shell/menu/menu-row';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { CartIcon, HomeIcon, ListIcon, OrdersIcon, SearchIcon } from '@havan/ui/icons';
import { TabBar } from '@havan/ui/TabBar';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { focusSearch } from '../features/search/focus-search.ts';
import { smartCartLinkText } from '../shared/shared-texts.ts';
import { layoutTexts } from './layout-texts.ts';

interface Row extends MenuRow<'smartCart', 'basketItem'> {
  readonly icon: ReactNode;
}

/** The items of the bar. They are filtered here, because `menuItems` would make the first page heavier. */
const rows: readonly Row[] = [
  { id: 'home', label: layoutTexts.home, icon: <HomeIcon />, href: paths.home() },
  {
    id: 'smartCart',
    label: smartCartLinkText,
    icon: <ListIcon />,
    href: paths.smartCart(),
    right: 'smartCart',
  },
  { id: 'cart', label: layoutTexts.cart, icon: <CartIcon />, href: paths.cart(), counter: 'basketItem' },
  { id: 'orders', label: layoutTexts.orders, icon: <OrdersIcon />, href: paths.orders() },
];

/**
 * Renders the phone's bar of navigation; the cart, the payment and the list of the smart cart have a bar of
 * their own.
 */
export function NavItems() {
  const { pathname } = useLocation();
  const infos = useBasicInfos();
  const hasOwnBar = pathname === paths.cart() || pathname === paths.smartCart();
  if (hasOwnBar || pathname.startsWith(paths.payment())) return null;
  const places = rows
    .filter(({ right }) => !right || infos?.areas.includes(right))
    .map((row) => {
      const count = row.counter && infos?.globalActionFields[row.counter];
      return { ...row, current: pathname.startsWith(row.href), ...(count && { count }) };
    });
  const search = { id: 'search', label: layoutTexts.search, icon: <SearchIcon />, onPress: focusSearch };
  return <TabBar label={layoutTexts.navLabel} items={[...places.slice(0, 1), search, ...places.slice(1)]} />;
}
