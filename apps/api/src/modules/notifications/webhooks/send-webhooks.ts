import { failuresUntilNotice, nextAttempt } from '@havan/domain/webhook';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { WebhookAnswer } from '../../../core/ports/webhooks/webhook-port.ts';
import { unsealed } from '../../../core/secret-box.ts';
import { insertNotifications } from '../inbox/inbox.service.ts';
import { failureNotice, pauseNotice } from './webhook-notices.ts';
import { bodyOf, headersOf } from './webhook-message.ts';
import * as sql from './webhooks.sql.ts';

/** Lease of a delivery, longer than an exchange can take: no other process sends it meanwhile. */
const leaseMs = 60_000;
/** Largest number of deliveries to one address that are sent at the same time. */
const perWebhook = 10;
/** Longest duration of one run, in milliseconds. */
const longestRunMs = 45_000;

/** Sends due deliveries until none is left; several processes share the work. */
export async function sendWebhooks(ctx: Context): Promise<void> {
  const begun = performance.now();
  for (;;) {
    // The next delivery about a subject is due only when this one is settled.
    const sent = await sendDue(ctx, ctx.ports.webhookRetries ? 'new' : 'all');
    if (sent === 0 || performance.now() - begun > longestRunMs) return;
  }
}

/** Sends a failed delivery again, if it is due and the first waiting one of its subject. */
export async function retryWebhook(ctx: Context, deliveryId: number): Promise<void> {
  await sendDue(ctx, { retry: deliveryId });
}

/** Sends the deliveries that are due now, or one delivery, once; returns their number. */
export async function sendDue(ctx: Context, which: sql.WhichDue = 'all'): Promise<number> {
  const now = ctx.clock.now();
  const leaseEnd = new Date(now.getTime() + leaseMs);
  const due = await sql.claimDue(ctx.db, { now, leaseEnd, perWebhook, which });
  await Promise.all(due.map((delivery) => send(ctx, delivery, now)));
  return due.length;
}

async function send(ctx: Context, due: sql.DueDelivery, at: Date): Promise<void> {
  const body = bodyOf(due);
  const isRotating = due.former_secret !== null && due.former_until !== null && due.former_until > at;
  const secrets = [due.secret, ...(isRotating && due.former_secret ? [due.former_secret] : [])].map((box) =>
    unsealed(box, ctx.config, 'webhook-secret'),
  );
  const headers = headersOf({ id: due.message_id, at, body, secrets });
  const begun = performance.now();
  const answered = await ctx.ports.webhooks
    .post(due.url, { headers, body })
    .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  await settle(ctx, due, answered, Math.round(performance.now() - begun));
}

async function settle(
  ctx: Context,
  due: sql.DueDelivery,
  answered: Error | WebhookAnswer,
  took: number,
): Promise<void> {
  const now = ctx.clock.now();
  const error = errorOf(answered);
  const isGone = !(answered instanceof Error) && answered.status === 410;
  // A test event is not repeated: its sender sees the result at once.
  const isTest = due.event === 'webhook.test';
  const next =
    error === null || isGone || isTest ? null : nextAttempt(due.attempts, due.first_attempt_at, now);
  const failed = next ? 'waiting' : 'dead';
  await withTransaction(ctx.db, async (trx) => {
    const failures = await sql.noteOutcome(trx, {
      delivery: due,
      webhookId: due.webhook_id,
      state: error === null ? 'delivered' : failed,
      dueAt: next,
      status: answered instanceof Error ? null : answered.status,
      answer: answered instanceof Error ? null : answered.text.replaceAll('\u0000', ''),
      error,
      took,
    });
    if (next) await ctx.ports.webhookRetries?.plan(trx, due.id, next);
    if (error === null || isTest) return;
    // A dead delivery needs a person: the rest waits until then and none of it is lost.
    if (failed === 'dead') {
      const reason = isGone ? goneReason : givenUpReason;
      if (await sql.pause(trx, due.webhook_id, now, reason))
        await insertNotifications(trx, [pauseNotice(due, now)]);
    } else if (failures === failuresUntilNotice) await insertNotifications(trx, [failureNotice(due, now)]);
  });
}

const goneReason = 'Sunucu adresin kapatıldığını bildirdi (410).';
const givenUpReason = 'Bir bildirim üç gün boyunca iletilemedi.';

function errorOf(answered: Error | WebhookAnswer): string | null {
  if (answered instanceof Error) {
    if (answered.name === 'TimeoutError') return 'Sunucu 10 saniye içinde yanıt vermedi.';
    return answered.message.slice(0, 300);
  }
  const { status } = answered;
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return `Sunucu başka bir adrese yönlendirdi (${status}); yönlendirme izlenmez.`;
  return `Sunucu ${status} yanıtı verdi.`;
}
