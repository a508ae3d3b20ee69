import { areaFacts, headerMenuOf, menuOf } from '@havan/domain/access';
import { canBuy, canSell, companyTypeLabels } from '@havan/domain/company';
import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { LogOutIcon, SwitchIcon } from '@havan/ui/icons';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import { ThemeSwitch } from '@havan/ui/ThemeSwitch';
import { goToOtherApp, signOut } from '../../session/finish-sign-in.ts';
import { useAppProfile } from '../app-profile.ts';
import { headerTexts } from '../shell-texts.ts';
import type { BasicInfos } from '../use-basic-infos.ts';
import * as css from './HeaderDropdown.css.ts';

/** The areas of the company that this app has, the other app, the look, the way out. */
export function AccountPanel({ infos }: { infos: BasicInfos }) {
  const { user, areas: enterable, globalActionFields } = infos;
  const profile = useAppProfile();
  const { paths, audience } = profile;
  const places = new Set([
    ...headerMenuOf(user.companyType, enterable),
    ...menuOf(user.companyType, enterable),
  ]);
  const areas = [...places].filter((area) => paths.areas[area] !== undefined);
  const hasOtherApp = audience === 'buyer' ? canSell(user.companyType) : canBuy(user.companyType);
  return (
    <>
      <Box padding="m" lineBelow="row">
        <Text weight="strong">{user.companyName}</Text>
        <Text size="small" tone="soft">
          {`${companyTypeLabels[user.companyType]}, ${user.cityName}`}
        </Text>
      </Box>
      {areas.map((area) => (
        <Link key={area} variant="bare" href={paths.areas[area] ?? ''}>
          <span className={css.item}>
            {areaFacts[area].label}
            {area === 'orders' && globalActionFields.requiredAction > 0 ? (
              <Badge tone="attention">{globalActionFields.requiredAction}</Badge>
            ) : null}
          </span>
        </Link>
      ))}
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
