import { Shell } from '@havan/app-shell/frame/Shell';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import { NotificationPanel } from '@havan/features/notifications/notification-routes';
import { ToastProvider } from '@havan/ui/Toast';
import { BuyerSwitch } from './BuyerSwitch.tsx';
import { layoutTexts } from './layout-texts.ts';
import { OrderSearch } from './OrderSearch.tsx';
import { PhoneNav } from './PhoneNav.tsx';

const Notices = lazyScreen(() => import('./Notices.tsx'), 'Notices', {
  chunk: 'notices',
  partOf: 'shell',
});

/**
 * Renders the frame of the merchant app: search among the orders, the way to the shop, the navigation of a
 * phone.
 */
export function Layout() {
  return (
    <ToastProvider>
      <Shell
        area={layoutTexts.area}
        search={<OrderSearch />}
        tools={<BuyerSwitch />}
        notificationPanel={NotificationPanel}
        notices={<Notices />}
      >
        <PhoneNav />
      </Shell>
    </ToastProvider>
  );
}
