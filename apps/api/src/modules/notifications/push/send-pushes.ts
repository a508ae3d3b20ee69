import webPush from 'web-push';
import type { Context } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import type { WebhookAnswer } from '../../../core/ports/webhooks/webhook-port.ts';
import { deleteDevice, noteSent, type PushTarget } from './push-devices.sql.ts';
import { pushIdentity } from './push-identity.ts';
import { claimDuePushes, type DuePush, dropPush, planPush, type PushContent } from './push-messages.sql.ts';

/** Lease of a message, longer than an exchange can take: no other process sends it meanwhile. */
const leaseMs = 60_000;
/** Messages that are sent at the same time. */
const batch = 20;
/** How long a push service keeps a message for a device that is offline, in seconds. */
const keptSeconds = 86_400;
/**
 * Waits after each failure, in seconds. After one more failure the message is dropped: the notification is in the app,
 * and in the mail of users who chose it.
 */
const waits = [10, 60, 600, 3600] as const;

/** Sends due messages until none is left; several processes share the work. */
async function sendPushes(ctx: Context): Promise<void> {
  for (;;) {
    const now = ctx.clock.now();
    const leaseEnd = new Date(now.getTime() + leaseMs);
    const due = await claimDuePushes(ctx.db, { now, leaseEnd, limit: batch });
    await Promise.all(due.map((push) => settle(ctx, push, now)));
    if (due.length < batch) return;
  }
}

async function settle(ctx: Context, push: DuePush, now: Date): Promise<void> {
  const failure = await sendPush(ctx, push.device, push);
  const wait = waits[push.attempts - 1];
  if (failure === null || wait === undefined) await dropPush(ctx.db, push.id);
  else await planPush(ctx.db, push.id, new Date(now.getTime() + wait * 1000));
}

/**
 * Sends a message to a device once, encrypted for it (RFC 8291) and signed by this market (RFC 8292). A device that its
 * push service does not know any more is deleted together with its waiting messages.
 *
 * @returns a Turkish sentence why it was not sent; null when it was
 */
export async function sendPush(
  ctx: Context,
  device: PushTarget,
  { title, body, url }: PushContent,
): Promise<string | null> {
  const answer = await post(ctx, device, JSON.stringify({ title, body, url })).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  const sentence = sentenceOf(answer);
  if (sentence === null) await noteSent(ctx.db, device.id, ctx.clock.now());
  else if (isGone(answer)) await deleteDevice(ctx.db, device.id);
  else ctx.log.warn({ deviceId: device.id, answer: reasonOf(answer) }, 'push was not accepted');
  return sentence;
}

async function post(
  ctx: Context,
  { endpoint, p256dh, auth }: PushTarget,
  payload: string,
): Promise<WebhookAnswer> {
  const { publicKey, privateKey } = await pushIdentity(ctx);
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: `mailto:${addressIn(ctx.config.mailFrom)}`, publicKey, privateKey },
    TTL: keptSeconds,
    contentEncoding: 'aes128gcm',
  });
  return ctx.ports.webhooks.post(endpoint, { headers, body: body ?? Buffer.alloc(0) });
}

/** Returns the address of a sender that may contain a name, such as `Havan <bilgi@ornek.example>`. */
const addressIn = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

const isGone = (answer: Error | WebhookAnswer): boolean =>
  !(answer instanceof Error) && (answer.status === 404 || answer.status === 410);

const reasonOf = (answer: Error | WebhookAnswer): string | number =>
  answer instanceof Error ? answer.message : answer.status;

function sentenceOf(answer: Error | WebhookAnswer): string | null {
  if (isGone(answer)) return 'Bu cihazın bildirim izni kaldırılmış. Cihazda bildirimleri yeniden açın.';
  if (answer instanceof Error)
    return 'Tarayıcının bildirim sunucusuna ulaşılamadı. Biraz sonra yeniden deneyin.';
  if (answer.status >= 200 && answer.status < 300) return null;
  return `Tarayıcının bildirim sunucusu bildirimi kabul etmedi (${answer.status}).`;
}

export const pushJobs: readonly Job[] = [{ name: 'pushes', everySeconds: 5, run: sendPushes }];
