import { lazyPart } from '@havan/features/shell/LazyPart';
import { useBasicInfos } from '@havan/features/shell/use-basic-infos';
import { Shell } from '@havan/features/shell/Shell';
import { HeaderBasket } from '@havan/ui/HeaderTool';
import { ToastProvider } from '@havan/ui/Toast';
import { useWaitingLines } from '../trade/waiting-lines.ts';
import { CategoryNav } from './CategoryNav.tsx';
import { layoutTexts } from './layout-texts.ts';
import { paths } from '../paths.ts';
import { SearchBox } from '../features/search/SearchBox.tsx';
import { Places } from './Places.tsx';

// It comes when the line is back: without one there is nobody to tell, and the page goes on.
const WaitingLinesResend = lazyPart(() => import('./WaitingLinesResend.tsx'), 'WaitingLinesResend', {
  isQuiet: true,
});

/** The frame of the shop: search, basket, categories, and the places under the thumb on a phone. */
export function Layout() {
  return (
    <ToastProvider>
      <Shell search={<SearchBox />} tools={<Basket />} bar={<CategoryNav />}>
        <Places />
        <Waiting />
      </Shell>
    </ToastProvider>
  );
}

/** What this browser holds for the basket is added to it once somebody is signed in. */
function Waiting() {
  const isSignedIn = useBasicInfos() !== null;
  const isWaiting = useWaitingLines((store) => store.lines.length > 0);
  return isSignedIn && isWaiting ? <WaitingLinesResend /> : null;
}

function Basket() {
  const counters = useBasicInfos()?.globalActionFields;
  return (
    <HeaderBasket
      href={paths.cart()}
      label={layoutTexts.cart}
      noun={layoutTexts.cartNoun}
      count={counters?.basketItem ?? 0}
      {...(counters && { total: counters.basketTotal })}
    />
  );
}
