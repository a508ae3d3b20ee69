import { Shell } from '@havan/app-shell/frame/Shell';
import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import { NotificationPanel } from '@havan/features/notifications/notification-routes';
import { ToastProvider } from '@havan/ui/Toast';
import { BuyerSwitch } from './BuyerSwitch.tsx';
import { layoutTexts } from './layout-texts.ts';
import { PhoneNav } from './PhoneNav.tsx';
import { SellerSearch } from './SellerSearch.tsx';

const Notices = lazyScreen(() => import('./Notices.tsx'), 'Notices', {
  chunk: 'notices',
  partOf: 'shell',
});

const SellerKeys = lazyPart(() => import('./keys/SellerKeys.tsx'), 'SellerKeys', { isQuiet: true });
const LeaveQuestion = lazyPart(
  () => import('../features/listing-table/drafts/LeaveQuestion.tsx'),
  'LeaveQuestion',
  { isQuiet: true },
);

/**
 * Renders the frame of the merchant app: the search, the switch to the buyer app, the navigation of a phone, the keys,
 * and the question on unsaved edits.
 */
export function Layout() {
  return (
    <ToastProvider>
      <Shell
        area={layoutTexts.area}
        search={<SellerSearch />}
        tools={<BuyerSwitch />}
        notificationPanel={NotificationPanel}
        notices={<Notices />}
      >
        <PhoneNav />
        <SellerKeys />
        <LeaveQuestion />
      </Shell>
    </ToastProvider>
  );
}
