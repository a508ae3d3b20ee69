import { badgeCalls } from '@havan/contract/listings/badges';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { apply, badgesOf, brandsFor } from './badges.service.ts';

export const badgeRoutes: readonly Binding[] = [
  bind(badgeCalls.getBrandBadges, (_request, { ctx, actor }) => badgesOf(ctx, actor)),
  bind(badgeCalls.findBadgeBrands, (request, { ctx }) => brandsFor(ctx, request)),
  bind(badgeCalls.applyForBadge, (request, { ctx, actor }) => apply(ctx, actor, request)),
];
