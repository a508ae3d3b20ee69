import { parseArgs } from 'node:util';
import { type AccessListName, accessListNames } from '@havan/domain/access';
import {
  type FeatureFlag,
  featureFlagDefaults,
  featureFlags,
  type FlagValue,
} from '@havan/domain/feature-flag';
import { announceToAll } from '../core/db/announce.ts';
import type { Db } from '../core/db/database.ts';
import { StartFailure } from '../core/start-failure.ts';
import { readAccessLists, writeAccessList } from '../modules/identity/access/access-rules.ts';
import { clearFlag, readFlags, setFlag } from './flags.sql.ts';

const usage = `pnpm flags                           every flag and its value; * marks what an operator set
pnpm flags NAME on|off               for everybody
pnpm flags NAME on --users 12,34     only for these users
pnpm flags NAME default              as the product ships it
pnpm flags walletUsers|campaignPanelUsers [--users 12,34]   who is on a list; --users '' empties it`;

/** Reads or changes the feature flags and returns the output. Open pages are notified at once. */
export async function flagsCommand(db: Db, args: readonly string[]): Promise<string> {
  const { values, positionals } = parse(args);
  const [name, state] = positionals;
  if (values.help) return usage;
  const list = accessListNames.find((known) => known === name);
  if (list) return listCommand(db, list, values.users);
  if (name !== undefined) await change(db, flagNamed(name), state, values.users);
  const set = await readFlags(db);
  const shown = name === undefined ? featureFlags : [flagNamed(name)];
  return shown.map((flag) => lineOf(flag, set.get(flag))).join('\n');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { users: { type: 'string' }, help: { type: 'boolean' } },
    });
  } catch {
    throw new StartFailure(usage);
  }
}

async function change(
  db: Db,
  flag: FeatureFlag,
  state: string | undefined,
  users: string | undefined,
): Promise<void> {
  if (state === undefined) return;
  if (state === 'default') {
    await clearFlag(db, flag);
    return announceToAll(db);
  }
  if (state !== 'on' && state !== 'off')
    throw new StartFailure(`"${state}" is no value of a flag.\n${usage}`);
  const userIds = userIdsOf(users ?? '');
  await setFlag(db, flag, { enabled: state === 'on', limited: users !== undefined, userIds });
  await announceToAll(db);
}

function userIdsOf(users: string): number[] {
  const userIds = users === '' ? [] : users.split(',').map(Number);
  if (userIds.every((id) => Number.isSafeInteger(id) && id > 0)) return userIds;
  throw new StartFailure(`--users ${users} is no list of user ids.`);
}

/** Runs the commands that list users for the wallet or the campaign panel (specification §6). */
async function listCommand(db: Db, name: AccessListName, users: string | undefined): Promise<string> {
  if (users !== undefined) {
    await writeAccessList(db, name, userIdsOf(users));
    await announceToAll(db);
  }
  const lists = await readAccessLists(db);
  const userIds = lists.find((list) => list.name === name)?.user_ids ?? [];
  return `${name.padEnd(34)} ${userIds.length > 0 ? userIds.join(',') : 'nobody'}`;
}

function flagNamed(name: string): FeatureFlag {
  const flag = featureFlags.find((known) => known === name);
  if (flag) return flag;
  throw new StartFailure(`There is no flag "${name}"; "pnpm flags" lists them.`);
}

function lineOf(flag: FeatureFlag, set: FlagValue | undefined): string {
  const { enabled, limited, userIds } = set ?? featureFlagDefaults[flag];
  const who = limited ? ` for users ${userIds.length > 0 ? userIds.join(',') : 'nobody'}` : '';
  return `${set ? '*' : ' '} ${flag.padEnd(32)} ${enabled ? 'on' : 'off'}${enabled ? who : ''}`;
}
