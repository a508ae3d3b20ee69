import type { SentCode } from '@havan/contract/identity/account';
import { email as emailRule } from '@havan/validation/rules/email';
import { phone as phoneRule } from '@havan/validation/rules/phone';
import * as v from 'valibot';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { requireForm } from '../../../core/http/require-form.ts';
import { endLinksOf } from '../codes/account-link.sql.ts';
import { admitSending, checkCode, consumeCode, issueCode, resendAfter } from '../codes/one-time-codes.ts';
import { endSessionsOf } from '../session/session.service.ts';
import { codeSms, contactChangedMail, emailInUseMail, newEmailMail } from './account-mails.ts';
import * as sql from './account.sql.ts';
import { requireOwnPassword } from './password.service.ts';
import { elevenDigits } from './typed-person.ts';

type Kind = 'email' | 'phone';

const ownerOf = (kind: Kind, { userId }: Actor) => ({
  purpose: kind === 'email' ? ('emailChange' as const) : ('phoneChange' as const),
  subject: `user:${userId}`,
});

const forms = { email: v.object({ value: emailRule() }), phone: v.object({ value: phoneRule() }) };

/**
 * Sends a code to the new e-mail address or phone number. For an address of another user the answer is the same; only
 * its owner is notified.
 */
export async function sendContactCode(
  ctx: Context,
  actor: Actor,
  { kind, value, password }: { kind: Kind; value: string; password: string },
): Promise<SentCode> {
  const typed = requireForm(forms[kind], { value }).value;
  const recipient = kind === 'phone' ? elevenDigits(typed) : typed;
  await requireOwnPassword(ctx, actor, password, 'password');
  await admitSending(ctx, 'contact', recipient);
  const expiresAt = await withTransaction(ctx.db, async (trx) => {
    const issued = await issueCode({ ...ctx, db: trx }, ownerOf(kind, actor), recipient);
    const other = kind === 'email' ? await sql.findUserByEmail(trx, recipient) : undefined;
    const message =
      kind === 'phone'
        ? codeSms(recipient, issued.code)
        : other && other.id !== actor.userId
          ? emailInUseMail(recipient)
          : newEmailMail(recipient, issued.code);
    await ctx.ports.messages.send(trx, message);
    return issued.expiresAt;
  });
  return {
    recipient,
    expiresAt: expiresAt.toISOString(),
    resendAfterSeconds: await resendAfter(ctx, 'contact', recipient),
  };
}

/**
 * Stores the new address or number after the code, and notifies the old address. A new e-mail address invalidates
 * password links sent to the old mailbox and ends the other sessions.
 *
 * @throws AppError `codeInvalid`, `emailTaken`
 */
export async function confirmContact(
  ctx: Context,
  actor: Actor,
  { kind, code }: { kind: Kind; code: string },
): Promise<void> {
  const owner = ownerOf(kind, actor);
  const recipient = await checkCode(ctx, owner, code);
  await withTransaction(ctx.db, async (trx) => {
    await consumeCode({ ...ctx, db: trx }, owner, code);
    const other = kind === 'email' ? await sql.findUserByEmail(trx, recipient) : undefined;
    if (other && other.id !== actor.userId) throw new AppError('emailTaken');
    const before = await sql.findOwnUser(trx, actor.userId);
    await sql.updateContact(
      trx,
      actor.userId,
      kind === 'email' ? { email: recipient } : { phone: recipient },
    );
    if (kind === 'email') {
      await endLinksOf(trx, 'resetPassword', `user:${actor.userId}`, ctx.clock.now());
      await endSessionsOf({ ...ctx, db: trx }, actor.userId, 'emailChange', actor.familyId);
    }
    await ctx.ports.messages.send(trx, contactChangedMail(before.email, before.name, kind));
  });
  ctx.sessionCache.dropUser(actor.userId);
}
