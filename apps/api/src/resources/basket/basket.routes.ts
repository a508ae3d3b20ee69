import { basketCalls } from '@havan/contract/basket';
import { basketReadingCalls } from '@havan/contract/basket-reading';
import { basketTransferCalls } from '@havan/contract/basket-transfer';
import { bind, type Binding } from '../../http/bind.ts';
import { cancel, reserve } from '../campaigns/campaigns.service.ts';
import { applyHint, rollback, selectCarrier } from './basket-actions.service.ts';
import { checklist, crossBasket, orderSummary, summary } from './basket-reading.service.ts';
import { acceptChanges, changeLine, deleteLines, getBasket } from './basket.service.ts';
import { bulkAdd, merge } from './bulk-add.service.ts';

export const basketRoutes: readonly Binding[] = [
  bind(basketCalls.getBasket, (_request, { ctx, actor }) => getBasket(ctx, actor)),
  bind(basketCalls.addOrRemove, (request, { ctx, actor }) => changeLine(ctx, actor, request)),
  bind(basketCalls.deleteBasketItems, (request, { ctx, actor }) => deleteLines(ctx, actor, request)),
  bind(basketCalls.acceptBasketChanges, (request, { ctx, actor }) => acceptChanges(ctx, actor, request)),
  bind(basketCalls.reserveCampaign, (request, { ctx, actor }) => reserve(ctx, actor, request)),
  bind(basketCalls.cancelCampaign, (request, { ctx, actor }) => cancel(ctx, actor, request)),
  bind(basketTransferCalls.bulkAddBasketItems, (request, { ctx, actor }) => bulkAdd(ctx, actor, request)),
  bind(basketTransferCalls.mergeBasket, (request, { ctx, actor }) => merge(ctx, actor, request)),
  bind(basketTransferCalls.rollbackBasket, (request, { ctx, actor }) => rollback(ctx, actor, request)),
  bind(basketTransferCalls.selectCargo, (request, { ctx, actor }) => selectCarrier(ctx, actor, request)),
  bind(basketReadingCalls.getBasketSummary, (_request, { ctx, actor }) => summary(ctx, actor)),
  bind(basketReadingCalls.getBasketChecklist, (_request, { ctx, actor }) => checklist(ctx, actor)),
  bind(basketReadingCalls.getOrderSummary, (request, { ctx, actor }) => orderSummary(ctx, actor, request)),
  bind(basketReadingCalls.getCrossBasket, (_request, { ctx, actor }) => crossBasket(ctx, actor)),
  bind(basketReadingCalls.applyCrossBasket, (request, { ctx, actor }) => applyHint(ctx, actor, request)),
];
