import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type * as calls from '@havan/contract/identity/second-factor';
import { secondFactorFrom, secondFactorProofMs } from '@havan/domain/second-factor';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { sealed, unsealed } from '../../../core/secret-box.ts';
import { findOwnContact, requireOwnPassword } from '../account/password.service.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';
import { factorChangedMail } from './second-factor-mail.ts';
import * as sql from './second-factor.sql.ts';
import { base32, otpauthUri, stepOf } from './totp.ts';

/** The length that RFC 4226 recommends for a shared secret. */
const secretBytes = 20;

type Member = Pick<Actor, 'userId' | 'username'>;

/** Returns whether the user has an authenticator, and which actions require it. */
export async function secondFactorOf(
  { db }: Context,
  { userId }: Member,
): Promise<ResultOf<typeof calls.getSecondFactor>> {
  const row = await sql.findFactor(db, userId);
  return {
    confirmedAt: row?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: await sql.countRecoveryCodes(db, userId),
    moneyLimit: secondFactorFrom,
  };
}

/**
 * Stores the key of a new authenticator. It is not used until its first code was correct, because a wrong key would
 * lock its owner out.
 *
 * @throws AppError `invalidRequest` for a wrong password, `conflict` when there is an authenticator
 */
export async function beginSecondFactor(
  ctx: Context,
  actor: Member,
  { password }: ParsedRequestOf<typeof calls.beginSecondFactor>,
): Promise<ResultOf<typeof calls.beginSecondFactor>> {
  await requireOwnPassword(ctx, actor, password, 'password');
  const { config, ports, clock } = ctx;
  const secret = base32(Buffer.from(ports.random.token(secretBytes), 'base64url'));
  const kept = await sql.putUnconfirmed(ctx.db, {
    user_id: actor.userId,
    secret: sealed(secret, config.tokenSecret, ports.random, 'member-secret'),
    created_at: clock.now(),
  });
  if (!kept) throw new AppError('conflict', { message: 'İki adımlı doğrulama zaten açık.' });
  return { secret, otpauthUri: otpauthUri(secret, actor.username) };
}

/** Turns the authenticator on. @throws AppError `codeInvalid`, `conflict` when none was begun */
export const confirmSecondFactor = (
  ctx: Context,
  { userId }: Member,
  { code }: ParsedRequestOf<typeof calls.confirmSecondFactor>,
): Promise<ResultOf<typeof calls.confirmSecondFactor>> =>
  withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const row = await sql.lockFactor(trx, userId);
    if (!row || row.confirmed_at) throw new AppError('conflict');
    const now = ctx.clock.now();
    const step = stepOf(unsealed(row.secret, ctx.config, 'member-secret'), code, now);
    if (step === null) throw new AppError('codeInvalid');
    await sql.confirmFactor(trx, userId, step, now);
    const recoveryCodes = await renew(inside, userId);
    await notifyOwner(inside, userId, 'on');
    return { recoveryCodes };
  });

/**
 * Proves the second factor for some minutes in this session. @throws AppError `codeInvalid`, `conflict` without an
 * authenticator
 */
export async function proveForSession(
  ctx: Context,
  { userId, familyId }: Pick<Actor, 'userId' | 'familyId'>,
  { code }: ParsedRequestOf<typeof calls.proveSecondFactor>,
): Promise<ResultOf<typeof calls.proveSecondFactor>> {
  await requireFactor(ctx, userId);
  await proveSecondFactor(ctx, { userId, code });
  const now = ctx.clock.now();
  await sql.markProved(ctx.db, familyId, now);
  return { provedUntil: new Date(now.getTime() + secondFactorProofMs).toISOString() };
}

/** Replaces the recovery codes. @throws AppError `codeInvalid`, `conflict` without an authenticator */
export async function renewRecoveryCodes(
  ctx: Context,
  { userId }: Member,
  { code }: ParsedRequestOf<typeof calls.renewRecoveryCodes>,
): Promise<ResultOf<typeof calls.renewRecoveryCodes>> {
  await requireFactor(ctx, userId);
  await proveSecondFactor(ctx, { userId, code });
  const recoveryCodes = await withTransaction(ctx.db, (trx) => renew({ ...ctx, db: trx }, userId));
  return { recoveryCodes };
}

/** Turns the authenticator off. @throws AppError `invalidRequest` for a wrong password, `codeInvalid` */
export async function removeSecondFactor(
  ctx: Context,
  actor: Member,
  { password, code }: ParsedRequestOf<typeof calls.removeSecondFactor>,
): Promise<void> {
  const { userId } = actor;
  await requireFactor(ctx, userId);
  await requireOwnPassword(ctx, actor, password, 'password');
  await proveSecondFactor(ctx, { userId, code });
  await endSecondFactor(ctx, userId);
}

/** Removes the authenticator of a user and notifies them by mail; false when the user has none. */
export const endSecondFactor = (ctx: Context, userId: number): Promise<boolean> =>
  withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const isGone = await sql.removeFactor(trx, userId);
    if (isGone) await notifyOwner(inside, userId, 'off');
    return isGone;
  });

/** After a rotation of `TOKEN_SECRET`, encrypts the keys of the authenticators again. */
export async function resealMembers({ db, config, ports }: Context): Promise<void> {
  if (config.formerTokenSecret === null) return;
  await withTransaction(db, async (trx) => {
    for (const { user_id, secret } of await sql.lockSecrets(trx)) {
      const plain = unsealed(secret, config, 'member-secret');
      await sql.setSecret(trx, user_id, sealed(plain, config.tokenSecret, ports.random, 'member-secret'));
    }
  });
}

async function requireFactor({ db }: Context, userId: number): Promise<void> {
  if (!(await sql.findFactor(db, userId))?.confirmed_at)
    throw new AppError('conflict', { message: 'İki adımlı doğrulama açık değil.' });
}

async function renew({ db, ports }: Context, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes(ports.random);
  await sql.replaceRecoveryCodes(db, userId, codes.map(recoveryHash));
  return codes;
}

async function notifyOwner(ctx: Context, userId: number, change: 'on' | 'off'): Promise<void> {
  const { email } = await findOwnContact(ctx, { userId });
  await ctx.ports.messages.send(ctx.db, factorChangedMail(email, change));
}
