import { marketDayCalls } from '@havan/contract/backoffice/money/market-day';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { marketDay } from './market-day.service.ts';

export const marketDayRoutes: readonly Binding[] = [
  bind(marketDayCalls.getMarketDay, (_request, { ctx, operator }) => marketDay(ctx, operator)),
];
