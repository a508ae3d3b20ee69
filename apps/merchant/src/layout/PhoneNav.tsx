import { MoreIcon } from '@havan/ui/icons';
import { Drawer } from '@havan/ui/Drawer';
import { SideNav } from '@havan/ui/SideNav';
import { TabBar } from '@havan/ui/TabBar';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { layoutTexts } from './layout-texts.ts';
import { phonePlaces } from './nav-groups.ts';
import { useNavItems } from './use-nav-items.ts';

/** Renders the navigation of a phone at its foot: the most used items, and the rest in a sheet. */
export function PhoneNav() {
  const { bar, rest } = phonePlaces(useNavItems());
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // The sheet closes when an item is chosen.
  const isOpen = openAt === pathname;
  const waiting = rest.reduce((sum, item) => sum + ('count' in item ? (item.count ?? 0) : 0), 0);
  return (
    <>
      <TabBar
        label={layoutTexts.navLabel}
        items={bar.map((item) => (item.id === 'listing-desk' ? { ...item, label: layoutTexts.scan } : item))}
        {...(rest.length > 0 && {
          more: {
            label: layoutTexts.more,
            icon: <MoreIcon />,
            isOpen,
            onPress: () => setOpenAt(pathname),
            ...(waiting > 0 && { count: waiting }),
          },
        })}
      />
      {isOpen ? (
        <Drawer open title={layoutTexts.navLabel} onClose={() => setOpenAt(null)}>
          <SideNav label={layoutTexts.more} items={rest} />
        </Drawer>
      ) : null}
    </>
  );
}
