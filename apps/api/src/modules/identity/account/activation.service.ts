import type { GsmStep, resumeRegistration as resumeCall, SentCode } from '@havan/contract/identity/account';
import type { ResultOf } from '@havan/contract/call';
import { defaultUserTypeOf, type UserType } from '@havan/domain/company';
import { maskPhone } from '@havan/domain/phone';
import { username as usernameRule } from '@havan/validation/rules/username';
import * as v from 'valibot';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { lockForTransaction, withTransaction } from '../../../core/db/transaction.ts';
import { requireForm } from '../../../core/http/require-form.ts';
import { consumeLink, issueLink, openLink } from '../codes/account-links.ts';
import {
  admitSending,
  checkCode,
  consumeCode,
  expiryOf,
  issueCode,
  resendAfter,
} from '../codes/one-time-codes.ts';
import { checkPassword } from '../session/passwords.ts';
import { admitAttempt, forgiveAttempt } from '../session/sign-in-throttle.ts';
import { sign } from '../agreements/agreements.sql.ts';
import { currentMembership } from '../agreements/legal-texts.service.ts';
import { codeSms } from './account-mails.ts';
import * as sql from './account.sql.ts';
import { openCompany } from './open-company.sql.ts';
import { admitStranger, companyKnown, registrationSubject } from './register.service.ts';
import { orTaken } from './typed-person.ts';

/**
 * Verifies the e-mail address of an application, by the mailed link or by address and code, and sends a code to its
 * phone number.
 *
 * @throws AppError `linkUsed`, `linkExpired`, `codeInvalid`, `codeTriesUsed`
 */
export async function activate(
  ctx: Context,
  caller: Caller,
  {
    token,
    email,
    code,
  }: { token?: string | undefined; email?: string | undefined; code?: string | undefined },
): Promise<GsmStep> {
  await admitStranger(ctx, caller);
  const row = token
    ? await rowOf(ctx, await consumeLink(ctx, 'activation', token))
    : await provedByCode(ctx, email ?? '', code ?? '');
  await sql.markEmailVerified(ctx.db, row.id, ctx.clock.now());
  return gsmStepOf(ctx, row);
}

async function gsmStepOf(ctx: Context, row: sql.RegistrationRow): Promise<GsmStep> {
  const verificationToken = await issueLink(ctx, 'gsmVerification', registrationSubject(row.id));
  return {
    verificationToken,
    ...(await sendGsm(ctx, row).catch((error: unknown) => sentBefore(ctx, row, error))),
  };
}

/**
 * The link has been consumed, so a throttled phone number must not fail the request: the code sent before is still
 * valid.
 */
async function sentBefore(
  ctx: Context,
  { id, phone }: sql.RegistrationRow,
  error: unknown,
): Promise<SentCode> {
  if (!(error instanceof AppError) || error.code !== 'tooManyRequests') throw error;
  const expiry = await expiryOf(ctx, { purpose: 'gsm', subject: registrationSubject(id) });
  return {
    recipient: maskPhone(phone) ?? '',
    expiresAt: (expiry ?? ctx.clock.now()).toISOString(),
    resendAfterSeconds: await resendAfter(ctx, 'join', phone),
  };
}

async function provedByCode(ctx: Context, email: string, code: string): Promise<sql.RegistrationRow> {
  const waiting = await sql.listWaiting(ctx.db, email, ctx.clock.now());
  const subjects = waiting.length > 0 ? waiting.map(({ id }) => id) : ['nobody'];
  let refusal: unknown;
  for (const id of subjects) {
    const owner = { purpose: 'activation' as const, subject: registrationSubject(id) };
    try {
      await checkCode(ctx, owner, code);
    } catch (error) {
      // A try is counted for each application; the code itself identifies its application.
      refusal ??= error;
      continue;
    }
    await consumeCode(ctx, owner, code);
    return rowOf(ctx, owner.subject);
  }
  throw refusal;
}

/** Returns the pending application of a subject. @throws AppError `linkExpired` */
async function rowOf(ctx: Context, subject: string): Promise<sql.RegistrationRow> {
  const id = subject.slice(registrationSubject('').length);
  const row = await sql.findRegistration(ctx.db, id, ctx.clock.now());
  if (!row) throw new AppError('linkExpired');
  return row;
}

