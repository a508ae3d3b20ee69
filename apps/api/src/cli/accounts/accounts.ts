import { announceToAll } from '../../core/db/announce.ts';
import type { Db } from '../../core/db/database.ts';
import { withTransaction } from '../../core/db/transaction.ts';
import { StartFailure } from '../../core/start-failure.ts';
import { isReviewAct, reviewCompany, reviewList, reviewUsage } from './company-review.ts';
import { endSessions, findAccount, setBan } from './accounts.sql.ts';

const usage = `pnpm accounts show NAME              who that is; NAME is a user name or an e-mail address
pnpm accounts ban NAME               no sign-in any more; every session ends
pnpm accounts unban NAME
pnpm accounts sign-out NAME          every session ends
${reviewUsage}`;

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

/**
 * Shows or changes the state of an account or a company; running processes apply it within a second. Returns the
 * output.
 */
export async function accountsCommand(db: Db, args: readonly string[]): Promise<string> {
  const [act = '', name = ''] = args;
  if (act === 'review' && args.length === 1) return reviewList(db);
  if (isReviewAct(act)) return reviewCompany(db, act, args.slice(1));
  if (!isAct(act) || name === '' || args.length > 2) throw new StartFailure(usage);
  return withTransaction(db, async (trx) => {
    const account = await findAccount(trx, name);
    if (!account) throw new StartFailure(`There is no account "${name}".`);
    await acts[act](trx, account.id);
    // Sent with the commit, so that pages of ended sessions close at once.
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
