import { expiryGuardCalls } from '@havan/contract/cart/expiry-guard';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { expiryGuard, switchExpiryGuard } from './expiry-guard.service.ts';

export const expiryGuardRoutes: readonly Binding[] = [
  bind(expiryGuardCalls.getExpiryGuard, (request, { ctx, actor }) => expiryGuard(ctx, actor, request)),
  bind(expiryGuardCalls.setExpiryGuard, (request, { ctx, actor }) => switchExpiryGuard(ctx, actor, request)),
];
