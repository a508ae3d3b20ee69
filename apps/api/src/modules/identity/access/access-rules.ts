import type { AccessListName, AccessRules } from '@havan/domain/access';
import { type FlagValues, isFlagOn } from '@havan/domain/feature-flag';
import type { Db } from '../../../core/db/database.ts';
import { readOnceATurn } from '../../../core/read-once-a-turn.ts';
import { type AccessListRow, type FlagRow, readDecisions } from './access.sql.ts';

export { listFlags, readAccessLists, writeAccessList, type FlagRow } from './access.sql.ts';

/** Reads the operators' decisions for one user: flags and lists. */
export async function accessRulesFor(db: Db, userId: number): Promise<AccessRules> {
  const { flags, lists } = await readDecisions(db);
  return accessRulesOf(flags, lists, userId);
}

/**
 * Returns a function that reads the access rules of a user; calls in one turn of the event loop share the statement.
 */
export function accessRulesReader(db: Db): (userId: number) => Promise<AccessRules> {
  const decisions = readOnceATurn(() => readDecisions(db));
  return async (userId) => {
    const { flags, lists } = await decisions();
    return accessRulesOf(flags, lists, userId);
  };
}

/** Returns the access rules of a user from rows that were read already. */
export function accessRulesOf(
  flags: readonly FlagRow[],
  lists: readonly AccessListRow[],
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
