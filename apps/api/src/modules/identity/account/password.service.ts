import type { ResultOf } from '@havan/contract/call';
import type { checkLink as checkLinkCall } from '@havan/contract/identity/account';
import type { SessionTokens } from '@havan/contract/identity/session';
import type { UserType } from '@havan/domain/company';
import { passwordUnchanged } from '@havan/validation/messages';
import { forgotPasswordForm } from '@havan/validation/forms/forgot-password';
import { resetPasswordForm } from '@havan/validation/forms/reset-password';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { requireForm } from '../../../core/http/require-form.ts';
import { endLinksOf } from '../codes/account-link.sql.ts';
import { accountAddress, consumeLink, issueLink, openLink } from '../codes/account-links.ts';
import { admitSending, resendAfter } from '../codes/one-time-codes.ts';
import { storeDevice } from '../session/devices/known-devices.ts';
import { checkPassword, hashPassword } from '../session/passwords.ts';
import { endSessionsOf, openSession, proveOwner, provePassword } from '../session/session.service.ts';
import { doubling, keyOf, slowDown } from '../session/slow-down.ts';
import { findInvitation } from '../staff/staff.sql.ts';
import { noAccountMail, passwordChangedMail, resetMail } from './account-mails.ts';
import * as sql from './account.sql.ts';
import { admitStranger } from './register.service.ts';

const userSubject = (userId: number): string => `user:${userId}`;
const userIdOf = (subject: string): number => Number(subject.slice('user:'.length));

/** Mails a link to set a new password. An address without an account gets a mail that says so, at the same cost. */
export async function forgotPassword(
  ctx: Context,
  caller: Caller,
  typed: string,
): Promise<{ resendAfterSeconds: number }> {
  await admitStranger(ctx, caller);
  const { email } = requireForm(forgotPasswordForm(), { email: typed });
  await admitSending(ctx, 'reset', email);
  await withTransaction(ctx.db, async (trx) => {
    const user = await sql.findUserByEmail(trx, email);
    // Earlier links stay valid, so that a stranger's request cannot invalidate the owner's.
    const subject = user ? userSubject(user.id) : keyOf('stranger', email);
    const token = await issueLink({ ...ctx, db: trx }, 'resetPassword', subject);
    const companyType = user?.company_type ?? 'pharmacy';
    await ctx.ports.messages.send(
      trx,
      user
        ? resetMail(user.email, user.name, accountAddress(ctx, companyType, 'resetpassword', token))
        : noAccountMail(email, accountAddress(ctx, companyType, 'register')),
    );
  });
  return { resendAfterSeconds: await resendAfter(ctx, 'reset', email) };
}

/** Returns the state of a mailed link; the page checks it before anything is typed. */
export async function checkLink(
  ctx: Context,
  caller: Caller,
  { purpose, token }: { purpose: 'resetPassword' | 'setPassword'; token: string },
): Promise<ResultOf<typeof checkLinkCall>> {
  await admitStranger(ctx, caller);
  try {
    const subject = await openLink(ctx, purpose, token);
    const invited = purpose === 'setPassword' ? await findInvitation(ctx.db, subject, ctx.clock.now()) : null;
    if (invited === undefined) return { state: 'expired', invitation: null };
    return {
      state: 'valid',
      invitation: invited && { email: invited.email, companyName: invited.company_name },
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { state: error.code === 'linkUsed' ? 'used' : 'expired', invitation: null };
  }
}

/**
 * Sets a new password by a mailed link. The browser is known from then on, so that others' guesses do not throttle it.
 * Returns the browser's token.
 *
 * @throws AppError `linkUsed`, `linkExpired`, `invalidRequest`
 */
export async function resetPassword(
  ctx: Context,
  caller: Caller,
  request: { token: string; password: string; deviceToken?: string | undefined },
): Promise<{ deviceToken: string }> {
  const { token, password } = request;
  await admitStranger(ctx, caller);
  const form = requireForm(resetPasswordForm(), { password, passwordAgain: password });
  await openLink(ctx, 'resetPassword', token);
  const hash = await hashPassword(form.password);
  const { userId, deviceToken } = await withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const taken = userIdOf(await consumeLink(inside, 'resetPassword', token));
    await storePassword(inside, taken, hash);
    return { userId: taken, deviceToken: await storeDevice(inside, taken, request.deviceToken) };
  });
  ctx.sessionCache.dropUser(userId);
  return { deviceToken };
}

/** Replaces a password that no longer meets the rules, and signs in. */
export async function replaceWeakPassword(
  ctx: Context,
  caller: Caller,
  request: {
    username: string;
    currentPassword: string;
    password: string;
    userType: UserType;
    code?: string | undefined;
  },
): Promise<SessionTokens> {
  const { username, currentPassword, password, userType } = request;
  const user = await provePassword(ctx, caller, { username, password: currentPassword });
  await proveOwner(ctx, user.user_id, request);
  await renew(ctx, user.user_id, currentPassword, password);
  return openSession(ctx, caller, user, userType);
}

const guessRule = doubling(5, 60);

/** Returns the contact data of a user; `phone` has eleven digits. */
export const findOwnContact = (
  ctx: Context,
  { userId }: Pick<Actor, 'userId'>,
): Promise<{ readonly email: string; readonly phone: string }> => sql.findOwnUser(ctx.db, userId);

/** Checks the current password again. @throws AppError `invalidRequest` at that field, `tooManyRequests` */
export async function requireOwnPassword(
  ctx: Context,
  { userId }: Pick<Actor, 'userId'>,
  password: string,
  field: string,
): Promise<void> {
  await slowDown(ctx, `own-password:${userId}`, guessRule);
  const { password_hash: hash } = await sql.findOwnUser(ctx.db, userId);
  if (await checkPassword(hash, password)) return;
  throw new AppError('invalidRequest', {
    errors: [{ code: 'form', message: 'Şifreniz hatalı.', path: field }],
  });
}

/**
 * Changes the password of a signed-in user. Every session of the old password ends, this one too; the caller gets a new
 * one.
 */
export async function changePassword(
  ctx: Context,
  caller: Caller,
  actor: Actor,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<SessionTokens> {
  await requireOwnPassword(ctx, actor, currentPassword, 'currentPassword');
  await renew(ctx, actor.userId, currentPassword, password);
  return openSession(ctx, caller, { user_id: actor.userId, company_type: actor.companyType }, actor.userType);
}

async function renew(ctx: Context, userId: number, current: string, password: string): Promise<void> {
  const form = requireForm(resetPasswordForm(), { password, passwordAgain: password });
  if (form.password === current) {
    throw new AppError('invalidRequest', {
      errors: [{ code: 'form', message: passwordUnchanged, path: 'password' }],
    });
  }
  const hash = await hashPassword(form.password);
  await withTransaction(ctx.db, (trx) => storePassword({ ...ctx, db: trx }, userId, hash));
  ctx.sessionCache.dropUser(userId);
}

/** Stores a new password, ends every session and link of the old one, and notifies the owner. */
async function storePassword(ctx: Context, userId: number, hash: string): Promise<void> {
  const now = ctx.clock.now();
  await sql.updatePassword(ctx.db, userId, hash, now);
  await endLinksOf(ctx.db, 'resetPassword', userSubject(userId), now);
  await endSessionsOf(ctx, userId, 'passwordChange');
  const user = await sql.findOwnUser(ctx.db, userId);
  const forgot = accountAddress(ctx, user.company_type, 'forgotpassword');
  await ctx.ports.messages.send(ctx.db, passwordChangedMail(user.email, user.name, forgot));
}
