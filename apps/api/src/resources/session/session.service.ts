import type { Session, SessionTokens } from '@havan/contract/session';
import { canBuy, type CompanyType, type UserType, userTypes } from '@havan/domain/company';
import { AppError } from '../../app-error.ts';
import type { Actor, Caller, Context } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { findRegistrationByName } from '../account/account.sql.ts';
import { checkPassword } from './passwords.ts';
import { presentSession } from './session.presenter.ts';
import * as sql from './session.sql.ts';
import type { SignInRow } from './session.sql.ts';
import { admitAttempt, forgiveAttempt } from './sign-in-throttle.ts';
import { hashOf, successorsOf } from './tokens.ts';
import { isWeakPassword } from './weak-password.ts';

const tokenBytes = 32;
const handOverMs = 30_000;
const maxListed = 100;

const secondsAfter = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

/** A company that cannot buy is only ever at home in the merchant area. */
const userTypeFor = (companyType: CompanyType, wanted: UserType): UserType =>
  canBuy(companyType) ? wanted : userTypes.merchant;

/**
 * Signs in by user name or e-mail address. Known and unknown names are answered alike and take as long; repeated
 * failures are slowed down for the name and for the address they come from. What else stands in the way is told only to
 * whoever knows the password.
 *
 * @throws AppError `invalidCredentials`, `restricted`, `activationPending`, `passwordChangeRequired`, `tooManyRequests`
 */
export async function signIn(
  ctx: Context,
  caller: Caller,
  request: { readonly username: string; readonly password: string; readonly userType: UserType },
): Promise<SessionTokens> {
  const user = await provePassword(ctx, caller, request);
  if (isWeakPassword(ctx, request.password, user.password_set_at)) {
    throw new AppError('passwordChangeRequired');
  }
  return openSession(ctx, caller, user, request.userType);
}

