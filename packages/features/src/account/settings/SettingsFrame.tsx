import { type Area, areaFacts } from '@havan/domain/access';
import { Heading } from '@havan/ui/Heading';
import { Page } from '@havan/ui/Page';
import { Shimmer } from '@havan/ui/Shimmer';
import { SideNav } from '@havan/ui/SideNav';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import type { ReactNode } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { type BasicInfos, useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { useMay } from '@havan/app-shell/profile/use-may';
import { getStaff } from '@havan/contract/identity/staff';
import { keptTexts } from './kept/kept-texts.ts';
import { factorTexts } from './second-factor/second-factor-texts.ts';
import { settingsTexts } from './settings-texts.ts';

/** Pages of the settings that are areas of the account as well, in the order of the menu. */
const areaPages = ['userInfo', 'salesInfo', 'notificationSettings', 'password', 'integrations'] as const;
/** Pages for buying, in an app with a cart. */
const buyingPages = { addresses: 'addresses', 'invoice-details': 'invoices', cards: 'cards' } as const;
const buyingPageNames = ['addresses', 'invoice-details', 'cards'] as const;
export type SettingsPage =
  | (typeof areaPages)[number]
  | keyof typeof buyingPages
  | 'company'
  | 'second-factor'
  | 'sessions'
  | 'einvoice'
  | 'payout'
  | 'staff';

interface SettingsFrameProps {
  readonly current: SettingsPage;
  readonly children: ReactNode;
}

/** Height in px of the menu where it is a row: on a phone and a tablet. */
const navHeight = 45;

/**
 * Renders every page of the settings: the pages that this app has and this person may enter, and the one in
 * sight.
 */
export function SettingsFrame({ current, children }: SettingsFrameProps) {
  const { paths } = useAppProfile();
  const infos = useBasicInfos();
  const mayManagePeople = useMay(getStaff);
  const isBuying = paths.areas.cart !== undefined && infos?.areas.includes('cart') === true;
  const [person, ...areas] = areaPages.map((area) => areaItem(area, paths.areas[area], infos));
  const pages: readonly { id: SettingsPage; label: string; href: string }[] = [
    ...(person ?? []),
    { id: 'company', label: keptTexts.company, href: paths.settings('company') },
    ...(isBuying
      ? buyingPageNames.map((id) => ({ id, label: keptTexts[buyingPages[id]], href: paths.settings(id) }))
      : []),
    ...areas.flat(),
    { id: 'second-factor', label: factorTexts.title, href: paths.settings('second-factor') },
    { id: 'sessions', label: settingsTexts.sessions, href: paths.settings('sessions') },
    ...(infos?.areas.includes('salesInfo')
      ? [{ id: 'einvoice' as const, label: settingsTexts.einvoice, href: paths.settings('einvoice') }]
      : []),
    { id: 'payout', label: settingsTexts.payout, href: paths.settings('payout') },
    ...(infos && mayManagePeople
      ? [{ id: 'staff' as const, label: settingsTexts.staff, href: paths.settings('staff') }]
      : []),
  ];
  const title = pages.find(({ id }) => id === current)?.label ?? settingsTexts.title;
  return (
    <Page>
      <title>{`${title} | Havan`}</title>
      <Split
        side="start"
        asideWidth="narrow"
        aside={
          infos ? (
            <SideNav
              label={settingsTexts.nav}
              items={pages.map((page) => ({ ...page, current: page.id === current }))}
            />
          ) : (
            <Shimmer kind="block" height={navHeight} label="" />
          )
        }
      >
        <Stack space="l">
          <Heading level={1}>{title}</Heading>
          {children}
        </Stack>
      </Split>
    </Page>
  );
}

function areaItem(
  area: (typeof areaPages)[number] & Area,
  href: string | undefined,
  infos: BasicInfos | null,
) {
  const mayEnter = infos?.areas.includes(area) ?? false;
  return href !== undefined && mayEnter ? [{ id: area, label: areaFacts[area].label, href }] : [];
}
