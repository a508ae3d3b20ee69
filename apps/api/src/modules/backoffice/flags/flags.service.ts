import type { OperatorFlags, setAccessList, setFlag } from '@havan/contract/backoffice/content/flags';
import type { ParsedRequestOf } from '@havan/contract/call';
import { accessListNames } from '@havan/domain/access';
import {
  type FeatureFlag,
  featureFlagDefaults,
  featureFlags,
  type FlagValue,
} from '@havan/domain/feature-flag';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { announceToAll } from '../../../core/db/announce.ts';
import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import {
  flagValues,
  listFlags,
  readAccessLists,
  writeAccessList,
} from '../../identity/access/access-rules.ts';
import { record } from '../audit/record.ts';
import * as sql from './flags.sql.ts';

/** Returns every flag and list as it holds now, with who changed it last. */
export async function flagsAsTheyAre(db: Db): Promise<OperatorFlags> {
  const [rows, lists, changes] = await Promise.all([
    listFlags(db),
    readAccessLists(db),
    sql.findLastChanges(db),
  ]);
  const values = flagValues(rows);
  const valueOf = (name: FeatureFlag): FlagValue => values[name] ?? featureFlagDefaults[name];
  const idsOfList = (name: string) => lists.find((list) => list.name === name)?.user_ids ?? [];
  const users = await sql.findUsers(db, {
    ids: [
      ...featureFlags.flatMap((name) => valueOf(name).userIds),
      ...accessListNames.flatMap((name) => idsOfList(name)),
    ],
  });
  const usernamesOf = (ids: readonly number[]) =>
    users.filter(({ id }) => ids.includes(id)).map(({ username }) => username);
  const changeOf = (kind: 'flag' | 'accessList', name: string) => {
    const change = changes.find((each) => each.subject_kind === kind && each.subject_id === name);
    return { changedAt: change?.at.toISOString() ?? null, changedBy: change?.operator_name ?? null };
  };
  return {
    flags: featureFlags.map((name) => {
      const value = valueOf(name);
      return {
        name,
        enabled: value.enabled,
        limited: value.limited,
        usernames: usernamesOf(value.userIds),
        isDefault: values[name] === undefined,
        ...changeOf('flag', name),
      };
    }),
    lists: accessListNames.map((name) => ({
      name,
      usernames: usernamesOf(idsOfList(name)),
      ...changeOf('accessList', name),
    })),
  };
}

/**
 * Returns the ids of users by user name or e-mail address. @throws AppError `invalidRequest` that lists the unknown
 * ones
 */
async function idsOf(db: Db, usernames: readonly string[]): Promise<number[]> {
  const names = [...new Set(usernames.map((name) => name.toLowerCase()))];
  const users = await sql.findUsers(db, { names });
  const known = new Set(users.flatMap(({ username, email }) => [username.toLowerCase(), email]));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length === 0) return users.map(({ id }) => id);
  throw new AppError('invalidRequest', {
    errors: [
      {
        code: 'unknown_user',
        message: `Bu adlarda kullanıcı yok: ${unknown.join(', ')}.`,
        path: 'usernames',
      },
    ],
  });
}

const said = (name: FeatureFlag, { flags }: OperatorFlags) => {
  const flag = flags.find((each) => each.name === name);
  return flag && { enabled: flag.enabled, limited: flag.limited, users: flag.usernames.join(', ') };
};

/**
 * Sets a flag or resets it to its default, and updates open pages. @throws AppError `invalidRequest` for an
 * unknown user
 */
export const changeFlag = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { name, value }: ParsedRequestOf<typeof setFlag>,
): Promise<OperatorFlags> =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    const before = await flagsAsTheyAre(trx);
    if (value === null) await sql.dropFlag(trx, name);
    else {
      const { enabled, limited, usernames } = value;
      await sql.writeFlag(trx, name, { enabled, limited, userIds: await idsOf(trx, usernames) }, now);
    }
    const after = await flagsAsTheyAre(trx);
    await record(trx, now, me, caller, {
      action: value === null ? 'flag.reset' : 'flag.set',
      subject: ['flag', name],
      before: said(name, before) ?? null,
      after: said(name, after) ?? null,
    });
    await announceToAll(trx);
    return flagsAsTheyAre(trx);
  });

/** Sets the users of a list. @throws AppError `invalidRequest` for an unknown user */
export const changeList = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  { name, usernames }: ParsedRequestOf<typeof setAccessList>,
): Promise<OperatorFlags> =>
  withTransaction(ctx.db, async (trx) => {
    const usersOf = ({ lists }: OperatorFlags) =>
      lists.find((list) => list.name === name)?.usernames.join(', ') ?? '';
    const before = await flagsAsTheyAre(trx);
    await writeAccessList(trx, name, await idsOf(trx, usernames));
    const after = await flagsAsTheyAre(trx);
    await record(trx, ctx.clock.now(), me, caller, {
      action: 'accessList.set',
      subject: ['accessList', name],
      before: { users: usersOf(before) },
      after: { users: usersOf(after) },
    });
    await announceToAll(trx);
    return flagsAsTheyAre(trx);
  });
