import type { ResultOf } from '@havan/contract/call';
import type { operatorSignIn } from '@havan/contract/backoffice/operator-session';
import { operatorSessionMs } from '@havan/domain/operator';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import { checkPassword } from '../../identity/session/passwords.ts';
import { admitAttempt, forgiveAttempt } from '../../identity/session/sign-in-throttle.ts';
import { hashOf } from '../../identity/session/tokens.ts';
import { record } from '../audit/record.ts';
import { insertSession, endSession } from './operator-session.sql.ts';
import * as sql from './operators.sql.ts';
import { recoveryHash } from '../../identity/second-factor/recovery-codes.ts';
import { unsealed } from '../../../core/secret-box.ts';
import { stepOf } from '../../identity/second-factor/totp.ts';

const tokenBytes = 32;

const refusal = () =>
  new AppError('invalidCredentials', { message: 'Kullanıcı adı, şifre ya da doğrulama kodu hatalı.' });

/**
 * Signs in with all factors at once: any error gets the same answer in the same time. A code of the second factor opens
 * one session; in the demo, whose code is public, any number.
 *
 * @throws AppError `invalidCredentials`, `tooManyRequests`
 */
export async function signIn(
  ctx: Context,
  caller: Caller,
  {
    username,
    password,
    code,
  }: { readonly username: string; readonly password: string; readonly code: string },
): Promise<ResultOf<typeof operatorSignIn>> {
  const attempt = await admitAttempt(ctx, {
    name: `operator:${username}`,
    userId: null,
    ip: caller.ip,
    knownDevice: null,
  });
  const known = await sql.findOperatorByName(ctx.db, username);
  const isRight = await checkPassword(known?.password_hash ?? null, password);
  const result = isRight ? await openSession(ctx, caller, username, code) : null;
  if (!result) {
    ctx.count('signInRefused');
    ctx.log.warn({ ip: caller.ip, operatorId: known?.id ?? null }, 'sign-in of an operator refused');
    throw refusal();
  }
  await forgiveAttempt(ctx, attempt);
  return result;
}

const openSession = (ctx: Context, caller: Caller, username: string, code: string) =>
  withTransaction(ctx.db, async (trx) => {
    const now = ctx.clock.now();
    const row = await sql.lockOperatorByName(trx, username);
    if (!row || row.disabled_at || (row.is_demo && !ctx.ports.demoMarket)) return null;
    const step = stepOf(unsealed(row.totp_secret, ctx.config, 'operator-secret'), code, now);
    if (step === null) {
      if (!(await sql.takeRecoveryCode(trx, row.id, recoveryHash(code), now))) return null;
    } else {
      if (step <= row.totp_step && !row.is_demo) return null;
      await sql.setTotpStep(trx, row.id, step);
    }
    const token = ctx.ports.random.token(tokenBytes);
    await insertSession(trx, hashOf(token), row.id, now);
    await record(trx, now, { operatorId: row.id, name: row.name }, caller, {
      action: 'session.open',
      subject: ['operator', row.id],
      before: null,
      after: { factor: step === null ? 'recoveryCode' : 'totp' },
    });
    return {
      token,
      endsAt: new Date(now.getTime() + operatorSessionMs).toISOString(),
      recoveryCodesLeft: await sql.countRecoveryCodes(trx, row.id),
    };
  });

/** Ends the session of the call. */
export async function signOut({ db, clock }: Context, operator: Operator): Promise<void> {
  await endSession(db, operator.sessionHash, clock.now());
}
