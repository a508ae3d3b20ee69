import type { SentCode } from '@havan/contract/account';
import { email as emailRule } from '@havan/validation/rules/email';
import { phone as phoneRule } from '@havan/validation/rules/phone';
import * as v from 'valibot';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { requireForm } from '../../require-form.ts';
import {
  admitSending,
  checkCode,
  consumeCode,
  issueCode,
  resendAfter,
} from '../one-time-code/one-time-codes.ts';
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
 * Sends a code to the address or number that shall replace the present one. An address that belongs to somebody else is
 * answered alike; only its owner is told.
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

/** Takes over what the code was sent to, and tells the old address. @throws AppError `codeInvalid`, `emailTaken` */
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
    await ctx.ports.messages.send(trx, contactChangedMail(before.email, before.name, kind));
  });
}