/** Sends a code to the number of an application. @throws AppError `tooManyRequests` */
async function sendGsm(ctx: Context, row: sql.RegistrationRow): Promise<SentCode> {
  await admitSending(ctx, 'join', row.phone);
  const expiresAt = await withTransaction(ctx.db, async (trx) => {
    const owner = { purpose: 'gsm' as const, subject: registrationSubject(row.id) };
    const issued = await issueCode({ ...ctx, db: trx }, owner, row.phone);
    await ctx.ports.messages.send(trx, codeSms(row.phone, issued.code));
    return issued.expiresAt;
  });
  return {
    recipient: maskPhone(row.phone) ?? '',
    expiresAt: expiresAt.toISOString(),
    resendAfterSeconds: await resendAfter(ctx, 'join', row.phone),
  };
}

/** Largest number of applications of one name whose password is compared; a genuine applicant has fewer. */
const comparedApplications = 3;

/**
 * Resumes an application at its current step, on any device, with the password of the application. An unknown name and
 * a wrong password get the same answer.
 *
 * @throws AppError `invalidCredentials`, `tooManyRequests`
 */
export async function resumeRegistration(
  ctx: Context,
  caller: Caller,
  { username, password }: { username: string; password: string },
): Promise<ResultOf<typeof resumeCall>> {
  const attempt = await admitAttempt(ctx, { name: username, userId: null, ip: caller.ip, knownDevice: null });
  const waiting = await sql.listRegistrationsByName(ctx.db, username, ctx.clock.now(), comparedApplications);
  let row: sql.RegistrationRow | null = null;
  for (const each of waiting.length > 0 ? waiting : [null])
    if ((await checkPassword(each?.password_hash ?? null, password)) && each) row ??= each;
  if (!row) throw new AppError('invalidCredentials');
  await forgiveAttempt(ctx, attempt);
  return { email: row.email, gsm: row.email_verified_at === null ? null : await gsmStepOf(ctx, row) };
}

/** Sends another code to the number of an application. @throws AppError `linkExpired`, `tooManyRequests` */
export async function resendGsm(ctx: Context, caller: Caller, token: string): Promise<SentCode> {
  await admitStranger(ctx, caller);
  return sendGsm(ctx, await rowOf(ctx, await openLink(ctx, 'gsmVerification', token)));
}

/**
 * Verifies the phone number and creates the company with its first user; the company awaits its review.
 *
 * @throws AppError `codeInvalid`, `codeTriesUsed`, `linkExpired`, `usernameTaken`, `emailTaken`, `conflict` for a
 * company that is registered
 */
export async function verifyGsm(
  ctx: Context,
  request: { verificationToken: string; code: string; username?: string | undefined },
): Promise<{ username: string; userType: UserType }> {
  const { verificationToken, code } = request;
  const subject = await openLink(ctx, 'gsmVerification', verificationToken);
  const row = await rowOf(ctx, subject);
  const { username } = requireForm(v.object({ username: usernameRule() }), {
    username: request.username ?? row.username,
  });
  const owner = { purpose: 'gsm' as const, subject };
  await checkCode(ctx, owner, code);
  // Checked before the code is consumed, so that choosing another name does not need another SMS.
  if (await sql.isUsernameTaken(ctx.db, username)) throw new AppError('usernameTaken');
  await withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    await consumeCode(inside, owner, code);
    await consumeLink(inside, 'gsmVerification', verificationToken);
    if (await sql.findUserByEmail(trx, row.email)) throw new AppError('emailTaken');
    // Two concurrent applications of one company: the second finds the first one's company.
    await lockForTransaction(trx, `tax-number:${row.tax_number}`);
    if (await sql.isTaxNumberTaken(trx, row.tax_number)) throw companyKnown();
    const userId = await openCompany(trx, row, username, ctx.clock.now());
    await sign(trx, userId, await currentMembership(trx), row.agreed_at);
    await sql.deleteRegistrations(trx, row.email);
  }).catch(orTaken);
  ctx.count('registered');
  return { username, userType: defaultUserTypeOf(row.company_type) };
}