/** Whose password it is. @throws AppError as `signIn` does, but for what a password must be */
export async function provePassword(
  ctx: Context,
  caller: Caller,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<SignInRow> {
  const attempt = await admitAttempt(ctx, { name: username, ip: caller.ip });
  const [user, waiting] = await Promise.all([
    sql.findUserByName(ctx.db, username),
    findRegistrationByName(ctx.db, username, ctx.clock.now()),
  ]);
  const isRight = await checkPassword(user?.password_hash ?? waiting?.password_hash ?? null, password);
  if (!isRight || !(user ?? waiting)) {
    ctx.count('signInRefused');
    ctx.log.warn({ ip: caller.ip }, 'sign-in refused');
    throw new AppError('invalidCredentials');
  }
  await forgiveAttempt(ctx, attempt);
  if (user?.banned_at) throw new AppError('restricted');
  if (!user?.activation_date) throw new AppError('activationPending');
  return user;
}

/** Opens a session for somebody who proved who they are. */
export const openSession = (
  ctx: Context,
  caller: Caller,
  user: Pick<SignInRow, 'user_id' | 'company_type'>,
  wanted: UserType,
): Promise<SessionTokens> => openFamily(ctx, caller, user.user_id, userTypeFor(user.company_type, wanted));

/** A new sign-in on this device: a family with its first pair of tokens. */
async function openFamily(
  ctx: Context,
  caller: Caller,
  userId: number,
  userType: UserType,
): Promise<SessionTokens> {
  const { config, ports, clock } = ctx;
  const now = clock.now();
  const familyId = ports.random.uuid();
  const pair = { token: ports.random.token(tokenBytes), refreshToken: ports.random.token(tokenBytes) };
  const familyEnd = secondsAfter(now, config.sessionSeconds);
  return withTransaction(ctx.db, async (trx) => {
    await sql.insertFamily(trx, {
      id: familyId,
      userId,
      userType,
      userAgent: caller.userAgent,
      now,
      expiresAt: familyEnd,
    });
    const expiresAt = await storePair({ ...ctx, db: trx }, pair, familyId, familyEnd);
    return { ...pair, tokenExpireDate: expiresAt.toISOString(), userType };
  });
}

/** Keeps the hashes of a pair and returns when its access token ends. */
async function storePair(
  { db, clock, config }: Context,
  pair: { readonly token: string; readonly refreshToken: string },
  familyId: string,
  familyEnd: Date,
): Promise<Date> {
  const now = clock.now();
  const within = (seconds: number) =>
    new Date(Math.min(secondsAfter(now, seconds).getTime(), familyEnd.getTime()));
  const expiresAt = within(config.accessTokenSeconds);
  await sql.insertAccessToken(db, { hash: hashOf(pair.token), family_id: familyId, expires_at: expiresAt });
  await sql.insertRefreshToken(db, {
    hash: hashOf(pair.refreshToken),
    family_id: familyId,
    expires_at: within(config.refreshTokenSeconds),
  });
  return expiresAt;
}

/**
 * Exchanges a refresh token. Coming back within the grace it gives the same pair again, because the first answer may
 * have been lost; coming back later it is stolen or the other holder is, and the whole family ends.
 */
export async function refresh(ctx: Context, refreshToken: string): Promise<SessionTokens> {
  const now = ctx.clock.now();
  const outcome = await withTransaction(ctx.db, async (trx) => {
    const row = await sql.lockRefreshToken(trx, hashOf(refreshToken));
    if (!row || row.revoked_at || row.banned_at || row.expires_at <= now || row.family_expires_at <= now)
      return null;
    const pair = successorsOf(refreshToken, ctx.config.tokenSecret);
    const answer = (end: Date) => ({ ...pair, tokenExpireDate: end.toISOString(), userType: row.user_type });
    if (!row.used_at) {
      await sql.markRefreshTokenUsed(trx, hashOf(refreshToken), now);
      await sql.touchFamily(trx, row.family_id, now);
      return answer(await storePair({ ...ctx, db: trx }, pair, row.family_id, row.family_expires_at));
    }
    if (now <= secondsAfter(row.used_at, ctx.config.refreshGraceSeconds)) {
      const access = await sql.findAccessTokenEnd(trx, hashOf(pair.token));
      if (access) return answer(access.expires_at);
    }
    await sql.revokeFamilyOf(trx, { userId: row.user_id, familyId: row.family_id }, now, 'refreshReuse');
    ctx.sessionCache.dropFamily(row.family_id);
    ctx.count('refreshReuse');
    ctx.log.warn({ userId: row.user_id, familyId: row.family_id }, 'used refresh token came back');
    return null;
  });
  if (!outcome) throw new AppError('invalidRefreshToken');
  ctx.count('sessionRefreshed');
  return outcome;
}

/** Ends this session, or every session of the user. */
export async function signOut(ctx: Context, actor: Actor, everywhere: boolean): Promise<void> {
  if (everywhere) return endSessionsOf(ctx, actor.userId, 'signOutEverywhere');
  await sql.revokeFamilyOf(ctx.db, actor, ctx.clock.now(), 'signOut');
  ctx.sessionCache.dropFamily(actor.familyId);
}

/** The sessions of a user that are still open. */
export async function openSessions(ctx: Context, actor: Actor): Promise<Session[]> {
  const rows = await sql.listFamilies(ctx.db, actor.userId, ctx.clock.now(), maxListed);
  return rows.map((row) => presentSession(row, actor));
}

/** Ends one session of the user, this one included. @throws AppError `recordNotFound` for one that is not theirs */
export async function endSession(ctx: Context, actor: Actor, sessionId: string): Promise<Session[]> {
  const owner = { userId: actor.userId, familyId: sessionId };
  const isEnded = await sql.revokeFamilyOf(ctx.db, owner, ctx.clock.now(), 'endedByUser');
  if (!isEnded) throw new AppError('recordNotFound');
  ctx.sessionCache.dropFamily(sessionId);
  return openSessions(ctx, actor);
}

/** Ends every session of a user: signing out everywhere, a new password, a ban. */
export async function endSessionsOf(ctx: Context, userId: number, reason: string): Promise<void> {
  await sql.revokeUser(ctx.db, userId, ctx.clock.now(), reason);
  ctx.sessionCache.dropUser(userId);
}

/** A code that carries the session to the other host: 30 s, single use, kept as a hash. */
export async function createHandOver(
  ctx: Context,
  actor: Actor,
  wanted: UserType,
): Promise<{ code: string }> {
  const code = ctx.ports.random.token(tokenBytes);
  await sql.insertHandOver(ctx.db, {
    hash: hashOf(code),
    user_id: actor.userId,
    user_type: userTypeFor(actor.companyType, wanted),
    expires_at: new Date(ctx.clock.now().getTime() + handOverMs),
  });
  return { code };
}

/** Turns a hand-over code into a session of its own. */
export async function redeemHandOver(ctx: Context, caller: Caller, code: string): Promise<SessionTokens> {
  const taken = await sql.takeHandOver(ctx.db, hashOf(code), ctx.clock.now());
  if (!taken) throw new AppError('codeInvalid');
  const user = await sql.findUserById(ctx.db, taken.user_id);
  if (!user || user.banned_at) throw new AppError('codeInvalid');
  return openFamily(ctx, caller, taken.user_id, taken.user_type);
}
