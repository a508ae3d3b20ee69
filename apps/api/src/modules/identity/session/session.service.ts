import type { ResultOf } from '@havan/contract/call';
import type { Session, SessionTokens, signIn as signInCall } from '@havan/contract/identity/session';
import { canBuy, type CompanyType, type UserType, userTypes } from '@havan/domain/company';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { findRegistrationByName } from '../account/account.sql.ts';
import { proveSecondFactor } from '../second-factor/prove-second-factor.ts';
import { isKnownDevice, storeDevice } from './devices/known-devices.ts';
import { isNewDevice, recordNewSignIn } from './devices/new-sign-ins.ts';
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

interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The browser's token from an earlier sign-in. */
  readonly deviceToken?: string | undefined;
  /** Code of the second factor. */
  readonly code?: string | undefined;
}

/** Returns the user type for a company; one that cannot buy can only use the merchant area. */
const userTypeFor = (companyType: CompanyType, wanted: UserType): UserType =>
  canBuy(companyType) ? wanted : userTypes.merchant;

/**
 * Signs in by user name or e-mail address. Known and unknown names get the same answer in the same time; repeated
 * failures are throttled by name and by address. Other refusals are revealed only with the correct password.
 *
 * @throws AppError `invalidCredentials`, `restricted`, `activationPending`, `passwordChangeRequired`,
 * `tooManyRequests`, and as `proveSecondFactor`
 */
export async function signIn(
  ctx: Context,
  caller: Caller,
  request: Credentials & { readonly userType: UserType },
): Promise<ResultOf<typeof signInCall>> {
  const user = await provePassword(ctx, caller, request);
  if (isWeakPassword(ctx, request.password, user.password_set_at)) {
    throw new AppError('passwordChangeRequired');
  }
  await proveOwner(ctx, user.user_id, request);
  const isNew = await isNewDevice(ctx, user.user_id, request.deviceToken);
  const deviceToken = await storeDevice(ctx, user.user_id, request.deviceToken);
  const tokens = await openSession(ctx, caller, user, request.userType);
  if (isNew) await recordNewSignIn(ctx, caller, user.user_id);
  return { ...tokens, deviceToken };
}

/** Verifies the second factor of a user who has one; a known browser has attempts of its own. */
export async function proveOwner(
  ctx: Context,
  userId: number,
  { code, deviceToken }: Pick<Credentials, 'code' | 'deviceToken'>,
): Promise<void> {
  const isKnown = deviceToken !== undefined && (await isKnownDevice(ctx, userId, deviceToken));
  await proveSecondFactor(ctx, { userId, code, knownDevice: isKnown ? deviceToken : null });
}

/** Returns the user of a password. @throws AppError as `signIn`, except for a weak password */
export async function provePassword(
  ctx: Context,
  caller: Caller,
  { username, password, deviceToken }: Credentials,
): Promise<SignInRow> {
  const [user, waiting] = await Promise.all([
    sql.findUserByName(ctx.db, username),
    findRegistrationByName(ctx.db, username, ctx.clock.now()),
  ]);
  const device = user && deviceToken ? { userId: user.user_id, token: deviceToken } : null;
  const attempt = await admitAttempt(ctx, {
    name: username,
    userId: user?.user_id ?? null,
    ip: caller.ip,
    knownDevice: device && (await isKnownDevice(ctx, device.userId, device.token)) ? device.token : null,
  });
  const isRight = await checkPassword(user?.password_hash ?? waiting?.password_hash ?? null, password);
  if (!isRight || !(user ?? waiting)) {
    ctx.count('signInRefused');
    ctx.log.warn({ ip: caller.ip, userId: user?.user_id ?? null }, 'sign-in refused');
    throw new AppError('invalidCredentials');
  }
  await forgiveAttempt(ctx, attempt);
  if (user?.banned_at) throw new AppError('restricted');
  if (!user?.activation_date) throw new AppError('activationPending');
  ctx.log.info({ ip: caller.ip, userId: user.user_id }, 'signed in');
  return user;
}

