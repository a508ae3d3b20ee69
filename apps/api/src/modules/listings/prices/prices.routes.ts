import { priceSuggestionCalls } from '@havan/contract/listings/price-suggestion';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { productMarket, suggestPrices } from './prices.service.ts';

export const priceRoutes: readonly Binding[] = [
  bind(priceSuggestionCalls.getPriceSuggestion, (request, { ctx, actor }) =>
    suggestPrices(ctx, actor, request),
  ),
  bind(priceSuggestionCalls.getProductMarket, (request, { ctx, actor }) =>
    productMarket(ctx, actor, request),
  ),
];
