import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type * as calls from '@havan/contract/sales/uts';
import { utsGapSentences } from '@havan/domain/uts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { UtsRefusal } from '../../../core/ports/uts/uts-port.ts';
import { sealed, unsealed } from '../../../core/secret-box.ts';
import { presentAccount } from './uts.presenter.ts';
import * as sql from './uts.sql.ts';

export const utsTokenKind = 'uts-token';

/** Returns the connection of the company to ÜTS. */
export async function utsAccountOf(
  { db }: Context,
  { companyId }: Actor,
): Promise<ResultOf<typeof calls.getUtsAccount>> {
  return presentAccount(await sql.findAccount(db, companyId), await sql.countOpen(db, companyId));
}

/** Stores the institution number and a new token, which is sealed; notices that waited for them are tried at once. */
export async function saveUtsAccount(
  { db, clock, config, ports }: Context,
  { companyId, userId }: Actor,
  { institutionNo, token }: ParsedRequestOf<typeof calls.saveUtsAccount>,
): Promise<void> {
  const at = clock.now();
  const kept = token && {
    box: sealed(token, config.tokenSecret, ports.random, utsTokenKind),
    hint: token.slice(-4),
  };
  await withTransaction(db, async (trx) => {
    await sql.saveAccount(trx, {
      companyId,
      userId,
      institutionNo,
      token: token === undefined ? undefined : kept || null,
      at,
    });
    await sql.hurryOf(trx, companyId, at);
  });
}

/** Checks whether ÜTS accepts the token. */
export async function checkUtsAccount(
  { db, clock, config, ports }: Context,
  { companyId }: Actor,
): Promise<ResultOf<typeof calls.checkUtsAccount>> {
  const account = await sql.findAccount(db, companyId);
  if (!account?.institution_no) return { isAccepted: false, sentence: utsGapSentences.institution };
  const { token, institution_no: institutionNo } = account;
  if (!token) return { isAccepted: false, sentence: utsGapSentences.token };
  try {
    await ports.uts.check({ institutionNo, token: unsealed(token, config, utsTokenKind) });
  } catch (error) {
    if (!(error instanceof UtsRefusal)) return { isAccepted: false, sentence: unreachable };
    if (error.isAboutToken) await sql.noteToken(db, companyId, token, clock.now());
    return { isAccepted: false, sentence: error.message };
  }
  await sql.noteToken(db, companyId, token, null);
  return { isAccepted: true, sentence: null };
}

export const unreachable = 'ÜTS’ye ulaşılamadı. Biraz sonra yeniden deneyin.';

/** Seals the tokens with the new `TOKEN_SECRET` after a rotation. */
export async function resealUtsTokens({ db, config, ports }: Context): Promise<void> {
  if (config.formerTokenSecret === null) return;
  await withTransaction(db, async (trx) => {
    for (const { company_id, token } of await sql.lockTokens(trx)) {
      if (!token) continue;
      const text = unsealed(token, config, utsTokenKind);
      // They share one connection, so each statement waits for the last.
      await sql.resealToken(trx, company_id, sealed(text, config.tokenSecret, ports.random, utsTokenKind));
    }
  });
}
