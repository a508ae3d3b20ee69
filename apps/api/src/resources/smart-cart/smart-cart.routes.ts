import { smartCartCalls } from '@havan/contract/smart-cart';
import { bind, type Binding } from '../../http/bind.ts';
import { readList, readPastedLines, suggestions } from './smart-cart-list.service.ts';
import { readSearch, searchBasket, stopSearch, takeBasket } from './smart-cart.service.ts';

export const smartCartRoutes: readonly Binding[] = [
  bind(smartCartCalls.smartBasketBuilder, (request, { ctx, actor }) => searchBasket(ctx, actor, request)),
  bind(smartCartCalls.getSmartBasket, ({ smartCartId }, { ctx, actor }) =>
    readSearch(ctx, actor, smartCartId),
  ),
  bind(smartCartCalls.stopSmartBasket, ({ smartCartId }, { ctx, actor }) =>
    stopSearch(ctx, actor, smartCartId),
  ),
  // A changed market begins a search that outlives the call, so the call cannot be one transaction.
  bind(
    smartCartCalls.takeSmartBasket,
    ({ smartCartId, alternativeId }, { ctx, actor }) => takeBasket(ctx, actor, smartCartId, alternativeId),
    { transaction: 'handler' },
  ),
  bind(smartCartCalls.readSmartBasketLines, ({ text }, { ctx }) => readPastedLines(ctx, text)),
  bind(smartCartCalls.getSmartBasketList, ({ smartCartId }, { ctx, actor }) =>
    readList(ctx, actor, smartCartId),
  ),
  bind(smartCartCalls.getSmartBasketSuggestions, (_request, { ctx, actor }) => suggestions(ctx, actor)),
];
