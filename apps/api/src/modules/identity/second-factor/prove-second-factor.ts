import { secondFactorProofMs } from '@havan/domain/second-factor';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { unsealed } from '../../../core/secret-box.ts';
import { doubling, keyOf, slowDown } from '../session/slow-down.ts';
import { clearThrottle } from '../session/throttle.sql.ts';
import { recoveryHash } from './recovery-codes.ts';
import { findFactor, findProof, lockFactor, setStep, takeRecoveryCode } from './second-factor.sql.ts';
import { stepOf } from './totp.ts';

const guessRule = doubling(5, 60);

interface Proof {
  readonly userId: number;
  /** Six digits of the authenticator, or a recovery code. */
  readonly code: string | undefined;
  /** The token of a browser in which the user has signed in before, which has tries of its own. */
  readonly knownDevice?: string | null;
}

/** Returns whether the user has an authenticator that counts. */
export const hasSecondFactor = async (ctx: Context, userId: number): Promise<boolean> =>
  Boolean((await findFactor(ctx.db, userId))?.confirmed_at);

/**
 * Accepts a user without an authenticator; otherwise checks and consumes the code.
 *
 * @throws AppError `secondFactorRequired` without a code, `codeInvalid`, `tooManyRequests`
 */
export async function proveSecondFactor(ctx: Context, proof: Proof): Promise<void> {
  const { userId, code, knownDevice = null } = proof;
  if (!(await hasSecondFactor(ctx, userId))) return;
  if (code === undefined || code === '') throw new AppError('secondFactorRequired');
  const key =
    knownDevice === null
      ? `second-factor:user:${userId}`
      : keyOf(`second-factor:device:${userId}`, knownDevice);
  await slowDown(ctx, key, guessRule);
  if (!(await takeCode(ctx, userId, code))) throw new AppError('codeInvalid');
  await clearThrottle(ctx.db, key);
}

/**
 * Accepts a user without an authenticator, and one who has entered a code in this session within the last minutes.
 * Codes are entered in a call of their own: within an idempotent call a refusal would roll back the count of the
 * guesses.
 *
 * @throws AppError `secondFactorRequired`
 */
export async function requireRecentProof(
  ctx: Context,
  { userId, familyId }: Pick<Actor, 'userId' | 'familyId'>,
): Promise<void> {
  if (!(await hasSecondFactor(ctx, userId))) return;
  const at = await findProof(ctx.db, familyId);
  if (!at || at.getTime() + secondFactorProofMs <= ctx.clock.now().getTime())
    throw new AppError('secondFactorRequired');
}

const takeCode = (ctx: Context, userId: number, code: string): Promise<boolean> =>
  withTransaction(ctx.db, async (trx) => {
    const row = await lockFactor(trx, userId);
    if (!row?.confirmed_at) return false;
    const now = ctx.clock.now();
    const step = stepOf(unsealed(row.secret, ctx.config, 'member-secret'), code, now);
    if (step === null) return takeRecoveryCode(trx, userId, recoveryHash(code), now);
    if (step <= row.last_step) return false;
    await setStep(trx, userId, step);
    return true;
  });
