import {
  isOnByDefault,
  type NotificationChannel,
  notificationKindLabel,
} from '@havan/domain/notification-kind';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { OutgoingMessage } from '../../../core/ports/message-port.ts';
import { homeOf } from '../../../core/config/home-of.ts';
import { type PushContent, queuePushes } from '../push/push-messages.sql.ts';
import { type Delivery, deliveriesOf, takeUndelivered } from './delivery.sql.ts';

/** Notifications processed in one transaction. */
const batch = 100;

/** Sends notifications to devices, by e-mail and by SMS according to the users' preferences, each once. */
export async function deliverNotifications(ctx: Context): Promise<void> {
  for (let taken = batch; taken === batch; ) {
    taken = await withTransaction(ctx.db, async (db) => {
      const undelivered = await takeUndelivered(db, batch);
      if (undelivered.length === 0) return 0;
      const deliveries = await deliveriesOf(db, undelivered);
      await ctx.ports.messages.send(db, ...deliveries.flatMap((delivery) => messagesOf(ctx, delivery)));
      await queuePushes(
        db,
        deliveries.filter((delivery) => wants(delivery, 'push')).map((delivery) => pushOf(ctx, delivery)),
        ctx.clock.now(),
      );
      return undelivered.length;
    });
  }
}

const wants = ({ choices, sub_category_id: kind }: Delivery, channel: NotificationChannel): boolean =>
  choices[channel] ?? isOnByDefault(kind, channel);

/** Returns a push message that opens the page of the notification, or the list of notifications where it has none. */
function pushOf(
  { config }: Pick<Context, 'config'>,
  { id, user_id, sub_category_id, body, redirect_url, company_type }: Delivery,
): PushContent & { userId: number } {
  const url =
    homeOf(config, company_type) + namingNotification(redirect_url ?? '/myprofile/notifications', id);
  return { userId: user_id, title: notificationKindLabel(sub_category_id), body, url };
}

function messagesOf({ config }: Pick<Context, 'config'>, delivery: Delivery): OutgoingMessage[] {
  const { id, sub_category_id: kind, body, redirect_url, name, email, phone } = delivery;
  const home = homeOf(config, delivery.company_type);
  const messages: OutgoingMessage[] = [];
  if (wants(delivery, 'email')) {
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
  if (wants(delivery, 'sms'))
    messages.push({ channel: 'sms', recipient: phone, subject: '', body: `Havan: ${body}` });
  return messages;
}

/** The opened page marks the notification as read (specification §4). */
const namingNotification = (path: string, id: number): string =>
  `${path}${path.includes('?') ? '&' : '?'}notification=${id}`;
