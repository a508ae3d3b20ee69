import { pointsCalls } from '@havan/contract/money/points';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { loyaltyPoints } from './points.service.ts';

export const pointsRoutes: readonly Binding[] = [
  bind(pointsCalls.getLoyaltyPoints, (request, { ctx, actor }) => loyaltyPoints(ctx, actor, request)),
];
