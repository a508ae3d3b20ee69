import { carrierPricingCalls } from '@havan/contract/money/carrier-pricing';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { carrierPrices } from './carrier-pricing.service.ts';

export const carrierPricingRoutes: readonly Binding[] = [
  bind(carrierPricingCalls.getCarrierPrices, (request, { ctx }) => carrierPrices(ctx, request)),
];
