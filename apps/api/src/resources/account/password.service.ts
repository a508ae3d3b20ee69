import type { ResultOf } from '@havan/contract/call';
import type { checkLink as checkLinkCall } from '@havan/contract/account';
import type { SessionTokens } from '@havan/contract/session';
import type { UserType } from '@havan/domain/company';
import { passwordUnchanged } from '@havan/validation/messages';
import { forgotPasswordForm } from '@havan/validation/forms/forgot-password';
import { resetPasswordForm } from '@havan/validation/forms/reset-password';
import { AppError } from '../../app-error.ts';
import type { Actor, Caller, Context } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { requireForm } from '../../require-form.ts';
import { endLinksOf } from '../one-time-code/account-link.sql.ts';
import { accountAddress, consumeLink, issueLink, openLink } from '../one-time-code/account-links.ts';
import { admitSending, resendAfter } from '../one-time-code/one-time-codes.ts';
import { checkPassword, hashPassword } from '../session/passwords.ts';
import { endSessionsOf, openSession, provePassword } from '../session/session.service.ts';
import { doubling, keyOf, slowDown } from '../session/slow-down.ts';
import { findInvitation } from '../staff/staff.sql.ts';
import { noAccountMail, passwordChangedMail, resetMail } from './account-mails.ts';
import * as sql from './account.sql.ts';
import { admitStranger } from './register.service.ts';

const userSubject = (userId: number): string => `user:${userId}`;
const userIdOf = (subject: string): number => Number(subject.slice('user:'.length));

/** Mails a link to set a new password. An address without an account is sent a mail that says so, at the same cost. */
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
    // A stranger who asks again leaves a link to end behind as well.
    const subject = user ? userSubject(user.id) : keyOf('stranger', email);
    await endLinksOf(trx, 'resetPassword', subject, ctx.clock.now());
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

/** What a mailed link still is good for; a page asks before anything is typed into it. */
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

/** Sets a new password by a mailed link. @throws AppError `linkUsed`, `linkExpired`, `invalidRequest` */
export async function resetPassword(
  ctx: Context,
  caller: Caller,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await admitStranger(ctx, caller);
  const form = requireForm(resetPasswordForm(), { password, passwordAgain: password });
  await openLink(ctx, 'resetPassword', token);
  const hash = await hashPassword(form.password);
  const userId = await withTransaction(ctx.db, async (trx) => {
    const taken = userIdOf(await consumeLink({ ...ctx, db: trx }, 'resetPassword', token));
    await storePassword({ ...ctx, db: trx }, taken, hash);
    return taken;
  });
  ctx.sessionCache.dropUser(userId);
}

/** Replaces a password that no longer meets the rules, and signs in. */
export async function replaceWeakPassword(
  ctx: Context,
  caller: Caller,
  request: { username: string; currentPassword: string; password: string; userType: UserType },
): Promise<SessionTokens> {
  const { username, currentPassword, password, userType } = request;
  const user = await provePassword(ctx, caller, { username, password: currentPassword });
  await renew(ctx, user.user_id, currentPassword, password);
  return openSession(ctx, caller, user, userType);
}

const guessRule = doubling(5, 60);

/** Proves once more who is at the keyboard. @throws AppError `invalidRequest` at that field, `tooManyRequests` */
export async function requireOwnPassword(
  ctx: Context,
  { userId }: Actor,
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
 * Changes the password of somebody signed in. Every session dies with the old password, this one too; the browser that
 * asked is given a new one.
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

/** A new password ends every session and every link of the old one, and its owner is told. */
async function storePassword(ctx: Context, userId: number, hash: string): Promise<void> {
  const now = ctx.clock.now();
  await sql.updatePassword(ctx.db, userId, hash, now);
  await endLinksOf(ctx.db, 'resetPassword', userSubject(userId), now);
  await endSessionsOf(ctx, userId, 'passwordChange');
  const user = await sql.findOwnUser(ctx.db, userId);
  const forgot = accountAddress(ctx, user.company_type, 'forgotpassword');
  await ctx.ports.messages.send(ctx.db, passwordChangedMail(user.email, user.name, forgot));
}
