import type { AccessListName, AccessRules } from '@havan/domain/access';
import { type FlagValues, isFlagOn } from '@havan/domain/feature-flag';
import type { Db } from '../../db/database.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { type FlagRow, listFlags, readAccessLists } from './access.sql.ts';

/** What operators have decided, for one user: flags and lists, read at this moment. */
export async function accessRulesFor(db: Db, userId: number): Promise<AccessRules> {
  const [flags, lists] = await inOneTrip(db, (one) => Promise.all([listFlags(one), readAccessLists(one)]));
  return accessRulesOf(flags, lists, userId);
}

/** The same from rows that were read already. */
export function accessRulesOf(
  flags: readonly FlagRow[],
  lists: Awaited<ReturnType<typeof readAccessLists>>,
  userId: number,
): AccessRules {
  const idsOf = (wanted: AccessListName) => lists.find(({ name }) => name === wanted)?.user_ids ?? [];
  const values = flagValues(flags);
  return {
    walletUserIds: idsOf('walletUsers'),
    campaignPanelUserIds: idsOf('campaignPanelUsers'),
    isOn: (flag) => isFlagOn(flag, values, userId),
  };
}

/** Rows as the domain takes them; a flag without a row keeps its default. */
export function flagValues(rows: readonly FlagRow[]): FlagValues {
  return Object.fromEntries(
    rows.map(({ name, enabled, limited, user_ids: userIds }) => [name, { enabled, limited, userIds }]),
  );
}
