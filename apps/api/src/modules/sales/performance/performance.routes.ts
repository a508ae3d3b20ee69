import { performanceCalls } from '@havan/contract/sales/performance';
import { bind, type Binding } from '../../../core/http/bind.ts';
import {
  expiringPurchases,
  performanceGroups,
  purchasesAndSolds,
  salesPerformance,
} from './performance.service.ts';
import { listRequiredActions } from './required-actions.service.ts';

export const performanceRoutes: readonly Binding[] = [
  bind(
    performanceCalls.getSalesPerformance,
    (request, { ctx, actor }) => salesPerformance(ctx, actor, request),
    { reads: 'replica' },
  ),
  bind(
    performanceCalls.getPerformanceGroups,
    (request, { ctx, actor }) => performanceGroups(ctx, actor, request),
    { reads: 'replica' },
  ),
  bind(
    performanceCalls.getPurchasesAndSolds,
    (request, { ctx, actor }) => purchasesAndSolds(ctx, actor, request),
    { reads: 'replica' },
  ),
  bind(
    performanceCalls.getExpiringPurchases,
    (request, { ctx, actor }) => expiringPurchases(ctx, actor, request),
    { reads: 'replica' },
  ),
  bind(performanceCalls.getRequiredActions, (request, { ctx, actor }) =>
    listRequiredActions(ctx, actor, request),
  ),
];
