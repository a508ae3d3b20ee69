import type { AccessListName, AccessRules } from '@havan/domain/access';
import { type FlagValues, isFlagOn } from '@havan/domain/feature-flag';
import type { Db } from '../../../core/db/database.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { type FlagRow, listFlags, readAccessLists } from './access.sql.ts';

export { listFlags, readAccessLists, writeAccessList, type FlagRow } from './access.sql.ts';

/** Reads the operators' decisions for one user: flags and lists. */
export async function accessRulesFor(db: Db, userId: number): Promise<AccessRules> {
  const [flags, lists] = await pipeline(db, [listFlags, readAccessLists]);
  return accessRulesOf(flags, lists, userId);
}

/** Returns the same from rows that were read already. */
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

/** Maps rows to domain rules; a flag without a row keeps its default. */
export function flagValues(rows: readonly FlagRow[]): FlagValues {
  return Object.fromEntries(
    rows.map(({ name, enabled, limited, user_ids: userIds }) => [name, { enabled, limited, userIds }]),
  );
}
