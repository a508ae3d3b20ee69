import { canBuy } from '@havan/domain/company';
import {
  isOnByDefault,
  type NotificationChannel,
  notificationKindLabel,
} from '@havan/domain/notification-kind';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { OutgoingMessage } from '../../../core/ports/message-port.ts';
import { type Delivery, deliveriesOf, takeUndelivered } from './delivery.sql.ts';

/** Notifications processed in one transaction. */
const batch = 100;

/** Sends notifications by e-mail and SMS according to the users' preferences, each once. */
export async function deliverNotifications(ctx: Context): Promise<void> {
  for (let taken = batch; taken === batch; ) {
    taken = await withTransaction(ctx.db, async (db) => {
      const ids = await takeUndelivered(db, batch);
      const messages = (await deliveriesOf(db, ids)).flatMap((delivery) => messagesOf(ctx, delivery));
      await ctx.ports.messages.send(db, ...messages);
      return ids.length;
    });
  }
}

function messagesOf({ config }: Pick<Context, 'config'>, delivery: Delivery): OutgoingMessage[] {
  const { id, sub_category_id: kind, body, redirect_url, name, email, phone } = delivery;
  const wants = (channel: NotificationChannel) => delivery.choices[channel] ?? isOnByDefault(kind, channel);
  const home = canBuy(delivery.company_type) ? config.buyerOrigin : `${config.merchantOrigin}/merchant`;
  const messages: OutgoingMessage[] = [];
  if (wants('email')) {
    const lines = [
      `Merhaba ${name},`,
      '',
      body,
      ...(redirect_url === null ? [] : [home + namingNotification(redirect_url, id)]),
      '',
      `Hangi bildirimleri alacağınızı buradan seçebilirsiniz: ${home}/myprofile/settings/notification`,
      '',
      'Havan',
    ];
    messages.push({
      channel: 'email',
      recipient: email,
      subject: notificationKindLabel(kind),
      body: lines.join('\n'),
    });
  }
  if (wants('sms')) messages.push({ channel: 'sms', recipient: phone, subject: '', body: `Havan: ${body}` });
  return messages;
}

/** The opened page marks the notification as read (specification §4). */
const namingNotification = (path: string, id: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}notification=${id}`;
