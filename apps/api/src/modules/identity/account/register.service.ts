import type { ParsedRequestOf } from '@havan/contract/call';
import type { register as registerCall, SentCode } from '@havan/contract/identity/account';
import { codeLifeMs, linkLifeMs } from '@havan/domain/one-time-code';
import { forgotPasswordForm } from '@havan/validation/forms/forgot-password';
import { registerForm } from '@havan/validation/forms/register';
import { AppError } from '../../../core/app-error.ts';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { requireForm } from '../../../core/http/require-form.ts';
import { townExists } from '../addresses/addresses.sql.ts';
import { accountAddress, issueLink } from '../codes/account-links.ts';
import { admitSending, issueCode, resendAfter } from '../codes/one-time-codes.ts';
import { hashPassword } from '../session/passwords.ts';
import { slowDownAddress } from '../session/address-throttle.ts';
import { activationMail, alreadyMemberMail, noApplicationMail } from './account-mails.ts';
import * as sql from './account.sql.ts';
import { elevenDigits, namesOf } from './typed-person.ts';

/** Public requests are throttled by the address they come from. */
export const admitStranger = (ctx: Context, { ip }: Caller): Promise<void> =>
  slowDownAddress(ctx, { purpose: 'account', free: ctx.config.freeTriesPerAddress, maxWaitSeconds: 60 }, ip);

export const registrationSubject = (id: string): string => `registration:${id}`;

/**
 * Stores an application and mails its activation link. For an address with an account the same is done, but the mail
 * informs its owner; neither the answer nor its time reveals that to others. User names are public on this market, so a
 * taken one is reported.
 *
 * @throws AppError `usernameTaken`, `conflict` for a company that is registered, `invalidRequest`, `tooManyRequests`
 */
export async function register(
  ctx: Context,
  caller: Caller,
  request: ParsedRequestOf<typeof registerCall>,
): Promise<SentCode> {
  await admitStranger(ctx, caller);
  const form = requireForm(registerForm(), { ...request, passwordAgain: request.password });
  if (!(await townExists(ctx.db, form.townId))) throw wrongField('townId', 'Lütfen ilçe seçin.');
  if (await sql.isUsernameTaken(ctx.db, form.username)) throw new AppError('usernameTaken', taken);
  if (await sql.isTaxNumberTaken(ctx.db, form.taxOrIdentityNumber)) throw companyKnown();
  await admitSending(ctx, 'join', form.email);
  const passwordHash = await hashPassword(form.password);
  const now = ctx.clock.now();
  const id = ctx.ports.random.uuid();
  const names = namesOf(form.fullName);
  const row = {
    id,
    email: form.email,
    company_type: form.companyType,
    company_name: form.companyName,
    tax_number: form.taxOrIdentityNumber,
    tax_office: form.taxOffice,
    town_id: form.townId,
    address_line: form.address,
    ...names,
    username: form.username,
    phone: elevenDigits(form.phone),
    password_hash: passwordHash,
    agreed_at: now,
    expires_at: new Date(now.getTime() + linkLifeMs.activation),
  };
  await sql.insertRegistration(ctx.db, row);
  return mailActivation(ctx, form.email, [row]);
}

const taken = {
  errors: [
    {
      code: 'usernameTaken',
      message: 'Bu kullanıcı adı başka bir hesapta kullanılıyor.',
      path: 'username',
    },
  ],
};

/** Tax numbers are public; further users of a company are invited by its owner. */
export const companyKnown = (): AppError =>
  new AppError('conflict', {
    message: companyKnownText,
    errors: [{ code: 'companyKnown', message: companyKnownText, path: 'taxOrIdentityNumber' }],
  });
const companyKnownText = 'Bu firma kayıtlı, yetkiliden davet isteyin.';

const wrongField = (path: string, message: string) =>
  new AppError('invalidRequest', { errors: [{ code: 'form', message, path }] });

/**
 * Mails a new link and code for each pending application of an address, the earliest first; other addresses get the
 * same answer. Each mail names its application, so that a stranger's is not activated by mistake.
 */
export async function resendActivation(ctx: Context, caller: Caller, typed: string): Promise<SentCode> {
  await admitStranger(ctx, caller);
  const { email } = requireForm(forgotPasswordForm(), { email: typed });
  await admitSending(ctx, 'join', email);
  const waiting = await sql.listWaiting(ctx.db, email, ctx.clock.now());
  return mailActivation(ctx, email, waiting.length > 0 ? waiting : [null]);
}

type Applicant = Pick<sql.RegistrationRow, 'id' | 'name' | 'username' | 'company_name' | 'company_type'>;

/** Does the same work for every address: a code, a link, a message. Only the text differs. */
async function mailActivation(
  ctx: Context,
  email: string,
  applicants: readonly (Applicant | null)[],
): Promise<SentCode> {
  await withTransaction(ctx.db, async (trx) => {
    const member = await sql.findUserByEmail(trx, email);
    for (const applicant of member ? applicants.slice(0, 1) : applicants)
      await mailOne({ ...ctx, db: trx }, email, applicant, member !== undefined);
  });
  return {
    recipient: email,
    expiresAt: new Date(ctx.clock.now().getTime() + codeLifeMs).toISOString(),
    resendAfterSeconds: await resendAfter(ctx, 'join', email),
  };
}

async function mailOne(
  ctx: Context,
  email: string,
  applicant: Applicant | null,
  isMember: boolean,
): Promise<void> {
  const subject = registrationSubject(applicant?.id ?? ctx.ports.random.uuid());
  const issued = await issueCode(ctx, { purpose: 'activation', subject }, email);
  const token = await issueLink(ctx, 'activation', subject);
  const address = (page: string, link?: string) =>
    accountAddress(ctx, applicant?.company_type ?? 'pharmacy', page, link);
  const message = isMember
    ? alreadyMemberMail(email, { login: address('login'), forgot: address('forgotpassword') })
    : applicant
      ? activationMail(email, {
          name: applicant.name,
          username: applicant.username,
          company: applicant.company_name,
          code: issued.code,
          link: address('activation', token),
        })
      : noApplicationMail(email, address('register'));
  await ctx.ports.messages.send(ctx.db, message);
}
