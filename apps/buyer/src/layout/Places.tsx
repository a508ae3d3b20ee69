import { useBasicInfos } from '@havan/features/shell/use-basic-infos';
import { CartIcon, HomeIcon, MenuIcon, OrdersIcon } from '@havan/ui/icons';
import { TabBar } from '@havan/ui/TabBar';
import { useLocation } from 'react-router';
import { paths } from '../paths.ts';
import { layoutTexts } from './layout-texts.ts';

/** The phone's bar of places; the cart, the payment and the list of the smart cart have a bar of their own. */
export function Places() {
  const { pathname } = useLocation();
  const count = useBasicInfos()?.globalActionFields.basketItem;
  const hasOwnBar = pathname === paths.cart() || pathname === paths.smartCart();
  if (hasOwnBar || pathname.startsWith(paths.payment())) return null;
  const places = [
    { id: 'home', label: layoutTexts.home, icon: <HomeIcon />, href: paths.home() },
    { id: 'categories', label: layoutTexts.categories, icon: <MenuIcon />, href: paths.category() },
    { id: 'cart', label: layoutTexts.cart, icon: <CartIcon />, href: paths.cart(), ...(count && { count }) },
    { id: 'orders', label: layoutTexts.orders, icon: <OrdersIcon />, href: paths.orders() },
  ];
  return (
    <TabBar
      label={layoutTexts.places}
      items={places.map((place) => ({ ...place, current: pathname.startsWith(place.href) }))}
    />
  );
}
