import { webhookCalls as calls } from '@havan/contract/notifications/webhooks';
import { bind, type Binding, done } from '../../../core/http/bind.ts';
import * as service from './webhooks.service.ts';

export const webhookRoutes: readonly Binding[] = [
  bind(calls.getWebhooks, (_request, { ctx, actor }) => service.webhooksOf(ctx, actor)),
  bind(calls.createWebhook, (request, { ctx, actor }) => service.makeWebhook(ctx, actor, request)),
  bind(calls.updateWebhook, async (request, { ctx, actor }) => {
    await service.changeWebhook(ctx, actor, request);
    return done;
  }),
  bind(calls.deleteWebhook, async ({ webhookId }, { ctx, actor }) => {
    await service.removeWebhook(ctx, actor, webhookId);
    return done;
  }),
  bind(calls.rotateWebhookSecret, ({ webhookId }, { ctx, actor }) =>
    service.rotateSecret(ctx, actor, webhookId),
  ),
  bind(calls.testWebhook, ({ webhookId }, { ctx, actor }) => service.testWebhook(ctx, actor, webhookId)),
  bind(calls.getWebhookDeliveries, (request, { ctx, actor }) => service.deliveriesOf(ctx, actor, request)),
  bind(calls.replayDeliveries, (request, { ctx, actor }) => service.replayDeliveries(ctx, actor, request)),
];
