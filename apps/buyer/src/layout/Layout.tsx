import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import { Shell } from '@havan/app-shell/frame/Shell';
import { NotificationPanel } from '@havan/features/notifications/notification-routes';
import { HeaderCart } from '@havan/ui/HeaderTool';
import { ToastProvider } from '@havan/ui/Toast';
import { useWaitingLines } from '../shared/cart/waiting-lines.ts';
import { CategoryNav } from './CategoryNav.tsx';
import { layoutTexts } from './layout-texts.ts';
import { paths } from '../paths.ts';
import { SearchBox } from '../features/search/SearchBox.tsx';
import { NavItems } from './NavItems.tsx';

const Notices = lazyScreen(() => import('./Notices.tsx'), 'Notices', {
  chunk: 'notices',
  partOf: 'shell',
});
// Needs a connection; a failed load is silent.
const WaitingLinesResend = lazyPart(() => import('./WaitingLinesResend.tsx'), 'WaitingLinesResend', {
  isQuiet: true,
});

/** Renders the frame of the shop: search, cart, categories, and on a phone the navigation at the foot. */
export function Layout() {
  return (
    <ToastProvider>
      <Shell
        search={<SearchBox />}
        tools={<CartState />}
        bar={<CategoryNav />}
        notificationPanel={NotificationPanel}
        notices={<Notices />}
        isMarket
      >
        <NavItems />
        <Waiting />
      </Shell>
    </ToastProvider>
  );
}

/** Resends the lines that this browser holds for the cart after the sign-in. */
function Waiting() {
  const isSignedIn = useBasicInfos() !== null;
  const isWaiting = useWaitingLines((store) => store.lines.length > 0);
  return isSignedIn && isWaiting ? <WaitingLinesResend /> : null;
}

function CartState() {
  const counters = useBasicInfos()?.globalActionFields;
  return (
    <HeaderCart
      href={paths.cart()}
      label={layoutTexts.cart}
      noun={layoutTexts.cartNoun}
      count={counters?.basketItem ?? 0}
      {...(counters && { total: counters.basketTotal })}
    />
  );
}
