import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos, useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import { Shimmer } from '@havan/ui/Shimmer';
import { SideNav } from '@havan/ui/SideNav';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import * as css from './layout.css.ts';
import { layoutTexts } from './layout-texts.ts';
import { groupOf } from './nav-groups.ts';
import { useNavItems } from './use-nav-items.ts';

const ScoreFoot = lazyPart(() => import('../features/performance/ScoreFoot.tsx'), 'ScoreFoot', {
  isQuiet: true,
});

/** Height of the menu where it is a row: on a tablet. */
const navHeight = 45;

/** Layout route of everything behind the sign-in: the menu of the seller at the side. */
export function MerchantLayout() {
  const navItems = useNavItems();
  const isKnown = useBasicInfos() !== null;
  const { flags } = useAppProfile();
  const maySeeScore = useMayEnter('salesPanel') === true;
  const hasScore = flags.isOn('myScorePage') && maySeeScore;
  // The ledger of the desk and the market beside it take what the words of the menu would.
  const isDesk = useLocation().pathname === paths.newListing();
  return (
    <div className={isDesk ? css.deskLayout : css.layout}>
      <div className={css.side}>
        {isKnown ? (
          <SideNav
            label={layoutTexts.navLabel}
            items={navItems.map((item) => ({ ...item, group: groupOf(item.id) }))}
            folds={isDesk ? 'always' : 'narrow'}
            foot={hasScore ? <ScoreFoot /> : null}
          />
        ) : (
          <Shimmer kind="block" height={navHeight} label="" />
        )}
      </div>
      <Outlet />
    </div>
  );
}
