import { webhookEvents } from '@havan/domain/webhook';
import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, done, id, idText, instant, nothing, pageOf, pageSize } from '../primitives.ts';

/** Where events are sent: an https address (http as well where the server opens loopback for development). */
export const webhookUrl = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(500),
  v.url('https:// ile başlayan bir adres yazın.'),
  v.regex(/^https?:\/\//i, 'https:// ile başlayan bir adres yazın.'),
  v.regex(/^[^@#]*$/, 'Adreste kullanıcı adı, şifre ya da # bölümü olamaz.'),
);
const events = v.pipe(
  v.array(v.picklist(webhookEvents)),
  v.minLength(1, 'En az bir olay seçin.'),
  v.maxLength(webhookEvents.length),
);

const webhook = v.object({
  webhookId: id,
  url: v.string(),
  events: v.array(v.picklist(webhookEvents)),
  createdAt: instant,
  /** Set while nothing is sent; what happens meanwhile waits. */
  pausedAt: v.nullable(instant),
  /** Why the server paused it; null when a person did. */
  pauseReason: v.nullable(v.string()),
  /** Until when the former secret signs as well. */
  formerSecretUntil: v.nullable(instant),
  /** Failures since the last success. */
  failures: v.number(),
  waiting: v.number(),
  dead: v.number(),
});
export type Webhook = v.InferOutput<typeof webhook>;

export const webhookDeliveryStates = ['waiting', 'delivered', 'dead'] as const;

const webhookDelivery = v.object({
  deliveryId: id,
  /** The header `webhook-id`: the same at every attempt. */
  messageId: v.string(),
  event: v.picklist([...webhookEvents, 'webhook.test']),
  /** Its subject; the next event of one subject is sent only when the one before it is settled. */
  subject: v.string(),
  /** The sent body, as JSON. */
  body: v.string(),
  state: v.picklist(webhookDeliveryStates),
  createdAt: instant,
  attempts: v.number(),
  lastAttemptAt: v.nullable(instant),
  nextAttemptAt: v.nullable(instant),
  /** HTTP status of the last answer; null without an answer. */
  status: v.nullable(v.number()),
  /** The beginning of the last answer. */
  answer: v.nullable(v.string()),
  /** Why the last attempt failed; null when it did not. */
  error: v.nullable(v.string()),
  /** How long the last attempt took, in milliseconds. */
  took: v.nullable(v.number()),
});
export type WebhookDelivery = v.InferOutput<typeof webhookDelivery>;

const byOwner = { access: 'seller', area: 'integrations', ownerOnly: true } as const;

const getWebhooksSchemas = {
  summary: 'Where events of the company are sent; never the secrets.',
  request: nothing,
  result: v.object({ webhooks: v.array(webhook) }),
};

export const getWebhooks = defineCall<typeof getWebhooksSchemas>()({
  method: 'GET',
  path: 'Webhooks/GetWebhooks',
  encoding: 'query',
  ...byOwner,
});

const secretSchemas = v.object({ webhookId: id, secret: v.string() });

const createWebhookSchemas = {
  summary: 'Sends events to an address from now on, and shows the secret that signs them, once.',
  request: v.strictObject({ url: webhookUrl, events }),
  result: secretSchemas,
};

export const createWebhook = defineCall<typeof createWebhookSchemas>()({
  method: 'POST',
  path: 'Webhooks/Create',
  encoding: 'json',
  ...byOwner,
});

const updateWebhookSchemas = {
  summary: 'Changes the address or the events, pauses or goes on.',
  request: v.strictObject({
    webhookId: id,
    url: v.optional(webhookUrl),
    events: v.optional(events),
    isPaused: v.optional(v.boolean()),
  }),
  result: done,
};

export const updateWebhook = defineCall<typeof updateWebhookSchemas>()({
  method: 'POST',
  path: 'Webhooks/Update',
  encoding: 'json',
  ...byOwner,
});

const deleteWebhookSchemas = {
  summary: 'Sends nothing to an address any more; what waited is dropped.',
  request: v.strictObject({ webhookId: id }),
  result: done,
};

export const deleteWebhook = defineCall<typeof deleteWebhookSchemas>()({
  method: 'POST',
  path: 'Webhooks/Delete',
  encoding: 'json',
  ...byOwner,
});

const rotateWebhookSecretSchemas = {
  summary: 'Makes a new secret; for a day the former one signs beside it.',
  request: v.strictObject({ webhookId: id }),
  result: secretSchemas,
};

export const rotateWebhookSecret = defineCall<typeof rotateWebhookSecretSchemas>()({
  method: 'POST',
  path: 'Webhooks/RotateSecret',
  encoding: 'json',
  ...byOwner,
});

const testWebhookSchemas = {
  summary: 'Sends a test event now and answers with what became of it.',
  request: v.strictObject({ webhookId: id }),
  result: webhookDelivery,
};

export const testWebhook = defineCall<typeof testWebhookSchemas>()({
  method: 'POST',
  path: 'Webhooks/Test',
  encoding: 'json',
  ...byOwner,
});

const getWebhookDeliveriesSchemas = {
  summary: 'What was sent to an address, or waits or was given up, the newest first.',
  request: v.strictObject({
    webhookId: idText,
    state: v.optional(v.picklist(webhookDeliveryStates)),
    cursor: v.optional(cursor),
    pageSize: v.optional(pageSize),
  }),
  result: pageOf(webhookDelivery),
};

export const getWebhookDeliveries = defineCall<typeof getWebhookDeliveriesSchemas>()({
  method: 'GET',
  path: 'Webhooks/GetDeliveries',
  encoding: 'query',
  ...byOwner,
});

const replayDeliveriesSchemas = {
  summary: 'Sends deliveries again, under their own ids: those that are named, or all that were given up.',
  request: v.strictObject({
    webhookId: id,
    /** Left out: all that were given up. */
    deliveryIds: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(100))),
  }),
  result: v.object({ replayed: v.number() }),
};

export const replayDeliveries = defineCall<typeof replayDeliveriesSchemas>()({
  method: 'POST',
  path: 'Webhooks/Replay',
  encoding: 'json',
  ...byOwner,
});

export const webhookCalls = {
  getWebhooks: withSchemas(getWebhooks, getWebhooksSchemas),
  createWebhook: withSchemas(createWebhook, createWebhookSchemas),
  updateWebhook: withSchemas(updateWebhook, updateWebhookSchemas),
  deleteWebhook: withSchemas(deleteWebhook, deleteWebhookSchemas),
  rotateWebhookSecret: withSchemas(rotateWebhookSecret, rotateWebhookSecretSchemas),
  testWebhook: withSchemas(testWebhook, testWebhookSchemas),
  getWebhookDeliveries: withSchemas(getWebhookDeliveries, getWebhookDeliveriesSchemas),
  replayDeliveries: withSchemas(replayDeliveries, replayDeliveriesSchemas),
};
