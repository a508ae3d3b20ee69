import { smartCartCalls } from '@havan/contract/cart/smart-cart';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { readList, readPastedLines, suggestions } from './smart-cart-list.service.ts';
import { readSearch, searchCart, stopSearch, takeCart } from './smart-cart.service.ts';

export const smartCartRoutes: readonly Binding[] = [
  bind(smartCartCalls.smartCartBuilder, (request, { ctx, actor }) => searchCart(ctx, actor, request)),
  bind(smartCartCalls.getSmartCart, ({ smartCartId }, { ctx, actor }) => readSearch(ctx, actor, smartCartId)),
  bind(smartCartCalls.stopSmartCart, ({ smartCartId }, { ctx, actor }) =>
    stopSearch(ctx, actor, smartCartId),
  ),
  // A changed market starts a search that outlives the call, so the call cannot be one transaction.
  bind(
    smartCartCalls.takeSmartCart,
    ({ smartCartId, alternativeId }, { ctx, actor }) => takeCart(ctx, actor, smartCartId, alternativeId),
    { transaction: 'handler' },
  ),
  bind(smartCartCalls.readSmartCartLines, ({ text }, { ctx }) => readPastedLines(ctx, text)),
  bind(smartCartCalls.getSmartCartList, ({ smartCartId }, { ctx, actor }) =>
    readList(ctx, actor, smartCartId),
  ),
  bind(smartCartCalls.getSmartCartSuggestions, (_request, { ctx, actor }) => suggestions(ctx, actor)),
];
