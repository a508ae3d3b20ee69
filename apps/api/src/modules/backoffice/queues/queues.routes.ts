import { queueCalls } from '@havan/contract/backoffice/queues';
import { bind, type Binding, done } from '../../../core/http/bind.ts';
import { claim, decide, leave, queueCounts, queuePage } from './queues.service.ts';

export const queueRoutes: readonly Binding[] = [
  bind(queueCalls.getQueues, (_request, { ctx, operator }) => queueCounts(ctx, operator)),
  bind(queueCalls.getQueue, (request, { ctx, operator }) => queuePage(ctx, operator, request)),
  bind(queueCalls.claimQueueItem, (request, { ctx, operator }) => claim(ctx, operator, request)),
  bind(queueCalls.leaveQueue, async ({ queue }, { ctx, operator }) => {
    await leave(ctx, operator, queue);
    return done;
  }),
  bind(queueCalls.decideQueueItem, async (request, { ctx, operator, caller }) => {
    await decide(ctx, operator, caller, request);
    return done;
  }),
];
