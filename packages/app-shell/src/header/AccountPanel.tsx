import { headerBadgesQuery } from '@havan/api-client/queries/notifications/support';
import { areaFacts } from '@havan/domain/access';
import { canBuy, canSell, companyTypeLabels } from '@havan/domain/company';
import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { LogOutIcon, SwitchIcon } from '@havan/ui/icons';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import { ThemeSwitch } from '@havan/ui/ThemeSwitch';
import { useQuery } from '@tanstack/react-query';
import { menuItems } from '../menu/menu-row.ts';
import { goToOtherApp } from '../session/go-to-other-app.ts';
import { signOut } from '../session/sign-out.ts';
import { useAppProfile } from '../profile/app-profile.ts';
import { headerTexts } from '../shell-texts.ts';
import type { BasicInfos } from '../profile/use-basic-infos.ts';
import { accountMenu } from './account-menu.ts';
import * as css from './HeaderDropdown.css.ts';

/** Renders the areas of the company in this app, the other app, the theme and sign-out. */
export function AccountPanel({ infos }: { infos: BasicInfos }) {
  const { user, areas: enterable, globalActionFields } = infos;
  const profile = useAppProfile();
  const { api, paths, audience } = profile;
  const badges = useQuery(headerBadgesQuery(api)).data ?? [];
  const tickets = badges.find(({ name }) => name === 'supportTickets')?.count ?? 0;
  const items = menuItems(accountMenu(user.companyType, enterable, paths.areas), {
    pathname: '',
    may: (area) => enterable.includes(area),
    counts: { requiredAction: globalActionFields.requiredAction },
  });
  const hasOtherApp = audience === 'buyer' ? canSell(user.companyType) : canBuy(user.companyType);
  return (
    <>
      <Box padding="m" lineBelow="row">
        <Text weight="strong">{user.companyName}</Text>
        <Text size="small" tone="soft">
          {`${companyTypeLabels[user.companyType]}, ${user.cityName}`}
        </Text>
      </Box>
      {items.map(({ id, label, href, count }) => (
        <Link key={id} variant="bare" href={href}>
          <span className={css.item}>
            {label}
            {count ? <Badge tone="attention">{count}</Badge> : null}
          </span>
        </Link>
      ))}
      <Link variant="bare" href={paths.support()}>
        <span className={css.item}>
          {headerTexts.support}
          {tickets > 0 ? <Badge tone="attention">{tickets}</Badge> : null}
        </span>
      </Link>
      {enterable.includes('prescriptionSite') && paths.areas.prescriptionSite !== undefined ? (
        <Link variant="bare" href={paths.areas.prescriptionSite} target="_blank" rel="noopener">
          <span className={css.item}>{areaFacts.prescriptionSite.label}</span>
        </Link>
      ) : null}
      {hasOtherApp ? (
        <button type="button" className={css.item} onClick={() => void goToOtherApp(profile, paths.home())}>
          {audience === 'buyer' ? headerTexts.toMerchant : headerTexts.toBuyer}
          <SwitchIcon />
        </button>
      ) : null}
      <Box padding="m" lineAbove="row">
        <ThemeSwitch />
      </Box>
      <Box lineAbove="row">
        <button type="button" className={css.item} onClick={() => void signOut(profile)}>
          {headerTexts.signOut}
          <LogOutIcon />
        </button>
      </Box>
    </>
  );
}
