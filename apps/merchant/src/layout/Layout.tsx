import { Shell } from '@havan/features/shell/Shell';
import { ToastProvider } from '@havan/ui/Toast';
import { BuyerSwitch } from './BuyerSwitch.tsx';
import { layoutTexts } from './layout-texts.ts';
import { OrderSearch } from './OrderSearch.tsx';
import { PhonePlaces } from './PhonePlaces.tsx';

/** The frame of the sales desk: search among the orders, the way to the shop, the places under the thumb on a phone. */
export function Layout() {
  return (
    <ToastProvider>
      <Shell area={layoutTexts.area} search={<OrderSearch />} tools={<BuyerSwitch />}>
        <PhonePlaces />
      </Shell>
    </ToastProvider>
  );
}
