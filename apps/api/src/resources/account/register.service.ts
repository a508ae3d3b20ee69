import type { ParsedRequestOf } from '@havan/contract/call';
import type { register as registerCall, SentCode } from '@havan/contract/account';
import { linkLifeMs } from '@havan/domain/one-time-code';
import { forgotPasswordForm } from '@havan/validation/forms/forgot-password';
import { registerForm } from '@havan/validation/forms/register';
import { AppError } from '../../app-error.ts';
import type { Caller, Context } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { requireForm } from '../../require-form.ts';
import { townExists } from '../addresses/addresses.sql.ts';
import { accountAddress, issueLink } from '../one-time-code/account-links.ts';
import { admitSending, issueCode, resendAfter } from '../one-time-code/one-time-codes.ts';
import { hashPassword } from '../session/passwords.ts';
import { doubling, slowDown } from '../session/slow-down.ts';
import { activationMail, alreadyMemberMail, noApplicationMail } from './account-mails.ts';
import * as sql from './account.sql.ts';
import { elevenDigits, namesOf } from './typed-person.ts';

/** Everything that anybody may ask for without being known is slowed down for the address it comes from. */
export const admitStranger = (ctx: Context, { ip }: Caller): Promise<void> =>
  slowDown(ctx, `account:ip:${ip}`, doubling(ctx.config.freeTriesPerAddress, 60));

export const registrationSubject = (id: string): string => `registration:${id}`;

/**
 * Takes an application and mails what activates it. For an address that has an account the same is done and kept, only
 * the mail tells its owner so; neither the answer nor the time it takes tells anybody else. User names are public on
 * this market, so a taken one is named.
 *
 * @throws AppError `usernameTaken`, `invalidRequest`, `tooManyRequests`
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
  await admitSending(ctx, 'join', form.email);
  const passwordHash = await hashPassword(form.password);
  const now = ctx.clock.now();
  const id = ctx.ports.random.uuid();
  const names = namesOf(form.fullName);
  await withTransaction(ctx.db, (trx) =>
    sql.putRegistration(trx, {
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
    }),
  );
  return mailActivation(ctx, form.email, { id, name: names.name, companyType: form.companyType });
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

const wrongField = (path: string, message: string) =>
  new AppError('invalidRequest', { errors: [{ code: 'form', message, path }] });

/** Mails a new link and code to an address that waits for them; any other address is answered alike. */
export async function resendActivation(ctx: Context, caller: Caller, typed: string): Promise<SentCode> {
  await admitStranger(ctx, caller);
  const { email } = requireForm(forgotPasswordForm(), { email: typed });
  await admitSending(ctx, 'join', email);
  const waiting = await sql.findRegistrationByName(ctx.db, email, ctx.clock.now());
  return mailActivation(
    ctx,
    email,
    waiting ? { id: waiting.id, name: waiting.name, companyType: waiting.company_type } : null,
  );
}

type Applicant = Pick<sql.RegistrationRow, 'id' | 'name'> & {
  readonly companyType: sql.RegistrationRow['company_type'];
};

/** The same work for every address: a code, a link, a message. Only what the message says differs. */
async function mailActivation(ctx: Context, email: string, applicant: Applicant | null): Promise<SentCode> {
  const subject = registrationSubject(applicant?.id ?? ctx.ports.random.uuid());
  const companyType = applicant?.companyType ?? 'pharmacy';
  const expiresAt = await withTransaction(ctx.db, async (trx) => {
    const inside = { ...ctx, db: trx };
    const member = await sql.findUserByEmail(trx, email);
    const issued = await issueCode(inside, { purpose: 'activation', subject }, email);
    const token = await issueLink(inside, 'activation', subject);
    const address = (page: string, link?: string) => accountAddress(ctx, companyType, page, link);
    const message = member
      ? alreadyMemberMail(email, { login: address('login'), forgot: address('forgotpassword') })
      : applicant
        ? activationMail(email, {
            name: applicant.name,
            code: issued.code,
            link: address('activation', token),
          })
        : noApplicationMail(email, address('register'));
    await ctx.ports.messages.send(trx, message);
    return issued.expiresAt;
  });
  return {
    recipient: email,
    expiresAt: expiresAt.toISOString(),
    resendAfterSeconds: await resendAfter(ctx, 'join', email),
  };
}
