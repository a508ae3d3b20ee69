import { maskPhone } from '@havan/domain/phone';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Operator } from '../../../core/operator.ts';
import type { OutgoingMessage } from '../../../core/ports/message-port.ts';
import { record } from '../audit/record.ts';
import { emailOf } from './health.sql.ts';

/** Sends a mail to the operator who asks, with an audit entry. */
export async function sendTestMail(
  ctx: Context,
  me: Operator,
  caller: Caller,
): Promise<{ recipient: string }> {
  const { email } = await emailOf(ctx.db, me.operatorId);
  return send(ctx, me, caller, {
    channel: 'email',
    recipient: email,
    subject: 'Havan: deneme iletisi',
    body: 'Bu ileti platform masasından denemek için gönderildi. Size ulaştıysa e-posta çalışıyor.',
  });
}

/** Sends a text message to a phone, with an audit entry that contains the masked number. */
export const sendTestSms = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  phone: string,
): Promise<{ recipient: string }> =>
  send(ctx, me, caller, {
    channel: 'sms',
    recipient: phone,
    subject: '',
    body: 'Havan: Bu ileti platform masasından denemek için gönderildi. Size ulaştıysa SMS çalışıyor.',
  });

/** Queues messages again that were given up, with an audit entry of their number; null for all of them. */
export const resendDead = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  messageIds: readonly number[] | null,
): Promise<{ queued: number }> =>
  withTransaction(ctx.db, async (trx) => {
    const queued = await ctx.ports.messages.resend(trx, messageIds);
    if (queued > 0)
      await record(trx, ctx.clock.now(), me, caller, {
        action: 'deliveries.resend',
        subject: ['operator', me.operatorId],
        before: null,
        after: { messages: queued },
      });
    return { queued };
  });

const send = (
  ctx: Context,
  me: Operator,
  caller: Caller,
  message: OutgoingMessage,
): Promise<{ recipient: string }> =>
  withTransaction(ctx.db, async (trx) => {
    await ctx.ports.messages.send(trx, message);
    await record(trx, ctx.clock.now(), me, caller, {
      action: message.channel === 'sms' ? 'installation.testSms' : 'installation.testMail',
      subject: ['operator', me.operatorId],
      before: null,
      after: message.channel === 'sms' ? { phone: maskPhone(message.recipient) } : null,
    });
    return { recipient: message.recipient };
  });
