import { pointsCalls } from '@havan/contract/points';
import { bind, type Binding } from '../../http/bind.ts';
import { loyaltyPoints } from './points.service.ts';

export const pointsRoutes: readonly Binding[] = [
  bind(pointsCalls.getLoyaltyPoints, (request, { ctx, actor }) => loyaltyPoints(ctx, actor, request)),
];
