import { type Area, areaFacts, headerMenuOf, menuOf } from '@havan/domain/access';
import type { CompanyType } from '@havan/domain/company';
import type { SharedPaths } from '../profile/app-profile.ts';
import type { MenuRow } from '../menu/menu-row.ts';

type AccountMenuRow = MenuRow<Area, 'requiredAction'>;

/** Returns the account menu of a company type: its areas in their order, as far as this app has a screen for them. */
export const accountMenu = (
  companyType: CompanyType,
  enterable: readonly Area[],
  hrefs: SharedPaths['areas'],
): readonly AccountMenuRow[] =>
  [...new Set([...headerMenuOf(companyType, enterable), ...menuOf(companyType, enterable)])].flatMap(
    (area) => {
      const href = hrefs[area];
      if (href === undefined) return [];
      const row: AccountMenuRow = { id: area, label: areaFacts[area].label, href, right: area };
      return area === 'orders' ? { ...row, counter: 'requiredAction' } : row;
    },
  );
