import { announceToAll } from '../db/announce.ts';
import type { Db } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { StartFailure } from '../start-failure.ts';
import { endSessions, findAccount, setBan } from './accounts.sql.ts';

const usage = `pnpm accounts show NAME              who that is; NAME is a user name or an e-mail address
pnpm accounts ban NAME               no sign-in any more; every session ends
pnpm accounts unban NAME
pnpm accounts sign-out NAME          every session ends`;

const acts = {
  show: async () => undefined,
  ban: async (db: Db, userId: number) => {
    await setBan(db, userId, true);
    await endSessions(db, userId, 'ban');
  },
  unban: async (db: Db, userId: number) => {
    await setBan(db, userId, false);
  },
  'sign-out': async (db: Db, userId: number) => {
    await endSessions(db, userId, 'operator');
  },
} as const;

const isAct = (word: string): word is keyof typeof acts => Object.hasOwn(acts, word);

/** Looks at or changes what an account may do; running processes see it within a second. Returns what to print. */
export async function accountsCommand(db: Db, args: readonly string[]): Promise<string> {
  const [act = '', name = ''] = args;
  if (!isAct(act) || name === '' || args.length > 2) throw new StartFailure(usage);
  return withTransaction(db, async (trx) => {
    const account = await findAccount(trx, name);
    if (!account) throw new StartFailure(`There is no account "${name}".`);
    await acts[act](trx, account.id);
    // A message of this transaction, sent with its commit: pages of ended sessions close at once.
    await announceToAll(trx);
    const {
      username,
      email,
      role,
      company,
      sessions,
      banned_at: bannedAt,
    } = (await findAccount(trx, name)) ?? account;
    const state = bannedAt ? `banned since ${bannedAt.toISOString()}` : 'active';
    return `${username} <${email}>, ${role} of ${company}: ${state}, open sessions: ${sessions ?? 0}`;
  });
}
