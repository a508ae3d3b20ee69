import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos, useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import { Shimmer } from '@havan/ui/Shimmer';
import { SideNav } from '@havan/ui/SideNav';
import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { paths } from '../paths.ts';
import * as css from './layout.css.ts';
import { layoutTexts } from './layout-texts.ts';
import { groupOf } from './nav-groups.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { useNavItems } from './use-nav-items.ts';
import { useRoomOfMenu } from './use-room-of-menu.ts';

const ScoreFoot = lazyPart(() => import('../features/performance/ScoreFoot.tsx'), 'ScoreFoot', {
  isQuiet: true,
});

/** Height in px of the menu on a tablet, where it is a row. */
const navHeight = 45;

/** Renders the layout route of all screens behind the sign-in: the seller's menu beside the screen. */
export function MerchantLayout() {
  const side = useRef<HTMLDivElement>(null);
  useRoomOfMenu(side);
  const navItems = useNavItems();
  const isKnown = useBasicInfos() !== null;
  useCurrentInSight(side, isKnown ? (navItems.find(({ current }) => current)?.id ?? '') : '');
  const { flags } = useAppProfile();
  const maySeeScore = useMayEnter('salesPanel') === true;
  const hasScore = flags.isOn('myScorePage') && maySeeScore;
  // The listing desk and the market beside it need the width that the labels of the menu would take.
  const isDesk = useLocation().pathname === paths.newListing();
  return (
    <div className={isDesk ? css.deskLayout : css.layout}>
      <div ref={side} className={css.side}>
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
