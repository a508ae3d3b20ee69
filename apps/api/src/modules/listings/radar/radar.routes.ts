import { expiryRadarCalls } from '@havan/contract/listings/expiry-radar';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { expiryRadar } from './radar.service.ts';

export const expiryRadarRoutes: readonly Binding[] = [
  bind(expiryRadarCalls.getExpiryRadar, (request, { ctx, actor }) => expiryRadar(ctx, actor, request)),
];
