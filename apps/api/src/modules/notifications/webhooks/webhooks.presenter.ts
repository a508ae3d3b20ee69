import type { Webhook, WebhookDelivery } from '@havan/contract/notifications/webhooks';
import { bodyOf } from './webhook-message.ts';
import type { DeliveryRow, WebhookRow } from './webhooks.sql.ts';

export const presentWebhook = (row: WebhookRow, now: Date): Webhook => ({
  webhookId: row.id,
  url: row.url,
  events: row.events,
  createdAt: row.created_at.toISOString(),
  pausedAt: row.paused_at?.toISOString() ?? null,
  pauseReason: row.pause_reason,
  formerSecretUntil: row.former_until && row.former_until > now ? row.former_until.toISOString() : null,
  failures: row.failures,
  waiting: row.waiting,
  dead: row.dead,
});

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  deliveryId: row.id,
  messageId: row.message_id,
  event: row.event,
  subject: row.subject,
  body: bodyOf(row),
  state: row.state,
  createdAt: row.created_at.toISOString(),
  attempts: row.attempts,
  lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
  nextAttemptAt: row.next_at?.toISOString() ?? null,
  status: row.status,
  answer: row.answer,
  error: row.error,
  took: row.took,
});