/** Opens a session for an authenticated user. */
export const openSession = (
  ctx: Context,
  caller: Caller,
  user: Pick<SignInRow, 'user_id' | 'company_type'>,
  wanted: UserType,
): Promise<SessionTokens> => openFamily(ctx, caller, user.user_id, userTypeFor(user.company_type, wanted));

/** Starts a new sign-in on this device: a token family with its first pair, valid until `until` at most. */
async function openFamily(
  ctx: Context,
  caller: Caller,
  userId: number,
  userType: UserType,
  until?: Date,
): Promise<SessionTokens> {
  const { config, ports, clock } = ctx;
  const now = clock.now();
  const familyId = ports.random.uuid();
  const pair = { token: ports.random.token(tokenBytes), refreshToken: ports.random.token(tokenBytes) };
  const familyEnd = until ?? secondsAfter(now, config.sessionSeconds);
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

/** Stores the hashes of a pair and returns when its access token expires. */
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

/** Returns the pair that a refresh token was exchanged for under the secret before a rotation; null without one. */
async function formerSuccessors({ db, config }: Context, refreshToken: string) {
  if (config.formerTokenSecret === null) return null;
  const pair = successorsOf(refreshToken, config.formerTokenSecret);
  const access = await sql.findAccessTokenEnd(db, hashOf(pair.token));
  return access ? { pair, expiresAt: access.expires_at } : null;
}

/**
 * Exchanges a refresh token. A reuse within the grace period gives the same pair again, because the first answer may
 * have been lost; a later reuse means theft, and the whole family ends.
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
      const former = await formerSuccessors({ ...ctx, db: trx }, refreshToken);
      if (former) return { ...answer(former.expiresAt), ...former.pair };
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

/** Returns the open sessions of a user. */
export async function openSessions(ctx: Context, actor: Actor): Promise<Session[]> {
  const rows = await sql.listFamilies(ctx.db, actor.userId, ctx.clock.now(), maxListed);
  return rows.map((row) => presentSession(row, actor));
}

/**
 * Ends one session of the user, which may be the current one. @throws AppError `recordNotFound` for another user's
 * session
 */
export async function endSession(ctx: Context, actor: Actor, sessionId: string): Promise<Session[]> {
  const owner = { userId: actor.userId, familyId: sessionId };
  const isEnded = await sql.revokeFamilyOf(ctx.db, owner, ctx.clock.now(), 'endedByUser');
  if (!isEnded) throw new AppError('recordNotFound');
  ctx.sessionCache.dropFamily(sessionId);
  return openSessions(ctx, actor);
}

/** Ends every session of a user except `keptFamilyId`: on signing out everywhere, a new password or a ban. */
export async function endSessionsOf(
  ctx: Context,
  userId: number,
  reason: string,
  keptFamilyId: string | null = null,
): Promise<void> {
  await withTransaction(ctx.db, (trx) => sql.revokeUser(trx, userId, ctx.clock.now(), reason, keptFamilyId));
  ctx.sessionCache.dropUser(userId);
}

/** Creates a hand-over code for the other host: valid 30 s, single use, stored as a hash. */
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
    family_id: actor.familyId,
    expires_at: new Date(ctx.clock.now().getTime() + handOverMs),
  });
  return { code };
}

/**
 * Exchanges a hand-over code for a new session that ends no later than the one that created the code.
 *
 * @throws AppError `codeInvalid` for a code that is used, expired, or whose session was ended
 */
export const redeemHandOver = (ctx: Context, caller: Caller, code: string): Promise<SessionTokens> =>
  withTransaction(ctx.db, async (trx) => {
    const hash = hashOf(code);
    await sql.lockHandOverUser(trx, hash);
    const taken = await sql.takeHandOver(trx, hash, ctx.clock.now());
    const user = taken && (await sql.findUserById(trx, taken.user_id));
    if (!user || user.banned_at) throw new AppError('codeInvalid');
    return openFamily({ ...ctx, db: trx }, caller, user.user_id, taken.user_type, taken.family_expires_at);
  });
