import type { Staff, StaffRole } from '@havan/contract/identity/staff';
import { defaultUserTypeOf, type UserType } from '@havan/domain/company';
import type { StaffRight } from '@havan/domain/staff-right';
import { linkLifeMs } from '@havan/domain/one-time-code';
import { acceptInvitationForm, invitationForm } from '@havan/validation/forms/staff';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { requireForm } from '../../../core/http/require-form.ts';
import { invitationMail, invitedMemberMail } from '../account/account-mails.ts';
import { findUserByEmail, isUsernameTaken } from '../account/account.sql.ts';
import { admitStranger } from '../account/register.service.ts';
import { elevenDigits, namesOf, orTaken } from '../account/typed-person.ts';
import { endLinksOf } from '../codes/account-link.sql.ts';
import { accountAddress, consumeLink, issueLink, openLink } from '../codes/account-links.ts';
import { admitSending } from '../codes/one-time-codes.ts';
import { hashPassword } from '../session/passwords.ts';
import { requireGrant, staffOf } from './staff.service.ts';
import * as sql from './staff.sql.ts';

/** Largest number of members and open invitations of one company. */
const mostPeople = 50;

const subjectOf = (id: string): string => `invitation:${id}`;

const timesOf = ({ clock }: Context) => {
  const now = clock.now();
  return { sent_at: now, expires_at: new Date(now.getTime() + linkLifeMs.setPassword) };
};

/** Invites a person by e-mail. For an address with an account the answer is the same; its owner is informed by mail. */
export async function invite(
  ctx: Context,
  actor: Actor,
  request: { email: string; role: StaffRole; rights: readonly StaffRight[] },
): Promise<Staff> {
  const { email, role } = requireForm(invitationForm(), request);
  const grant = {
    role: role === 'owner' ? ('owner' as const) : ('staff' as const),
    rights: role === 'owner' ? [] : request.rights,
  };
  requireGrant(actor, grant);
  if ((await sql.countPeople(ctx.db, actor.companyId)) >= mostPeople) {
    throw new AppError('actionNotAllowed', { message: `Bir firmada en fazla ${mostPeople} kişi olabilir.` });
  }
  await admitSending(ctx, 'invite', email);
  await withTransaction(ctx.db, async (trx) => {
    const id = await sql.putInvitation(trx, {
      id: ctx.ports.random.uuid(),
      company_id: actor.companyId,
      email,
      ...grant,
      invited_by: actor.userId,
      ...timesOf(ctx),
    });
    await mailInvitation({ ...ctx, db: trx }, actor, id, email);
  });
  return staffOf(ctx, actor);
}

/** Mails an invitation again; the earlier link becomes invalid. @throws AppError `recordNotFound`, `tooManyRequests` */
export async function resend(ctx: Context, actor: Actor, id: string): Promise<Staff> {
  const open = (await sql.listInvitations(ctx.db, actor.companyId)).find((row) => row.id === id);
  if (!open) throw new AppError('recordNotFound');
  await admitSending(ctx, 'invite', open.email);
  await withTransaction(ctx.db, async (trx) => {
    if (!(await sql.renewInvitation(trx, actor.companyId, id, timesOf(ctx)))) {
      throw new AppError('recordNotFound');
    }
    await mailInvitation({ ...ctx, db: trx }, actor, id, open.email);
  });
  return staffOf(ctx, actor);
}

async function mailInvitation(ctx: Context, actor: Actor, id: string, email: string): Promise<void> {
  const { name: company, company_type: companyType } = await sql.findCompanyName(ctx.db, actor.companyId);
  await endLinksOf(ctx.db, 'setPassword', subjectOf(id), ctx.clock.now());
  const token = await issueLink(ctx, 'setPassword', subjectOf(id));
  const link = accountAddress(ctx, companyType, 'setpassword', token);
  const isMember = (await findUserByEmail(ctx.db, email)) !== undefined;
  await ctx.ports.messages.send(
    ctx.db,
    isMember
      ? invitedMemberMail(email, company)
      : invitationMail(email, { company, inviter: actor.username, link }),
  );
}

/** Revokes an invitation. @throws AppError `recordNotFound` */
export async function revoke(ctx: Context, actor: Actor, id: string): Promise<Staff> {
  const now = ctx.clock.now();
  if (!(await sql.revokeInvitation(ctx.db, actor.companyId, id, now))) throw new AppError('recordNotFound');
  await endLinksOf(ctx.db, 'setPassword', subjectOf(id), now);
  return staffOf(ctx, actor);
}

/**
 * Creates the account of an invited person; the mailed link verifies the address.
 *
 * @throws AppError `linkUsed`, `linkExpired`, `usernameTaken`, `emailTaken`, `invalidRequest`
 */
export async function acceptInvitation(
  ctx: Context,
  caller: Caller,
  request: { token: string; fullName: string; username: string; phone: string; password: string },
): Promise<{ username: string; userType: UserType }> {
  await admitStranger(ctx, caller);
  const form = requireForm(acceptInvitationForm(), { ...request, passwordAgain: request.password });
  const subject = await openLink(ctx, 'setPassword', request.token);
  const invited = await sql.findInvitation(ctx.db, subject, ctx.clock.now());
  if (!invited) throw new AppError('linkExpired');
  if (await isUsernameTaken(ctx.db, form.username)) {
    const message = 'Bu kullanıcı adı başka bir hesapta kullanılıyor.';
    throw new AppError('usernameTaken', { errors: [{ code: 'usernameTaken', message, path: 'username' }] });
  }
  const passwordHash = await hashPassword(form.password);
  const now = ctx.clock.now();
  await withTransaction(ctx.db, async (trx) => {
    await consumeLink({ ...ctx, db: trx }, 'setPassword', request.token);
    if (await findUserByEmail(trx, invited.email)) throw new AppError('emailTaken');
    await sql.insertMember(trx, {
      company_id: invited.company_id,
      username: form.username,
      ...namesOf(form.fullName),
      email: invited.email,
      phone: elevenDigits(form.phone),
      role: invited.role,
      rights: invited.rights,
      password_hash: passwordHash,
      activation_date: now,
      password_set_at: now,
      created_at: now,
    });
    await sql.acceptInvitationRow(trx, invited.id, now);
  }).catch(orTaken);
  return { username: form.username, userType: defaultUserTypeOf(invited.company_type) };
}
