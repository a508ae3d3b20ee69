import { priceDayCalls } from '@havan/contract/backoffice/catalogue/price-days';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { priceDays, repair } from './price-days.service.ts';

export const priceDayRoutes: readonly Binding[] = [
  bind(priceDayCalls.getPriceDays, ({ productId }, { ctx }) => priceDays(ctx, productId)),
  bind(priceDayCalls.repairPriceDay, (request, { ctx, operator, caller }) =>
    repair(ctx, operator, caller, request),
  ),
];
