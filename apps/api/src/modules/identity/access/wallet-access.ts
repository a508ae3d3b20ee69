import { mayEnter } from '@havan/domain/access';
import type { Actor } from '../../../core/actor.ts';
import type { Db } from '../../../core/db/database.ts';
import { accessRulesFor } from './access-rules.ts';

export type WalletActor = Pick<
  Actor,
  'companyId' | 'userId' | 'companyType' | 'salesBan' | 'isWalletAvailable'
>;

/**
 * Returns whether somebody may use the wallet: it is available to the company, or an operator has listed the
 * user (spec. §6).
 */
export const mayUseWallet = async (db: Db, actor: WalletActor): Promise<boolean> =>
  mayEnter(actor, 'wallet', await accessRulesFor(db, actor.userId));
