import { cartCalls } from '@havan/contract/cart/cart';
import { cartReadingCalls } from '@havan/contract/cart/cart-reading';
import { cartTransferCalls } from '@havan/contract/cart/cart-transfer';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { cancel, reserve } from '../campaign-reservation/campaign-reservation.service.ts';
import { applyHint, rollback, selectCarrier } from './cart-actions.service.ts';
import { checklist, crossCart, orderSummary, summary } from './cart-reading.service.ts';
import { acceptChanges, changeLine, deleteLines, getCart } from './cart.service.ts';
import { bulkAdd, merge } from './bulk-add.service.ts';

export const cartRoutes: readonly Binding[] = [
  bind(cartCalls.getCart, (_request, { ctx, actor }) => getCart(ctx, actor)),
  bind(cartCalls.addOrRemove, (request, { ctx, actor }) => changeLine(ctx, actor, request)),
  bind(cartCalls.deleteCartItems, (request, { ctx, actor }) => deleteLines(ctx, actor, request)),
  bind(cartCalls.acceptCartChanges, (request, { ctx, actor }) => acceptChanges(ctx, actor, request)),
  bind(cartCalls.reserveCampaign, (request, { ctx, actor }) => reserve(ctx, actor, request)),
  bind(cartCalls.cancelCampaign, (request, { ctx, actor }) => cancel(ctx, actor, request)),
  bind(cartTransferCalls.bulkAddCartItems, (request, { ctx, actor }) => bulkAdd(ctx, actor, request)),
  bind(cartTransferCalls.mergeCart, (request, { ctx, actor }) => merge(ctx, actor, request)),
  bind(cartTransferCalls.rollbackCart, (request, { ctx, actor }) => rollback(ctx, actor, request)),
  bind(cartTransferCalls.pickCarrier, (request, { ctx, actor }) => selectCarrier(ctx, actor, request)),
  bind(cartReadingCalls.getCartSummary, (_request, { ctx, actor }) => summary(ctx, actor)),
  bind(cartReadingCalls.getCartChecklist, (_request, { ctx, actor }) => checklist(ctx, actor)),
  bind(cartReadingCalls.getOrderSummary, (request, { ctx, actor }) => orderSummary(ctx, actor, request)),
  bind(cartReadingCalls.getCrossCart, (_request, { ctx, actor }) => crossCart(ctx, actor)),
  bind(cartReadingCalls.applyCrossCart, (request, { ctx, actor }) => applyHint(ctx, actor, request)),
];
