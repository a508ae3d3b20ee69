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
  const changeOf = (kind: 'flag' | 'accessList', name: string) => {
    const change = changes.find((each) => each.subject_kind === kind && each.subject_id === name);
    return { changedAt: change?.at.toISOString() ?? null, changedBy: change?.operator_name ?? null };
  };
  return {
    flags: featureFlags.map((name) => {
      const value: FlagValue = values[name] ?? featureFlagDefaults[name];
      return {
        name,
        enabled: value.enabled,
        limited: value.limited,
        userIds: [...value.userIds],
        isDefault: values[name] === undefined,
        ...changeOf('flag', name),
      };
    }),
    lists: accessListNames.map((name) => ({
      name,
      userIds: [...(lists.find((list) => list.name === name)?.user_ids ?? [])],
      ...changeOf('accessList', name),
    })),
  };
}

async function ensureUsers(db: Db, userIds: readonly number[]): Promise<void> {
  const unknown = await sql.findUnknownUsers(db, userIds);
  if (unknown.length === 0) return;
  throw new AppError('invalidRequest', {
    errors: [
      {
        code: 'unknown_user',
        message: `Bu numaralarda kullanıcı yok: ${unknown.join(', ')}.`,
        path: 'userIds',
      },
    ],
  });
}

const said = (name: FeatureFlag, { flags }: OperatorFlags) => {
  const flag = flags.find((each) => each.name === name);
  return flag && { enabled: flag.enabled, limited: flag.limited, userIds: flag.userIds.join(', ') };
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
      await ensureUsers(trx, value.userIds);
      await sql.writeFlag(trx, name, value, now);
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
  { name, userIds }: ParsedRequestOf<typeof setAccessList>,
): Promise<OperatorFlags> =>
  withTransaction(ctx.db, async (trx) => {
    await ensureUsers(trx, userIds);
    const { lists } = await flagsAsTheyAre(trx);
    const before = lists.find((list) => list.name === name)?.userIds ?? [];
    await writeAccessList(trx, name, userIds);
    await record(trx, ctx.clock.now(), me, caller, {
      action: 'accessList.set',
      subject: ['accessList', name],
      before: { userIds: before.join(', ') },
      after: { userIds: userIds.join(', ') },
    });
    await announceToAll(trx);
    return flagsAsTheyAre(trx);
  });
