import { recallCalls } from '@havan/contract/backoffice/risk/recalls';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { end, reachOf, recalls, recallWhole, start } from './recalls.service.ts';

export const recallRoutes: readonly Binding[] = [
  bind(recallCalls.previewRecall, (request, { ctx }) => reachOf(ctx, request)),
  bind(recallCalls.startRecall, (request, { ctx, operator, caller }) =>
    start(ctx, operator, caller, request),
  ),
  bind(recallCalls.getRecalls, (request, { ctx }) => recalls(ctx, request)),
  bind(recallCalls.getRecall, (request, { ctx }) => recallWhole(ctx, request)),
  bind(recallCalls.endRecall, (request, { ctx, operator, caller }) => end(ctx, operator, caller, request)),
];
